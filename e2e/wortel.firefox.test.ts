import { WORTEL, WORTEL_OF_2022 } from './scenarios/courses.ts';
import { describeBoard, describeGame } from './scenarios/games.ts';

describeBoard('firefox', WORTEL);
describeBoard('firefox', WORTEL_OF_2022);
describeGame('firefox', WORTEL);
