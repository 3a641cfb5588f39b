/**
 * Expected guesses, our own strategy: rank every allowed guess by how many guesses the game would take
 * with it, weighed by the prior. A one-step estimate comes at once; then the best guesses are played on
 * in all their groups, ever more thoroughly, until the budget is spent or nothing is left to try.
 */
import { LOSS } from '../estimates.ts';
import { type Cost, type Move, Search } from '../search.ts';
import type { Position } from './strategy.ts';

/** How sure a number of expected guesses is. */
export type Certainty =
  /** Judged by the groups that the guess leaves. */
  | 'estimated'
  /** Found by playing on: it can be had, and perhaps something better. */
  | 'searched'
  /** What comes of following the rule of a strategy to the end. */
  | 'played'
  /** No play does better after this guess; and where it comes first, no other guess does. */
  | 'proven';

/** A guess with its measures. */
export interface RankedGuess {
  /** The word's number in the dictionary. */
  readonly word: number;
  /** Whether it can be the answer itself. */
  readonly candidate: boolean;
  /** Into how many groups the feedback would split the candidates. */
  readonly groups: number;
  /** How many candidates are in the largest group. */
  readonly largest: number;
  /** How many are in each, largest first; the guess itself, where it can be the answer, is one of them. */
  readonly sizes: readonly number[];
  /** Guesses made on average from now on, this one included; those of lost games count as well. */
  readonly expected: number;
  /** The part of the games that is lost. */
  readonly risk: number;
  readonly certainty: Certainty;
}

export interface Ranking {
  /** Best first. */
  readonly guesses: readonly RankedGuess[];
  /** Where the first of them cannot be the answer: the best guess that can, among them or not. */
  readonly rival: RankedGuess | null;
}

/** Work for one ranking, in units of about a nanosecond (see Search). */
export const BUDGET = 500_000_000;

/** Work for a rival that the ranking has not come to. */
const RIVAL_BUDGET = 30_000_000;

/** Where no guess of the ranking can be the answer, the rival is one of so many of the likeliest words. */
const RIVALS = 30;

/** How many guesses are chosen by what they can tell at most, and then by their estimates. */
export const SCREENED = 800;
const ESTIMATED = 120;

/** How many of them are played on, and how many guesses are tried then for each group. */
const ROUNDS: readonly { readonly guesses: number; readonly effort: number }[] = [
  { guesses: 12, effort: 1 },
  { guesses: 24, effort: 2 },
  { guesses: 36, effort: 4 },
  { guesses: 48, effort: 8 },
  { guesses: 60, effort: 16 },
  { guesses: 80, effort: 32 },
  { guesses: 120, effort: 64 },
];

/** Guesses on show are played on although they cost a little more than the best. */
const MARGIN = 1.02;

/** Up to so many candidates all guesses are tried. */
const PROVABLE = 40;

interface Ranked {
  readonly move: Move;
  cost: number;
  /** How much of the weight is lost; of an estimate it is worked out when it is shown. */
  lost: number | null;
  certainty: Certainty;
}

/**
 * Ranks the `count` best guesses, best first; candidates first among equals.
 *
 * It yields after each small piece of work: a better ranking whenever there is one, otherwise nothing.
 * The same position and budget give the same ranking on every machine.
 */
