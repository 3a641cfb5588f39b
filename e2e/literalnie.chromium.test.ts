import { LITERALNIE, LITERALNIE_RENAMED, WORTEL } from './scenarios/courses.ts';
import { describeBoard, describeGame, describeTwoGames } from './scenarios/games.ts';

describeBoard('chromium', LITERALNIE);
describeBoard('chromium', LITERALNIE_RENAMED);
describeGame('chromium', LITERALNIE);
describeTwoGames('chromium', [WORTEL, LITERALNIE]);
