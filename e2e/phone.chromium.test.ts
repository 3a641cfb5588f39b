import { describePhone } from './scenarios/phone.ts';

describePhone();
