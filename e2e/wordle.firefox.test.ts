import { WORDLE } from './scenarios/courses.ts';
import { describeGame } from './scenarios/game.ts';
import { describeBoard } from './scenarios/board.ts';
import { describeWordle } from './scenarios/wordle.ts';

describeBoard('firefox', WORDLE);
describeGame('firefox', WORDLE);
describeWordle('firefox');
