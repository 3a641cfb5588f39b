import { describeAsking } from './scenarios/asking.ts';
import { describeExtension } from './scenarios/extension.ts';
import { describeOwnWords } from './scenarios/own-words.ts';
import { describePrivateWindow } from './scenarios/private-window.ts';

describeAsking('chromium');
describeExtension('chromium');
describeOwnWords('chromium');
describePrivateWindow('chromium');
