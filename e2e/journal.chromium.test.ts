import { WORDLE } from './scenarios/courses.ts';
import { describeJournal } from './scenarios/journal.ts';

describeJournal('chromium', WORDLE);
