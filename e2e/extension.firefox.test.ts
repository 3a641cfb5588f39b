import { describeAsking } from './scenarios/asking.ts';
import { describeExtension } from './scenarios/extension.ts';
import { describeOwnWords } from './scenarios/own-words.ts';

describeAsking('firefox');
describeExtension('firefox');
describeOwnWords('firefox');
