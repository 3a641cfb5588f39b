import { launchFirefox } from './browsers/firefox.ts';
import { describeExtension } from './scenarios.ts';

describeExtension('firefox', launchFirefox);
