/** `npm run figures -- --check`: plays samples again, and compares what they come to with what they came to before. */
import type { Played } from '../simulate/command.ts';
import { parseOptions } from '../simulate/options.ts';
import { prepare } from '../simulate/prepare.ts';
import type { Summary } from '../simulate/report.ts';
import { othersThanIn, suggestAll, SUGGESTIONS_FILE } from '../suggestions/suggestions.ts';
import { GAMES, REVIEWED, reviewsDiffering } from './review-games.ts';
import { ruleGames } from './rule-games.ts';
import { ARTICLE_RUNS, OWN_RUNS } from './runs.ts';

/** What differs, a line each; none where all is as it was. */
type Difference = readonly string[];

interface Check {
  readonly name: string;
  readonly differences: () => Promise<Difference>;
}

/** What the articles' strategies come to, to the guess, in a seeded sample of 60 games. */
const ARTICLES: Readonly<Record<string, Readonly<Pick<Summary, 'total' | 'solved'>>>> = {
  'go-en': { total: 301, solved: 47 },
  'go-en-likely': { total: 283, solved: 55 },
  'go-de': { total: 284, solved: 55 },
  'matlab-pl': { total: 316, solved: 52 },
  'matlab-updated-pl': { total: 302, solved: 54 },
  'pandas-en': { total: 218, solved: 59 },
  'nltk-en': { total: 294, solved: 37 },
};
const ARTICLE_GAMES = 60;

/** What ours takes at most, on average, in a seeded sample; it may become better. */
const OWN: Readonly<Record<string, { readonly games: number; readonly mean: number }>> = {
  'en-likely': { games: 40, mean: 3.45 },
  'en-likely-hard': { games: 40, mean: 3.5 },
  'en-all': { games: 20, mean: 4.25 },
  'de-all': { games: 20, mean: 3.9 },
  'pl-all': { games: 8, mean: 4.5 },
};

/** Everything there is to check. @param played plays a run */
async function checksWith(played: Played): Promise<Check[]> {
  const sampled = async (name: string, options: string, games: number): Promise<Summary> =>
    played(name, await prepare(parseOptions([...options.split(' '), '--sample', String(games)])));
  return [
    ...ARTICLE_RUNS.map(({ name, options }) => ({
      name: `${name}, ${ARTICLE_GAMES} games`,
      async differences() {
        const { total, solved } = await sampled(name, options, ARTICLE_GAMES);
        return unlike({ ...ARTICLES[name]! }, { total, solved });
      },
    })),
    ...OWN_RUNS.map(({ name, options }) => ({
      name: `${name}, ${OWN[name]!.games} games`,
      async differences() {
        const { mean, lost } = await sampled(name, options, OWN[name]!.games);
        return [
          ...lost.map((answer) => `lost ${answer}`),
          ...(mean > OWN[name]!.mean ? [`takes ${mean} guesses, and ${OWN[name]!.mean} at most before`] : []),
        ];
      },
    })),
    ...(await ruleGames()).map(({ name, expected, play }) => ({
      name,
      differences: () => Promise.resolve(unlike(expected, play())),
    })),
    ...REVIEWED.map((lexicon) => ({
      name: `${GAMES} games reviewed, ${lexicon}, compared with a slow second way`,
      differences: () => reviewsDiffering(lexicon),
    })),
    {
      name: `suggestions, compared with ${SUGGESTIONS_FILE}`,
      differences: async () => othersThanIn(SUGGESTIONS_FILE, await suggestAll()),
    },
  ];
}

function unlike(before: object, now: object): Difference {
  const [expected, found] = [JSON.stringify(before), JSON.stringify(now)];
  return expected === found ? [] : [`came to ${expected} before, and to ${found} now`];
}

/** Prints what is checked and what differs. @returns whether all is as it was */
export async function checkFigures(played: Played): Promise<boolean> {
  const checks = await checksWith(played);
  let differing = 0;
  for (const { name, differences } of checks) {
    const found = await differences();
    console.log(`${found.length === 0 ? 'as before' : 'DIFFERS'}: ${name}`);
    for (const line of found) console.log(`  ${line}`);
    if (found.length > 0) differing++;
  }
  console.log(`\n${checks.length} checked, ${differing} differ`);
  return differing === 0;
}
