import { WORTEL, WORTEL_OF_2022 } from './scenarios/courses.ts';
import { describeBoard, describeGame } from './scenarios/games.ts';

describeBoard('chromium', WORTEL);
describeBoard('chromium', WORTEL_OF_2022);
describeGame('chromium', WORTEL);
