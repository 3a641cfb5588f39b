import { launchChromium } from './browsers/chromium.ts';
import { describeExtension } from './scenarios.ts';

describeExtension('chromium', launchChromium);
