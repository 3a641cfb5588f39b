import { describeExtension } from './scenarios/extension.ts';

describeExtension('firefox');
