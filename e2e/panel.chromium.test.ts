import { describeReadingPanel } from './scenarios/reading-panel.ts';

describeReadingPanel('chromium');
