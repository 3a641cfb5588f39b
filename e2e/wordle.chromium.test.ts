import { describeBoard } from './scenarios/board.ts';
import { WORDLE } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';

describeBoard('chromium', WORDLE);
describeGame('chromium', WORDLE);
