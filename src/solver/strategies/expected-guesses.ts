/**
 * Expected guesses, our own strategy: rank every allowed guess by how many guesses the game would take
 * with it, weighed by the prior. A one-step estimate comes at once; then the best guesses are played on
 * in all their groups, ever more thoroughly, until the budget is spent or nothing is left to try.
 */
import { LOSS } from '../estimates.ts';
import { knownFirst, rivalAmong } from '../known-first.ts';
import { leftAfter } from '../left-after.ts';
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
  /** How many words are possible after it on average: see {@link leftAfter}. */
  readonly left: number;
  /** Guesses made on average from now on, this one included; those of lost games count as well. */
  readonly expected: number;
  /** The part of the games that is lost. */
  readonly risk: number;
  readonly certainty: Certainty;
}

export interface Ranking {
  /** Best first. */
  readonly guesses: readonly RankedGuess[];
  /**
   * Where the first of them cannot be the answer: the best guess that can, among them or not; a known one where those are
   * preferred.
   */
  readonly rival: RankedGuess | null;
}

/** Work for one ranking, in units of about a nanosecond (see Search). */
export const BUDGET = 500_000_000;

/** Work for a rival that the ranking has not come to. */
const RIVAL_BUDGET = 30_000_000;

/** Where no guess of the ranking can be the answer, the rival is one of so many of the likeliest words. */
const RIVALS = 30;

/**
 * So many guesses more, on average, a word may take that people know, and so much more of the games it may lose, to
 * come before the best: for the first guess, the second, and all later ones. What an early guess takes more, more
 * games take.
 */
const WORTH = [
  { guesses: 0.01, risk: 0.0005 },
  { guesses: 0.034, risk: 0.0005 },
  { guesses: 0.05, risk: 0.005 },
] as const;

/** How many such words are looked at, and the work for them. */
const KNOWN_GUESSES = 12;
const KNOWN_BUDGET = 60_000_000;

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
  const { allowed, guessesLeft: left } = position;
  // The last guess is the likeliest word.
  if (left <= 1) {
    const isWhole = position.candidates.every((word) => allowed[word]);
    const likeliest = guessableFirst(position)
      .filter((word) => allowed[word])
      .subarray(0, count);
    const guesses = yield* measure(position, likeliest, isWhole ? 'proven' : 'searched');
    return { guesses, rival: null };
  }
  return yield* new Ranker(position, count, budget).run();
}

type Figures = Pick<RankedGuess, 'expected' | 'risk'>;

const worthAfter = (made: number) => WORTH[Math.min(made, WORTH.length - 1)]!;

/** Whether a guess costs next to nothing beside the best, after so many guesses. */
export function isWorth(guess: Figures, best: Figures, made: number): boolean {
  const { guesses, risk } = worthAfter(made);
  return guess.expected <= best.expected + guesses && guess.risk <= best.risk + risk;
}

/** One ranking in the making. */
class Ranker {
  readonly #search: Search;
  readonly #left: number;
  readonly #candidates: Int32Array;
  readonly #guessable: Int32Array;
  /** Whether every candidate may be guessed. */
  readonly #isWhole: boolean;
  readonly #total: number;
  #ranking: Ranked[] = [];
  /** The best of the likeliest words by estimate, for a ranking that has none of them. */
  #outsider: Ranked | null = null;
  /** Whether no guess can be better than the first. */
  #settled = false;

  constructor(
    private readonly position: Position,
    private readonly count: number,
    budget: number,
  ) {
    const { dictionary, allowed, guessesLeft, hard } = position;
    this.#left = guessesLeft;
    this.#candidates = guessableFirst(position);
    this.#guessable = this.#candidates.filter((word) => allowed[word]);
    this.#isWhole = this.#guessable.length === this.#candidates.length;
    this.#search = new Search(dictionary, allowed, hard, budget);
    this.#total = this.#search.total(this.#candidates);
  }

