/**
 * The look-ahead: how many guesses a set of candidates takes when it is played well, by searching the
 * tree of guesses and the groups they leave. Costs are sums over the candidates of weight times guesses,
 * with {@link LOSS} guesses more for each that is lost.
 *
 * `words` are always word numbers, likeliest first (those that may not be guessed come last); `left` is
 * the number of guesses left, Infinity when there is no limit; `guesses` are the word numbers that may
 * be guessed, or null for all that the search allows.
 *
 * Everything long is a generator that yields after a few milliseconds of work.
 */
import type { Dictionary } from './dictionary.ts';
import { costsFor, LOSS, lossesFor, stepOf } from './estimates.ts';
import { graderOf } from './feedback.ts';
import { type HardMode, keepAllowed } from './hard-mode.ts';
import { createKeys } from './keys.ts';
import { weightOf } from './prior.ts';
import { type Groups, Splitter } from './splitter.ts';

/** A guess, and what it leaves. */
export interface Move {
  readonly guess: number;
  /** Whether the guess can be the answer itself. */
  readonly candidate: boolean;
  /** The candidates by feedback, largest group first, without the guess itself. */
  readonly groups: readonly Int32Array[];
  /** The least that it can cost. */
  readonly least: number;
}

/** A cost, and how much of the weight is lost for it. */
export interface Cost {
  readonly cost: number;
  readonly lost: number;
}

/** A cost that can be had; exact when no play could do better. */
export interface Value extends Cost {
  readonly exact: boolean;
}

/** How thoroughly to search: how many guesses are tried for each group, or all that could be best. */
export type Effort = number | 'all';

/** A value that there was no budget left to find. */
export const CUT_SHORT: Value = { cost: NaN, lost: NaN, exact: false };

/** The effort that finds a good cost first, so that few guesses are left that could be better. */
const EFFORT_BEFORE_ALL = 8;

/** So many values are kept before all are forgotten. */
const MOST_KNOWN = 150_000;

/** Keys, and sums of them, stay below this; four times as much is still exact. */
const KEY_RANGE = 2 ** 51;

const keys = new WeakMap<Dictionary, Float64Array>();

/** By word: a set of words is known by the sum of theirs. */
function keysOf(dictionary: Dictionary): Float64Array {
  const known = keys.get(dictionary) ?? createKeys(dictionary.words.length, KEY_RANGE);
  keys.set(dictionary, known);
  return known;
}

/** With more words than this even one guess takes a while. */
const MANY = 1000;

/** Whether there is nothing to search for: of two words one is guessed first, and a last guess is the likeliest. */
const isSettled = (words: Int32Array, left: number): boolean => words.length < 3 || left < 2;

export class Search {
  /**
   * Work done so far, in units of about a nanosecond. It is counted, not timed: the same search takes
   * the same work on every machine.
   */
  work = 0;
  /** Made when it is first needed: for a few single guesses it takes longer than they do. */
  private made: Splitter | null = null;
  /** What a letter more than five adds to the work: the more feedbacks there are, the slower they are counted. */
  private readonly pace: number;
  private readonly known = new Map<number, Value & { readonly effort: number }>();
  private readonly keys: Float64Array;
  /** By group: its size, or the place that has been given to it. */
  private readonly sizes: Int32Array;
  private readonly places: Int32Array;

  /**
   * @param allowed 1 for each word that may be guessed
   * @param hard whether later guesses must obey the hints of earlier ones
   * @param budget the work after which the search gives up: values are CUT_SHORT then
   */
  constructor(
    private readonly dictionary: Dictionary,
    private readonly allowed: Uint8Array,
    private readonly hard: HardMode,
    public budget: number,
  ) {
    this.pace = 1 + 0.6 * Math.max(0, dictionary.length - 5);
    this.keys = keysOf(dictionary);
    this.sizes = new Int32Array(3 ** dictionary.length);
    this.places = new Int32Array(3 ** dictionary.length);
  }

  private get splitter(): Splitter {
    return (this.made ??= new Splitter(this.dictionary, this.allowed));
  }

  /** A word's weight. */
  weight(word: number): number {
    return weightOf(this.dictionary.prior, word);
  }

