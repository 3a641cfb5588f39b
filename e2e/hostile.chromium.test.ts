import { describeHostileDocuments } from './scenarios/hostile-documents.ts';
import { describeHostile } from './scenarios/hostile.ts';

describeHostile('chromium');
describeHostileDocuments('chromium');
