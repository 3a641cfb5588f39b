import { describeAsking } from './scenarios/asking.ts';
import { describeTwoGames } from './scenarios/two-games.ts';
import { LITERALNIE, WORTEL } from './scenarios/courses.ts';

describeAsking('chromium');
describeTwoGames('chromium', [WORTEL, LITERALNIE]);