  total(words: Int32Array): number {
    let sum = 0;
    for (let n = 0; n < words.length; n++) sum += this.weight(words[n]!);
    return sum;
  }

  /** The least that words can cost: the likeliest next, all others by the guess after that. */
  least(words: Int32Array, left: number): number {
    const total = this.total(words);
    if (left <= 0) return total * LOSS;
    const rest = total - this.weight(words[0]!);
    return left === 1 ? total + rest * LOSS : total + rest;
  }

  /** How much of the words' weight is lost when they cost the least. */
  private leastLost(words: Int32Array, left: number): number {
    if (left >= 2) return 0;
    return this.total(words) - (left === 1 ? this.weight(words[0]!) : 0);
  }

  /**
   * The best guesses by a one-step estimate, best first, with the estimates.
   * @param most how many of them there may be
   * @param screened how many are estimated, chosen by what they can tell at most
   */
  *estimate(
    words: Int32Array,
    left: number,
    guesses: Int32Array | null,
    most: number,
    screened: number,
  ): Generator<undefined, { move: Move; cost: number }[]> {
    const isFirst = this.made === null;
    const { splitter } = this;
    // Where the list is used for the first time its share tables have been built.
    if (isFirst) yield;
    const weights = this.load(words);
    const isMany = words.length > MANY;
    if (isMany) yield;
    const list = splitter.bounds.shortlist(guesses, screened, !this.hard);
    if (isMany) yield;
    splitter.prepare(list);
    if (isMany) yield;
    this.work +=
      this.pace *
      (20_000 +
        20 * splitter.bounds.looked +
        list.length * (350 + 7 * words.length) +
        words.length * (200 + 25 * Math.min(most, list.length)));
    const own = new Map(Array.from(words, (word, n) => [word, weights[n]!]));
    const total = this.total(words);
    const costs = left > 2 ? costsFor(left - 1) : null;
    const best: { guess: number; cost: number }[] = [];
    const perYield = Math.ceil(500_000 / (100 + words.length));
    for (let n = 0; n < list.length; n++) {
      if (n % perYield === perYield - 1) yield;
      const guess = list[n]!;
      const groups = costs ? splitter.estimate(guess, costs) : this.lastCost(guess, words);
      const cost = total + groups - (own.get(guess) ?? 0);
      if (best.length === most && cost >= best[most - 1]!.cost) continue;
      let place = best.length;
      while (place > 0 && best[place - 1]!.cost > cost) place--;
      best.splice(place, 0, { guess, cost });
      if (best.length > most) best.pop();
    }
    const moves: { move: Move; cost: number }[] = [];
    for (const { guess, cost } of best) {
      if (isMany) yield;
      moves.push({ move: this.move(guess, splitter.split(guess), words, left), cost });
    }
    return moves;
  }

  /** A guess as a move. */
  moveOf(guess: number, words: Int32Array, left: number): Move {
    const { letters, length, rule } = this.dictionary;
    const grade = graderOf(rule);
    this.work += this.pace * 80 * words.length;
    const feedbacks = Uint32Array.from(words, (word) =>
      grade(letters, guess * length, letters, word * length, length),
    );
    return this.move(guess, feedbacks, words, left);
  }

  /** The one-step estimate of what a move costs. */
  estimateOf({ groups, least }: Move, words: Int32Array, left: number): Cost {
    // With one guess left for each group, the least is all there is.
    if (left <= 2) {
      return { cost: least, lost: groups.reduce((sum, group) => sum + this.leastLost(group, left - 1), 0) };
    }
    const costs = costsFor(left - 1);
    const losses = lossesFor(left - 1);
    let cost = this.total(words);
    let lost = 0;
    for (const group of groups) {
      const weight = this.total(group);
      let logs = 0;
      for (const word of group) logs += this.weight(word) * Math.log2(this.weight(word));
      const step = stepOf(weight, logs);
      cost += weight * costs[step]!;
      lost += weight * losses[step]!;
    }
    return { cost, lost };
  }

