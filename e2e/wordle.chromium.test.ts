import { describeBoard } from './scenarios/board.ts';
import { FIRST_WORDLE, WORDLE } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';

describeBoard('chromium', WORDLE);
describeBoard('chromium', FIRST_WORDLE);
describeGame('chromium', WORDLE);
