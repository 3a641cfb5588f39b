import { describeWordle } from './scenarios/wordle.ts';

describeWordle('firefox');
