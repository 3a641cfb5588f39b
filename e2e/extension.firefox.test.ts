import { describeAsking } from './scenarios/asking.ts';
import { describeExtension } from './scenarios/extension.ts';

describeAsking('firefox');
describeExtension('firefox');
