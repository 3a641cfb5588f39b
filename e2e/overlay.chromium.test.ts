import { COURSES, FIRST_WORDLE } from './scenarios/courses.ts';
import { describeOverlay } from './scenarios/overlay.ts';

describeOverlay('chromium', [...COURSES, FIRST_WORDLE]);
