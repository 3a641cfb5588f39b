import { describePractice } from './scenarios/practice.ts';

describePractice('chromium');
