import { FIRST_WORDLE, WORDLE } from './scenarios/courses.ts';
import { describeBoard, describeGame } from './scenarios/games.ts';
import { describeWordle } from './scenarios/wordle.ts';

describeBoard('firefox', WORDLE);
describeBoard('firefox', FIRST_WORDLE);
describeGame('firefox', WORDLE);
describeWordle('firefox');
