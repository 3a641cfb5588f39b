import { describeBoard } from './scenarios/board.ts';
import { LITERALNIE, LITERALNIE_RENAMED } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';

describeBoard('firefox', LITERALNIE);
describeBoard('firefox', LITERALNIE_RENAMED);
describeGame('firefox', LITERALNIE);
