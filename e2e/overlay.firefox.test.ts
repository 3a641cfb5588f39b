import { COURSES, FIRST_WORDLE } from './scenarios/courses.ts';
import { describeOverlay } from './scenarios/overlay.ts';

describeOverlay('firefox', [...COURSES, FIRST_WORDLE]);
