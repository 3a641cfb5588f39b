import { describeAsking } from './scenarios/asking.ts';
import { LITERALNIE, WORTEL } from './scenarios/courses.ts';
import { describeTwoGames } from './scenarios/two-games.ts';
import { describeWordle } from './scenarios/wordle.ts';

describeWordle('chromium');
describeAsking('chromium');
describeTwoGames('chromium', [WORTEL, LITERALNIE]);
