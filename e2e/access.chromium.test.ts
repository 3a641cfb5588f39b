import { describeAccess } from './scenarios/access.ts';

describeAccess('chromium');
