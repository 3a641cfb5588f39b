import { WORTEL, WORTEL_OF_2022 } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';
import { describeBoard } from './scenarios/board.ts';

describeBoard('firefox', WORTEL);
describeBoard('firefox', WORTEL_OF_2022);
describeGame('firefox', WORTEL);
