import { describeExtension } from './scenarios/extension.ts';
import { describePrivateWindow } from './scenarios/private-window.ts';

describeExtension('chromium');
describePrivateWindow('chromium');
