import { describeBoard } from './scenarios/board.ts';
import { FIRST_WORDLE } from './scenarios/courses.ts';

describeBoard('chromium', FIRST_WORDLE);
