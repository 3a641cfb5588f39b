import { FIRST_WORDLE, WORDLE } from './scenarios/courses.ts';
import { describeBoard, describeGame } from './scenarios/games.ts';
import { describeWordle } from './scenarios/wordle.ts';

describeBoard('chromium', WORDLE);
describeBoard('chromium', FIRST_WORDLE);
describeGame('chromium', WORDLE);
describeWordle('chromium');
