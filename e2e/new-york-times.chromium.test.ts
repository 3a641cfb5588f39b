import { describeWordle } from './scenarios/wordle.ts';

describeWordle('chromium');
