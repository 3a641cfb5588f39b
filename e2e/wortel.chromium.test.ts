import { describeBoard } from './scenarios/board.ts';
import { WORTEL, WORTEL_OF_2022 } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';

describeBoard('chromium', WORTEL);
describeBoard('chromium', WORTEL_OF_2022);
describeGame('chromium', WORTEL);
