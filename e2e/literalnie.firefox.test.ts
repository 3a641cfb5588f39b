import { LITERALNIE, WORTEL } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';
import { describeTwoGames } from './scenarios/two-games.ts';
import { describeBoard } from './scenarios/board.ts';

describeBoard('firefox', LITERALNIE);
describeGame('firefox', LITERALNIE);
describeTwoGames('firefox', [WORTEL, LITERALNIE]);
