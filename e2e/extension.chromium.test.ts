import { describeExtension } from './scenarios/extension.ts';

describeExtension('chromium');
