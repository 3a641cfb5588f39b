import { describeAsking } from './scenarios/asking.ts';
import { describeExtension } from './scenarios/extension.ts';
import { describeOwnWords } from './scenarios/own-words.ts';
import { describePrivateWindow } from './scenarios/private-window.ts';

describeAsking('firefox');
describeExtension('firefox');
describeOwnWords('firefox');
describePrivateWindow('firefox');
