import { describeAnySite } from './scenarios/any-site.ts';

describeAnySite('chromium');
