/**
 * Several boards at once, one guess for all of them. What a guess is worth is the sum over the boards of what it
 * saves on each: what the words left cost now, less what its groups cost, and its chance to be the answer. A group
 * costs at least so much a bit, and as on one board (bounds.ts) what a guess tells is at most the sum of what its
 * letters tell each by itself; so few guesses have to be looked at.
 */
import { answerWorth, COST_BY_STEPS, SURE } from './joint-costs.ts';
import { type JointGuess, type JointPosition, measureJointly, type Part, partsOf } from './joint-measures.ts';
import { sharesOf } from './shares.ts';
import { Splitter, STEPS_PER_BIT } from './splitter.ts';

export interface JointRanking {
  /** Best first. */
  readonly guesses: readonly JointGuess[];
  /** Where the first of them cannot be an answer: the best guess that can be the answer of some board. */
  readonly rival: JointGuess | null;
}

/** So many guesses are looked at together, and so many of them at most. */
const BATCH = 40;
const MOST = 600;

/**
 * Ranks the `count` best guesses, best first. It yields after each small piece of work.
 * @param known whether the rival is to be a word that people know, where there is one
 */
export function* rankJointly(
  position: JointPosition,
  count: number,
  known = false,
): Generator<undefined, JointRanking> {
  const { allowed, boards } = position;
  const parts = partsOf(position);
  const search = new JointSearch(position, parts);
  yield* search.load();

  const sure = new Set(
    parts.flatMap(({ candidates, weights, total }) =>
      allowed[candidates[0]!] && weights[0]! / total >= SURE ? [candidates[0]!] : [],
    ),
  );
  const first = yield* search.best(Int32Array.from(sure), count);
  const others = position.dictionary.words.flatMap((_, word) =>
    allowed[word] && !sure.has(word) ? [word] : [],
  );
  const rest = yield* search.best(Int32Array.from(others), count - first.length);
  const guesses = yield* measureJointly(position, [...first, ...rest]);
  if (guesses[0]?.candidate !== false) return { guesses, rival: null };

  const isKnown = (word: number) => !known || position.dictionary.known[word] === 1;
  const ranked = guesses.find(({ word, candidate }) => candidate && isKnown(word));
  if (ranked) return { guesses, rival: ranked };
  const candidates = boards.flatMap((words) => [...words.filter((word) => allowed[word])]);
  const some = candidates.filter(isKnown);
  const from = new Set(some.length > 0 ? some : candidates);
  const [rival] = yield* measureJointly(position, yield* search.best(Int32Array.from(from), 1));
  return { guesses, rival: rival ?? null };
}

class JointSearch {
  readonly #position: JointPosition;
  readonly #parts: readonly { readonly part: Part; readonly splitter: Splitter }[];
  /** By word: the worth of its chances to be an answer, and later the most that it can be worth. */
  readonly #solves: Float64Array;
  readonly #bounds: Float64Array;

  constructor(position: JointPosition, parts: readonly Part[]) {
    const { dictionary, allowed } = position;
    this.#position = position;
    this.#parts = parts.map((part) => ({ part, splitter: new Splitter(dictionary, allowed) }));
    this.#solves = new Float64Array(dictionary.words.length);
    this.#bounds = new Float64Array(dictionary.words.length);
  }

  /** Takes in the words of all boards. */
  *load(): Generator<undefined, void> {
    const { dictionary, boards, guessesLeft } = this.#position;
    const { length, words } = dictionary;
    const { ofWord, count } = sharesOf(dictionary);
    const answer = answerWorth(guessesLeft - boards.length);
    const saved = new Float64Array(count);
    let sum = 0;
    for (const { part, splitter } of this.#parts) {
      const { candidates, weights, total, entropy, times } = part;
      yield;
      splitter.load(candidates, weights);
      const aBit = leastABit(Math.log2(candidates.length));
      sum += times * (costOf(entropy) - aBit * entropy);
      for (let share = 0; share < count; share++)
        saved[share]! += times * aBit * splitter.bounds.entropy[share]!;
      candidates.forEach((word, n) => (this.#solves[word]! += (answer * times * weights[n]!) / total));
    }
    yield;
    for (let word = 0; word < words.length; word++) {
      let bound = sum + this.#solves[word]!;
      for (let i = word * length; i < word * length + length; i++) bound += saved[ofWord[i]!]!;
      this.#bounds[word] = bound;
    }
  }

  /** The `count` best of some words, best first. */
  *best(words: Int32Array, count: number): Generator<undefined, number[]> {
    if (count === 0) return [];
    const bounds = this.#bounds;
    const least =
      words.length <= MOST
        ? 0
        : Float64Array.from(words, (word) => bounds[word]!)
            .sort()
            .at(-MOST)!;
    yield;
    const hopeful = words
      .filter((word) => bounds[word]! >= least)
      .sort((a, b) => bounds[b]! - bounds[a]! || a - b);
    let best: { readonly word: number; readonly worth: number }[] = [];
    for (let at = 0; at < hopeful.length; at += BATCH) {
      const batch = hopeful.subarray(at, at + BATCH);
      // What comes after it cannot be worth more.
      if (best.length === count && bounds[batch[0]!]! < best[count - 1]!.worth) break;
      const worth = yield* this.#worthOf(batch);
      best.push(...Array.from(batch, (word, n) => ({ word, worth: worth[n]! })));
      best = best.sort((a, b) => b.worth - a.worth || a.word - b.word).slice(0, count);
    }
    return best.map(({ word }) => word);
  }

  *#worthOf(guesses: Int32Array): Generator<undefined, Float64Array> {
    const worth = Float64Array.from(guesses, (word) => this.#solves[word]!);
    for (const { part, splitter } of this.#parts) {
      const { candidates, total, entropy, times } = part;
      const now = costOf(entropy);
      yield;
      splitter.prepare(guesses);
      const perYield = Math.ceil(500_000 / (100 + candidates.length));
      for (const [n, word] of guesses.entries()) {
        if (n % perYield === perYield - 1) yield;
        worth[n]! += times * (now - splitter.estimate(word, COST_BY_STEPS) / total);
      }
    }
    return worth;
  }
}

const costOf = (bits: number): number => COST_BY_STEPS[Math.round(bits * STEPS_PER_BIT)]!;

/** The least that groups of up to so many bits cost for each bit. */
function leastABit(most: number): number {
  let least = Infinity;
  for (let step = 1; step <= Math.ceil(most * STEPS_PER_BIT); step++) {
    least = Math.min(least, (COST_BY_STEPS[step]! * STEPS_PER_BIT) / step);
  }
  return least === Infinity ? 0 : least;
}
