import { WORTEL } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';
import { describeBoard } from './scenarios/board.ts';

describeBoard('firefox', WORTEL);
describeGame('firefox', WORTEL);
