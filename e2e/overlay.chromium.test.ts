import * as courses from './scenarios/courses.ts';
import { describeOverlay } from './scenarios/overlay.ts';

describeOverlay('chromium', Object.values(courses));
