import { describeOwnWords } from './scenarios/own-words.ts';

describeOwnWords('chromium');
