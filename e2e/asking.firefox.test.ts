import { describeAsking } from './scenarios/asking.ts';

describeAsking('firefox');
