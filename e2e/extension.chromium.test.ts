import { describeAsking } from './scenarios/asking.ts';
import { describeExtension } from './scenarios/extension.ts';
import { describeOwnWords } from './scenarios/own-words.ts';

describeAsking('chromium');
describeExtension('chromium');
describeOwnWords('chromium');
