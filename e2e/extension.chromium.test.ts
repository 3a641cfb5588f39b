import { describeExtension } from './scenarios/extension.ts';
import { describeOwnWords } from './scenarios/own-words.ts';
import { describePrivateWindow } from './scenarios/private-window.ts';
import { describeReadingPanel } from './scenarios/reading-panel.ts';

describeExtension('chromium');
describeOwnWords('chromium');
describeReadingPanel('chromium');
describePrivateWindow('chromium');