  /**
   * What a move costs when its groups are searched.
   * @param limit from where on the cost is of no interest: it is Infinity then
   */
  *costOf(
    move: Move,
    left: number,
    guesses: Int32Array | null,
    effort: Effort,
    limit: number,
  ): Generator<undefined, Value> {
    let cost = move.least;
    let lost = 0;
    let exact = true;
    for (const group of move.groups) {
      if (cost >= limit) return { cost: Infinity, lost: NaN, exact: false };
      // Where the words are many, it takes a while to see which of them hard mode still allows.
      if (this.hard && (guesses ?? this.splitter.bounds.every).length > MANY) yield;
      const next = this.next(guesses, move.guess, group, left - 1);
      const value = yield* this.valueOf(group, left - 1, next, effort);
      if (Number.isNaN(value.cost)) return CUT_SHORT;
      cost += value.cost - this.least(group, left - 1);
      lost += value.lost;
      exact &&= value.exact;
    }
    return { cost, lost, exact };
  }

  /**
   * The guesses that may cost less than `limit`, with the least that they can cost, in that order. No
   * other guess may: a guess costs each candidate one guess, and then at the very least one guess for
   * the likeliest word of each group and two for every other. Guesses that tell next to nothing are
   * left out: they cost about one guess more than the best.
   */
  *hopeful(
    words: Int32Array,
    left: number,
    guesses: Int32Array | null,
    limit: number,
  ): Generator<undefined, { guess: number; least: number }[]> {
    const { splitter, sizes } = this;
    const weights = this.load(words);
    const total = this.total(words);
    const own = new Map(Array.from(words, (word, n) => [word, weights[n]!]));
    /** By a number of groups: the most that their likeliest words can weigh. */
    const heads = new Float64Array(words.length + 1);
    weights
      .toSorted()
      .reverse()
      .forEach((weight, n) => (heads[n + 1] = heads[n]! + weight));

    const all = splitter.bounds.shortlist(guesses ?? splitter.bounds.every, Infinity, !this.hard);
    const list = all.filter(
      (guess) => 3 * total - (own.get(guess) ?? 0) - heads[splitter.bounds.mostGroups(guess)]! < limit,
    );
    splitter.prepare(list);
    this.work += this.pace * (20_000 + 50 * splitter.bounds.looked + list.length * (80 + 4 * words.length));
    yield;
    const hopeful: { guess: number; least: number }[] = [];
    const perYield = Math.ceil(300_000 / (100 + words.length));
    for (const [n, guess] of list.entries()) {
      if (n % perYield === perYield - 1) yield;
      let least = (left === 2 ? total : 3 * total) - (own.get(guess) ?? 0);
      if (left === 2) {
        least += this.lastCost(guess, words);
      } else {
        const groups = splitter.split(guess);
        for (let n = 0; n < words.length; n++) {
          if (sizes[groups[n]!] === 0) least -= weights[n]!;
          sizes[groups[n]!] = 1;
        }
        for (let n = 0; n < words.length; n++) sizes[groups[n]!] = 0;
      }
      if (least < limit) hopeful.push({ guess, least });
    }
    return hopeful.sort((a, b) => a.least - b.least || a.guess - b.guess);
  }

