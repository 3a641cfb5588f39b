import { describeBoard } from './scenarios/board.ts';
import { FIRST_WORDLE } from './scenarios/courses.ts';

describeBoard('firefox', FIRST_WORDLE);