  *run(): Generator<Ranking | undefined, Ranking> {
    yield;
    const moves = yield* this.#search.estimate(this.#candidates, this.#left, null, ESTIMATED, SCREENED);
    this.#ranking = moves.map(({ move, cost }) => ({ move, cost, lost: null, certainty: 'estimated' }));
    if (!this.#ranking.some((entry) => this.#isRival(entry)))
      this.#outsider = yield* this.#bestOfTheLikeliest();
    if (this.#ranking.length > 0) yield* this.#playAllOn();
    yield this.#ranked();
    if (this.position.known) {
      yield* this.#playKnownOn();
      yield this.#ranked();
    }
    yield* this.#playRivalOn();
    return this.#ranked();
  }

  *#bestOfTheLikeliest(): Generator<undefined, Ranked | null> {
    const { dictionary, allowed, hard } = this.position;
    // Its work is not counted, so that the ranking goes as far as it would without it.
    const apart = new Search(dictionary, allowed, hard, 0);
    const likeliest = this.#guessable.subarray(0, RIVALS);
    const known = likeliest.filter((guess) => dictionary.known[guess]);
    let best: Ranked | null = null;
    for (const guess of this.position.known && known.length > 0 ? known : likeliest) {
      yield;
      const move = apart.moveOf(guess, this.#candidates, this.#left);
      const { cost } = apart.estimateOf(move, this.#candidates, this.#left);
      if (!best || cost < best.cost) best = { move, cost, lost: null, certainty: 'estimated' };
    }
    return best;
  }

  /** The word named beside the first of the ranking, which is sorted, where that cannot be the answer. */
  #rival(): Ranked | null {
    const first = this.#first();
    if (!first || isCandidate(first)) return null;
    const all = this.#outsider ? [...this.#ranking, this.#outsider] : this.#ranking;
    return rivalAmong(all, { isCandidate, isKnown: (entry) => this.#isRival(entry) });
  }

  /** Whether a guess is one to name beside the first: it can be the answer, and is known where that matters. */
  #isRival(entry: Ranked): boolean {
    return isCandidate(entry) && (!this.position.known || this.#isKnown(entry));
  }

  #described({ move, cost, lost, certainty }: Ranked): RankedGuess {
    const known = lost ?? this.#search.estimateOf(move, this.#candidates, this.#left).lost;
    return describe(this.#search, move, { cost, lost: known }, this.#total, certainty);
  }

  /** Sorts the ranking. */
  #ranked(): Ranking {
    this.#ranking.sort(
      (a, b) =>
        Number(a.certainty === 'estimated') - Number(b.certainty === 'estimated') ||
        a.cost - b.cost ||
        Number(b.move.candidate) - Number(a.move.candidate) ||
        Number(b.certainty === 'proven') - Number(a.certainty === 'proven'),
    );
    const first = this.#first();
    const rival = this.#rival();
    const shown = first ? [first, ...this.#ranking.filter((entry) => entry !== first)] : [];
    const guesses = shown.slice(0, this.count).map((entry) => this.#described(entry));
    // Of the first it means that no other is better.
    if (guesses[0]?.certainty === 'proven' && (!this.#settled || first!.cost > this.#ranking[0]!.cost))
      guesses[0] = { ...guesses[0], certainty: 'searched' };
    return { guesses, rival: rival && this.#described(rival) };
  }

  /** What is shown first of the ranking, which is sorted; of known answers the one that wins soonest. */
  #first(): Ranked | undefined {
    const [best] = this.#ranking;
    if (!best || !this.position.known) return best;
    const figures = this.#figuresOf(best);
    const made = this.position.hints.length;
    const isAsSure = ({ certainty }: Ranked) => best.certainty === 'estimated' || certainty !== 'estimated';
    return knownFirst(
      this.#ranking,
      { isCandidate, isKnown: (entry) => this.#isKnown(entry) },
      (entry) => isAsSure(entry) && isWorth(this.#figuresOf(entry), figures, made),
      (entry) => this.#winsNext(entry),
    );
  }

  /** How much of the weight is won with a guess or with the one after it. */
  #winsNext({ move: { guess, candidate, groups } }: Ranked): number {
    const own = candidate ? this.#search.weight(guess) : 0;
    return groups.reduce((sum, group) => sum + this.#search.weight(group[0]!), own);
  }

  #figuresOf({ move, cost, lost }: Ranked): Figures {
    const known = lost ?? this.#search.estimateOf(move, this.#candidates, this.#left).lost;
    return { expected: (cost - LOSS * known) / this.#total, risk: known / this.#total };
  }

  #isKnown({ move }: Ranked): boolean {
    return this.position.dictionary.known[move.guess] === 1;
  }

  #isKnownAnswer(entry: Ranked): boolean {
    return isCandidate(entry) && this.#isKnown(entry);
  }

  /** Plays on known words that may cost next to nothing, so that they are measured as the best is. */
  *#playKnownOn(): Generator<undefined, void> {
    const best = this.#ranking[0];
    if (!best || best.certainty === 'estimated' || this.#isKnownAnswer(best)) return;
    if (this.#outsider && !this.#ranking.includes(this.#outsider)) this.#ranking.push(this.#outsider);
    const limit = best.cost + worthAfter(this.position.hints.length).guesses * this.#total;
    const known = this.#ranking.filter((entry) => this.#isKnown(entry));
    const [can, cannot] = [known.filter(isCandidate), known.filter((entry) => !isCandidate(entry))];
    const some = [...can, ...cannot].slice(0, KNOWN_GUESSES);
    this.#search.budget = this.#search.work + KNOWN_BUDGET;
    for (const { effort } of ROUNDS)
      for (const entry of some) if (!(yield* this.#playOn(entry, effort, limit))) return;
  }

  /** Plays a guess on. It returns whether the budget sufficed. */
  *#playOn(entry: Ranked, effort: number | 'all', limit: number): Generator<undefined, boolean> {
    const { cost, lost, exact } = yield* this.#search.costOf(entry.move, this.#left, null, effort, limit);
    if (Number.isNaN(cost)) return false;
    if (cost === Infinity || (entry.certainty !== 'estimated' && cost >= entry.cost && !exact)) return true;
    entry.cost = cost;
    entry.lost = lost;
    // Of several words kept back and left alone each may be guessed, which no search goes into.
    entry.certainty = exact && this.#isWhole ? 'proven' : 'searched';
    return true;
  }

  *#playAllOn(): Generator<Ranking | undefined, void> {
    const least = this.#search.least(this.#candidates, this.#left);
    for (const { guesses, effort } of ROUNDS) {
      yield this.#ranked();
      const first = this.#ranking[0]!;
      let best = first.certainty === 'estimated' ? Infinity : first.cost;
      if (best <= least) break;
      for (const [place, entry] of this.#ranking.slice(0, guesses).entries()) {
        // In the first round every guess on show gets a cost of its own.
        const limit = effort === 1 ? Infinity : place < this.count ? best * MARGIN : best;
        if (!(yield* this.#playOn(entry, effort, limit))) return;
        if (entry.certainty !== 'estimated') best = Math.min(best, entry.cost);
      }
    }
    yield this.#ranked();
    this.#settled = this.#ranking[0]!.cost <= least;
    if (!this.#settled && this.#candidates.length <= PROVABLE) this.#settled = yield* this.#prove();
  }

  /** Tries every guess that could be better than the best. It returns whether the budget sufficed. */
  *#prove(): Generator<undefined, boolean> {
    const search = this.#search;
    const known = new Map(this.#ranking.map((entry) => [entry.move.guess, entry]));
    const limit = () =>
      this.#ranking.reduce(
        (best, { cost, certainty }) => (certainty === 'estimated' ? best : Math.min(best, cost)),
        Infinity,
      );
    const hopeful = yield* search.hopeful(this.#candidates, this.#left, null, limit() * (1 + 1e-9));
    for (const { guess, least } of hopeful) {
      if (least > limit()) break;
      const move = known.get(guess)?.move ?? search.moveOf(guess, this.#candidates, this.#left);
      const entry = known.get(guess) ?? { move, cost: Infinity, lost: null, certainty: 'estimated' as const };
      if (!(yield* this.#playOn(entry, 'all', limit() * (1 + 1e-9)))) return false;
      if (!known.has(guess) && entry.cost < Infinity) this.#ranking.push(entry);
    }
    return true;
  }

  /** Plays the rival on, so that it is measured as the first of the ranking is. */
  *#playRivalOn(): Generator<undefined, void> {
    const rival = this.#rival();
    if (rival?.certainty !== 'estimated' || this.#first()!.certainty === 'estimated') return;
    this.#search.budget = this.#search.work + RIVAL_BUDGET;
    for (const { effort } of ROUNDS) if (!(yield* this.#playOn(rival, effort, Infinity))) return;
  }
}

const isCandidate = ({ move }: Ranked): boolean => move.candidate;

/**
 * The candidates of a position in the order in which a search goes: words that are kept back can be
 * guessed once they are alone, so others of their group come before them.
 */
export function guessableFirst({ candidates, allowed }: Position): Int32Array {
  return candidates.every((word) => allowed[word])
    ? candidates
    : candidates.toSorted((a, b) => allowed[b]! - allowed[a]!);
}

/** The measures of given guesses, in their order, by the one-step estimate; it yields before each. */
export function* measure(
  position: Position,
  guesses: Iterable<number>,
  certainty: Certainty = 'estimated',
): Generator<undefined, RankedGuess[]> {
  const { dictionary, candidates, allowed, guessesLeft: left, hard } = position;
  const search = new Search(dictionary, allowed, hard, 0);
  const total = search.total(candidates);
  const measured: RankedGuess[] = [];
  for (const guess of guesses) {
    yield;
    const move = search.moveOf(guess, candidates, left);
    measured.push(describe(search, move, search.estimateOf(move, candidates, left), total, certainty));
  }
  return measured;
}

/** @param total the weight of all candidates */
export function describe(
  search: Search,
  move: Move,
  { cost, lost }: Cost,
  total: number,
  certainty: Certainty,
): RankedGuess {
  const sizes = move.groups.map(({ length }) => length);
  if (move.candidate) sizes.push(1);
  return {
    word: move.guess,
    candidate: move.candidate,
    groups: sizes.length,
    largest: sizes[0]!,
    sizes,
    left: leftAfter(search, move, total),
    expected: (cost - LOSS * lost) / total,
    risk: lost / total,
    certainty,
  };
}
