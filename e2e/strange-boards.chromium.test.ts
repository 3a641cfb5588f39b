import { describeStrangeBoards } from './scenarios/strange-boards.ts';

describeStrangeBoards('chromium');
