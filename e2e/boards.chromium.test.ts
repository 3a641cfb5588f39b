import { describeBoards } from './scenarios/boards.ts';

describeBoards('chromium');
