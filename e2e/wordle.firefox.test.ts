import { describeBoard } from './scenarios/board.ts';
import { FIRST_WORDLE, WORDLE } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';

describeBoard('firefox', WORDLE);
describeBoard('firefox', FIRST_WORDLE);
describeGame('firefox', WORDLE);