export function* rankByExpectedGuesses(
  position: Position,
  count: number,
  budget: number,
): Generator<Ranking | undefined, Ranking> {
  const { dictionary, allowed, guessesLeft: left, hard } = position;
  const isWhole = position.candidates.every((word) => allowed[word]);
  const candidates = guessableFirst(position);
  const guessable = candidates.filter((word) => allowed[word]);
  // The last guess is the likeliest word.
  if (left <= 1) {
    const likeliest = guessable.subarray(0, count);
    return { guesses: measure(position, likeliest, isWhole ? 'proven' : 'searched'), rival: null };
  }
  const search = new Search(dictionary, allowed, hard, budget);
  yield;
  const least = search.least(candidates, left);
  const total = search.total(candidates);
  const moves = yield* search.estimate(candidates, left, null, ESTIMATED, SCREENED);
  const ranking: Ranked[] = moves.map(({ move, cost }) => ({
    move,
    cost,
    lost: null,
    certainty: 'estimated',
  }));
  const isCandidate = ({ move }: Ranked) => move.candidate;
  /** The best at first sight of the likeliest words, for a ranking that has none of them. */
  const outsider = ranking.some(isCandidate) ? null : yield* bestAtFirstSight(guessable.subarray(0, RIVALS));
  /** Whether no guess can be better than the first. */
  let settled = false;

  function* bestAtFirstSight(guesses: Int32Array): Generator<undefined, Ranked | null> {
    // Its work is not counted, so that the ranking goes as far as it would without it.
    const apart = new Search(dictionary, allowed, hard, 0);
    let best: Ranked | null = null;
    for (const guess of guesses) {
      yield;
      const move = apart.moveOf(guess, candidates, left);
      const { cost } = apart.estimateOf(move, candidates, left);
      if (!best || cost < best.cost) best = { move, cost, lost: null, certainty: 'estimated' };
    }
    return best;
  }

  /** The best guess that can be the answer, where it is not the first of the ranking, which is sorted. */
  const rivalOf = (): Ranked | null =>
    ranking.length === 0 || isCandidate(ranking[0]!) ? null : (ranking.find(isCandidate) ?? outsider);

  const describeRanked = ({ move, cost, lost, certainty }: Ranked): RankedGuess =>
    describe(move, { cost, lost: lost ?? search.estimateOf(move, candidates, left).lost }, total, certainty);

  const ranked = (): Ranking => {
    ranking.sort(
      (a, b) =>
        Number(a.certainty === 'estimated') - Number(b.certainty === 'estimated') ||
        a.cost - b.cost ||
        Number(b.move.candidate) - Number(a.move.candidate) ||
        Number(b.certainty === 'proven') - Number(a.certainty === 'proven'),
    );
    const rival = rivalOf();
    return {
      guesses: ranking
        .slice(0, count)
        .map(describeRanked)
        .map((guess, place) =>
          place === 0 && guess.certainty === 'proven' && !settled
            ? { ...guess, certainty: 'searched' }
            : guess,
        ),
      rival: rival && describeRanked(rival),
    };
  };

  /** Plays a guess on. It returns whether the budget sufficed. */
  function* playOn(entry: Ranked, effort: number | 'all', limit: number): Generator<undefined, boolean> {
    const { cost, lost, exact } = yield* search.costOf(entry.move, left, null, effort, limit);
    if (Number.isNaN(cost)) return false;
    if (cost === Infinity || (entry.certainty !== 'estimated' && cost >= entry.cost && !exact)) return true;
    entry.cost = cost;
    entry.lost = lost;
    // Of several words kept back and left alone each may be guessed, which no search goes into.
    entry.certainty = exact && isWhole ? 'proven' : 'searched';
    return true;
  }

  function* playAllOn(): Generator<Ranking | undefined, void> {
    for (const { guesses, effort } of ROUNDS) {
      yield ranked();
      let best = ranking[0]!.certainty === 'estimated' ? Infinity : ranking[0]!.cost;
      if (best <= least) break;
      for (const [place, entry] of ranking.slice(0, guesses).entries()) {
        // In the first round every guess on show gets a cost of its own.
        const limit = effort === 1 ? Infinity : place < count ? best * MARGIN : best;
        if (!(yield* playOn(entry, effort, limit))) return;
        if (entry.certainty !== 'estimated') best = Math.min(best, entry.cost);
      }
    }
    yield ranked();
    settled = ranking[0]!.cost <= least;
    if (!settled && candidates.length <= PROVABLE) settled = yield* prove();
  }

  /** Tries every guess that could be better than the best. It returns whether the budget sufficed. */
  function* prove(): Generator<undefined, boolean> {
    const known = new Map(ranking.map((entry) => [entry.move.guess, entry]));
    const limit = () =>
      ranking.reduce(
        (best, { cost, certainty }) => (certainty === 'estimated' ? best : Math.min(best, cost)),
        Infinity,
      );
    for (const { guess, least } of yield* search.hopeful(candidates, left, null, limit() * (1 + 1e-9))) {
      if (least > limit()) break;
      const move = known.get(guess)?.move ?? search.moveOf(guess, candidates, left);
      const entry = known.get(guess) ?? { move, cost: Infinity, lost: null, certainty: 'estimated' as const };
      if (!(yield* playOn(entry, 'all', limit() * (1 + 1e-9)))) return false;
      if (!known.has(guess) && entry.cost < Infinity) ranking.push(entry);
    }
    return true;
  }

  /** Plays the rival on, so that it is measured as the first of the ranking is. */
  function* playRivalOn(): Generator<undefined, void> {
    const rival = rivalOf();
    if (rival?.certainty !== 'estimated' || ranking[0]!.certainty === 'estimated') return;
    search.budget = search.work + RIVAL_BUDGET;
    for (const { effort } of ROUNDS) if (!(yield* playOn(rival, effort, Infinity))) return;
  }

  if (ranking.length > 0) yield* playAllOn();
  yield ranked();
  yield* playRivalOn();
  return ranked();
}

/**
 * The candidates of a position in the order in which a search goes: words that are kept back can be
 * guessed once they are alone, so others of their group come before them.
 */
export function guessableFirst({ candidates, allowed }: Position): Int32Array {
  return candidates.every((word) => allowed[word])
    ? candidates
    : candidates.toSorted((a, b) => allowed[b]! - allowed[a]!);
}

/** The measures of given guesses, in their order, by the one-step estimate. */
export function measure(
  position: Position,
  guesses: Iterable<number>,
  certainty: Certainty = 'estimated',
): RankedGuess[] {
  const { dictionary, candidates, allowed, guessesLeft: left, hard } = position;
  const search = new Search(dictionary, allowed, hard, 0);
  const total = search.total(candidates);
  return Array.from(guesses, (guess) => {
    const move = search.moveOf(guess, candidates, left);
    return describe(move, search.estimateOf(move, candidates, left), total, certainty);
  });
}

/** @param total the weight of all candidates */
export function describe(move: Move, { cost, lost }: Cost, total: number, certainty: Certainty): RankedGuess {
  const sizes = move.groups.map(({ length }) => length);
  if (move.candidate) sizes.push(1);
  return {
    word: move.guess,
    candidate: move.candidate,
    groups: sizes.length,
    largest: sizes[0]!,
    sizes,
    expected: (cost - LOSS * lost) / total,
    risk: lost / total,
    certainty,
  };
}
