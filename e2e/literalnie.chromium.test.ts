import { LITERALNIE, LITERALNIE_RENAMED, WORTEL } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';
import { describeTwoGames } from './scenarios/two-games.ts';
import { describeBoard } from './scenarios/board.ts';

describeBoard('chromium', LITERALNIE);
describeBoard('chromium', LITERALNIE_RENAMED);
describeGame('chromium', LITERALNIE);
describeTwoGames('chromium', [WORTEL, LITERALNIE]);
