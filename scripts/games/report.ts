/** What is printed of games that have been played. */
import { propertiesOf } from '../../e2e/games/describe.ts';
import type { Trial } from '../../e2e/games/trials.ts';

/** What can be told of alone. */
export const SHOWN = ['wrong', 'not-read', 'asked', 'late', 'untold'] as const;
export type Shown = (typeof SHOWN)[number];

const VERDICTS: Readonly<Record<Shown, Trial['verdict']>> = {
  wrong: 'wrong',
  'not-read': 'not read',
  asked: 'asked',
  late: 'read late',
  untold: 'unreadable untold',
};

/** How many games there are of each kind. */
export function countOf(trials: readonly Trial[]) {
  const count = (verdict: Trial['verdict']) => trials.filter((trial) => trial.verdict === verdict).length;
  return {
    games: trials.length,
    wrong: count('wrong'),
    read: count('read'),
    late: count('read late'),
    /** Games of which the player is asked what their colours mean. */
    asked: count('asked'),
    notRead: count('not read'),
    /** Games that nobody could read, and that were said to be so, or not. */
    told: count('told unreadable'),
    untold: count('unreadable untold'),
  };
}

/** A property is told of where so many games have it. */
const MIN_GAMES = 3;
/** So many properties are told of. */
const MOST_PROPERTIES = 30;

/** The properties that games with a verdict have more often than others, those first that make most difference. */
function behind(trials: readonly Trial[], verdict: Trial['verdict']): string[] {
  const failing = new Map<string, number>();
  const having = new Map<string, number>();
  for (const trial of trials) {
    for (const property of propertiesOf(trial.game)) {
      having.set(property, (having.get(property) ?? 0) + 1);
      if (trial.verdict === verdict) failing.set(property, (failing.get(property) ?? 0) + 1);
    }
  }
  const all = trials.filter((trial) => trial.verdict === verdict).length / trials.length;
  return (
    [...failing]
      .map(([property, failed]) => ({ property, failed, of: having.get(property)! }))
      .filter(({ of }) => of >= MIN_GAMES)
      // So many more than there would be if the property made no difference.
      .map((it) => ({ ...it, more: it.failed - it.of * all }))
      .filter(({ more }) => more > 0)
      .sort((a, b) => b.more - a.more)
      .slice(0, MOST_PROPERTIES)
      .map(({ property, failed, of }) => `  ${failed} of ${of}  ${property}`)
  );
}

const line = ({ game, outcome, verdict }: Trial): string => {
  const what =
    verdict === 'wrong' ? outcome.wrong.join('; ') : (outcome.missed[0] ?? JSON.stringify(outcome.last));
  return `  ${game.seed}: ${what}`;
};

export function reportOf(trials: readonly Trial[], only: Shown | null): string {
  const sections = SHOWN.filter((shown) => only === null || shown === only).flatMap((shown) => {
    const verdict = VERDICTS[shown];
    const its = trials.filter((trial) => trial.verdict === verdict);
    if (its.length === 0) return [];
    return [
      `\n${verdict}: ${its.length}`,
      ...its.map(line),
      'Properties of these, and of how many games:',
      ...behind(trials, verdict),
    ];
  });
  const counts = Object.entries(countOf(trials)).map(([name, count]) => `${name}: ${count}`);
  return [...sections, `\n${counts.join(', ')}`].join('\n');
}
