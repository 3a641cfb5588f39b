import { LITERALNIE, LITERALNIE_RENAMED, WORTEL } from './scenarios/courses.ts';
import { describeBoard, describeGame, describeTwoGames } from './scenarios/games.ts';

describeBoard('firefox', LITERALNIE);
describeBoard('firefox', LITERALNIE_RENAMED);
describeGame('firefox', LITERALNIE);
describeTwoGames('firefox', [WORTEL, LITERALNIE]);
