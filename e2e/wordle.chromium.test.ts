import { FIRST_WORDLE, WORDLE } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';
import { describeBoard } from './scenarios/board.ts';
import { describeWordle } from './scenarios/wordle.ts';

describeBoard('chromium', WORDLE);
describeBoard('chromium', FIRST_WORDLE);
describeGame('chromium', WORDLE);
describeWordle('chromium');
