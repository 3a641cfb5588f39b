import { describeExtension } from './scenarios/extension.ts';
import { describePrivateWindow } from './scenarios/private-window.ts';

describeExtension('firefox');
describePrivateWindow('firefox');
