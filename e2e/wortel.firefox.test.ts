import { describeBoard } from './scenarios/board.ts';
import { WORTEL } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';

describeBoard('firefox', WORTEL);
describeGame('firefox', WORTEL);
