import { describeBoard } from './scenarios/board.ts';
import { LITERALNIE } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';

describeBoard('chromium', LITERALNIE);
describeGame('chromium', LITERALNIE);
