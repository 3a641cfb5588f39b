import { describeUpdate } from './scenarios/update.ts';

describeUpdate('chromium');
