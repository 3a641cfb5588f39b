import { describeUpdate } from './scenarios/update.ts';

describeUpdate('firefox');
