import { describeExtension } from './scenarios/extension.ts';
import { describeKills } from './scenarios/kills.ts';
import { describeOwnWords } from './scenarios/own-words.ts';
import { describePastAnswers } from './scenarios/past-answers.ts';
import { describePrivateWindow } from './scenarios/private-window.ts';
import { describeReadingPanel } from './scenarios/reading-panel.ts';

describeExtension('chromium');
describeKills('chromium');
describeOwnWords('chromium');
describePastAnswers('chromium');
describeReadingPanel('chromium');
describePrivateWindow('chromium');