  /** What a group of words costs. */
  private *valueOf(
    words: Int32Array,
    left: number,
    guesses: Int32Array | null,
    effort: Effort,
  ): Generator<undefined, Value> {
    const least = this.least(words, left);
    if (isSettled(words, left)) return { cost: least, lost: this.leastLost(words, left), exact: true };
    const key = this.keyOf(words, left, guesses);
    const known = this.known.get(key);
    const wanted = effort === 'all' ? Infinity : effort;
    if (known && (known.exact || known.effort >= wanted)) return known;
    if (this.work > this.budget) return CUT_SHORT;
    yield;
    const value =
      effort === 'all'
        ? yield* this.bestOfAll(words, left, guesses)
        : yield* this.bestOfFew(words, left, guesses, effort, least);
    if (Number.isNaN(value.cost)) return value;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, { ...value, effort: wanted });
    return value;
  }

  private *bestOfFew(
    words: Int32Array,
    left: number,
    guesses: Int32Array | null,
    effort: number,
    least: number,
  ): Generator<undefined, Value> {
    const moves = yield* this.estimate(words, left, guesses, effort, 30 + 6 * effort);
    // In hard mode nothing may be allowed but words that are kept back; they can be guessed once alone.
    if (moves.length === 0) return { cost: least, lost: 0, exact: false };
    let best: Value = { cost: Infinity, lost: NaN, exact: false };
    for (const { move } of moves) {
      if (move.least >= best.cost) continue;
      const value = yield* this.costOf(move, left, guesses, effort, best.cost);
      if (Number.isNaN(value.cost)) return CUT_SHORT;
      if (value.cost < best.cost) best = { ...value, exact: value.cost <= least };
      if (best.exact) break;
    }
    return best;
  }

  private *bestOfAll(
    words: Int32Array,
    left: number,
    guesses: Int32Array | null,
  ): Generator<undefined, Value> {
    const found = yield* this.valueOf(words, left, guesses, EFFORT_BEFORE_ALL);
    if (Number.isNaN(found.cost) || found.exact) return found;
    let best = found;
    for (const { guess, least } of yield* this.hopeful(words, left, guesses, best.cost)) {
      if (least >= best.cost) break;
      const value = yield* this.costOf(this.moveOf(guess, words, left), left, guesses, 'all', best.cost);
      if (Number.isNaN(value.cost)) return CUT_SHORT;
      if (value.cost < best.cost) best = value;
    }
    return { ...best, exact: true };
  }

  private load(words: Int32Array): Float64Array {
    const weights = Float64Array.from(words, (word) => this.weight(word));
    this.splitter.load(words, weights);
    return weights;
  }

  /** What may be guessed once a guess has left a group; null also where that makes no difference any more. */
  private next(
    guesses: Int32Array | null,
    guess: number,
    group: Int32Array,
    left: number,
  ): Int32Array | null {
    if (!this.hard || isSettled(group, left)) return null;
    if (this.hard === 'ultra') return group.filter((word) => this.allowed[word]);
    const before = guesses ?? this.splitter.bounds.every;
    this.work += 15 * before.length;
    return keepAllowed(this.dictionary, before, guess, group[0]!);
  }

  private keyOf(words: Int32Array, left: number, guesses: Int32Array | null): number {
    const { keys } = this;
    let key = (left === Infinity ? 0 : left) * 2 ** 40;
    for (let n = 0; n < words.length; n++) key = (key + keys[words[n]!]!) % KEY_RANGE;
    if (guesses) for (let n = 0; n < guesses.length; n++) key = (key + 3 * keys[guesses[n]!]!) % KEY_RANGE;
    return key;
  }

  /** What the groups of a prepared guess cost when one guess is left for each of them: exact. */
  private lastCost(guess: number, words: Int32Array): number {
    const { sizes } = this;
    const groups = this.splitter.split(guess);
    let cost = 0;
    for (let n = 0; n < words.length; n++) {
      const weight = this.weight(words[n]!);
      // The first of a group is the one that will be guessed.
      cost += sizes[groups[n]!] === 0 ? weight : weight * (1 + LOSS);
      sizes[groups[n]!] = 1;
    }
    for (let n = 0; n < words.length; n++) sizes[groups[n]!] = 0;
    return cost;
  }

  private move(guess: number, groupOf: Groups, words: Int32Array, left: number): Move {
    const { sizes, places } = this;
    const found: number[] = [];
    let own = -1;
    for (let n = 0; n < words.length; n++) {
      const group = groupOf[n]!;
      if (sizes[group]!++ === 0) found.push(group);
      if (words[n] === guess) own = group;
    }
    const groups = found.map((group, place) => {
      const size = sizes[group]!;
      places[group] = place;
      sizes[group] = 0;
      return new Int32Array(size);
    });
    for (let n = 0; n < words.length; n++) {
      const group = groupOf[n]!;
      groups[places[group]!]![sizes[group]!++] = words[n]!;
    }
    for (const group of found) sizes[group] = 0;
    if (own !== -1) groups.splice(places[own]!, 1);
    groups.sort((a, b) => b.length - a.length);
    let least = this.total(words);
    for (const group of groups) least += this.least(group, left - 1);
    return { guess, candidate: own !== -1, groups, least };
  }
}
