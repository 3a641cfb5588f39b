import { describeExtension } from './scenarios/extension.ts';
import { describeKills } from './scenarios/kills.ts';
import { describeOwnWords } from './scenarios/own-words.ts';
import { describePastAnswers } from './scenarios/past-answers.ts';
import { describePrivateWindow } from './scenarios/private-window.ts';
import { describeReadingPanel } from './scenarios/reading-panel.ts';

describeExtension('firefox');
describeKills('firefox');
describeOwnWords('firefox');
describePastAnswers('firefox');
describeReadingPanel('firefox');
describePrivateWindow('firefox');
