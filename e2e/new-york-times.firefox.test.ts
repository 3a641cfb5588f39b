import { describeAsking } from './scenarios/asking.ts';
import { describeWordle } from './scenarios/wordle.ts';

describeWordle('firefox');
describeAsking('firefox');
