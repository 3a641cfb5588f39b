/**
 * What guesses can tell about a set of candidates at most, from their letters alone. It takes a few
 * additions a guess, and so leaves few whose groups have to be counted.
 */
import type { Dictionary } from './dictionary.ts';
import { createKeys } from './keys.ts';
import { fastLog2 } from './log2.ts';
import { type Shares, sharesOf } from './shares.ts';

/** Up to this many candidates only guesses related to them are looked at. */
const FEW = 256;

/** How many related guesses are enough: so many, and so many more for each candidate. */
const RELATED = 2000;
const RELATED_EACH = 16;

/** To find the best few, bounds are sorted into so many classes a bit. */
const PER_BIT = 64;
const CLASSES = 20 * PER_BIT;

/** A share that tells something has at least this entropy, whatever the rounding. */
const SOME = 1e-6;

/** Keys are below this, so that the sum of a word's keys is exact. */
const KEY_RANGE = 2 ** 49;

export class Bounds {
  /** Every allowed guess. */
  readonly every: Int32Array;
  /** By share: the bits that its letter tells by itself; 0 where it tells nothing. */
  readonly entropy: Float32Array;
  /** How many guesses the last shortlist was chosen from. */
  looked = 0;
  private readonly shares: Shares;
  private readonly length: number;
  private candidates: Int32Array = new Int32Array(0);
  /** By share: the weight of the candidates that have it. */
  private readonly mass: Float64Array;
  /** By share: how many different feedbacks its letter can get. */
  private readonly feedbacks: Uint16Array;
  /** By share: a few of them are known by the sum of theirs. */
  private readonly keys: Float64Array;
  private readonly bounds: Float32Array;
  private readonly classes = new Int32Array(CLASSES);
  private readonly pool: Int32Array;
  private readonly marks: Int32Array;
  private mark = 0;

  /** @param allowed 1 for each word that may be guessed */
  constructor(
    dictionary: Dictionary,
    private readonly allowed: Uint8Array,
  ) {
    const { words, length } = dictionary;
    this.length = length;
    this.shares = sharesOf(dictionary);
    const { count } = this.shares;
    this.mass = new Float64Array(count);
    this.entropy = new Float32Array(count);
    this.feedbacks = new Uint16Array(count);
    this.keys = createKeys(count, KEY_RANGE);
    this.bounds = new Float32Array(words.length);
    this.pool = new Int32Array(words.length);
    this.marks = new Int32Array(words.length);
    const every = new Int32Array(words.length);
    let found = 0;
    for (let word = 0; word < words.length; word++) if (allowed[word]) every[found++] = word;
    this.every = every.subarray(0, found);
  }

  /** Takes in candidates with their weights (whole numbers); what was loaded before is forgotten. */
  load(candidates: Int32Array, weights: Float64Array): void {
    const { mass, length, entropy, feedbacks } = this;
    const { ofWord, end, addends, addendAt, count } = this.shares;
    this.candidates = candidates;
    mass.fill(0);
    let total = 0;
    for (let n = 0; n < candidates.length; n++) {
      total += weights[n]!;
      const at = candidates[n]! * length;
      for (let i = at; i < at + length; i++) mass[ofWord[i]!]! += weights[n]!;
    }

    const values: number[] = [];
    const sums: number[] = [];
    for (let begin = 1; begin < count; begin = end[begin]!) {
      const last = end[begin]!;
      let present = 0;
      for (let t = begin; t < last; t++) present += mass[t]!;
      for (let s = begin; s < last; s++) {
        entropy[s] = 0;
        feedbacks[s] = 1;
        if (present === 0) continue;
        values.length = sums.length = 0;
        if (present < total) {
          values.push(0);
          sums.push(total - present);
        }
        for (let t = begin, at = addendAt[s]!; t < last; t++) {
          if (mass[t] === 0) continue;
          const value = addends[at + t]!;
          const place = values.indexOf(value);
          if (place !== -1) {
            sums[place]! += mass[t]!;
          } else {
            values.push(value);
            sums.push(mass[t]!);
          }
        }
        if (values.length === 1) continue;
        feedbacks[s] = values.length;
        let sum = 0;
        for (const weight of sums) sum += weight * fastLog2(weight);
        entropy[s] = Math.max(SOME, fastLog2(total) - sum / total);
      }
    }
  }

  /**
   * The guesses that could tell most, `most` of them or a few more. What a guess tells is at most the
   * sum of what its letters tell, each by itself (entropy is subadditive). Candidates come first, and
   * all of them are in while they are few.
   * @param guesses the word numbers to choose from, or null for every allowed one
   * @param merge whether one guess is enough of those that make the same groups
   */
  shortlist(guesses: Int32Array | null, most: number, merge: boolean): number[] {
    const { candidates, allowed, bounds, classes } = this;
    const isFew = candidates.length <= FEW;
    const pool = guesses ?? (isFew ? this.related() : this.every);
    this.looked = pool.length;
    classes.fill(0);
    for (let n = 0; n < pool.length; n++) {
      const bound = this.of(pool[n]!);
      bounds[n] = bound;
      classes[Math.min(CLASSES - 1, (bound * PER_BIT) | 0)]!++;
    }
    let threshold = CLASSES;
    for (let found = 0; threshold > 1 && found < most;) found += classes[--threshold]!;
    const least = threshold / PER_BIT;

    const list: number[] = [];
    const seen = new Set<number>();
    const add = (guess: number) => {
      if (merge) {
        const signature = this.signature(guess);
        if (seen.has(signature)) return;
        seen.add(signature);
      }
      list.push(guess);
    };
    for (const word of candidates) if (allowed[word] && (isFew || this.of(word) >= least)) add(word);
    const isListed = new Set(list);
    for (let n = 0; n < pool.length; n++) {
      if (bounds[n]! >= least && !isListed.has(pool[n]!)) add(pool[n]!);
    }
    return list;
  }

  /** How many groups a guess makes at most: as many as there are combinations of feedback on its letters. */
  mostGroups(guess: number): number {
    const { feedbacks, length, candidates } = this;
    const { ofWord } = this.shares;
    let groups = 1;
    for (let i = guess * length, last = i + length; i < last; i++) groups *= feedbacks[ofWord[i]!] || 1;
    return Math.min(groups, candidates.length);
  }

  /** The most bits that a guess can tell. */
  private of(guess: number): number {
    const { entropy, length } = this;
    const { ofWord } = this.shares;
    let bound = 0;
    for (let i = guess * length, last = i + length; i < last; i++) bound += entropy[ofWord[i]!]!;
    return bound;
  }

  /** Guesses make the same groups if their letters that tell something are the same, at the same places. */
  private signature(guess: number): number {
    const { entropy, length, keys } = this;
    const { ofWord } = this.shares;
    let signature = 0;
    for (let i = guess * length, last = i + length; i < last; i++) {
      if (entropy[ofWord[i]!]! > 0) signature += keys[ofWord[i]!]!;
    }
    return signature;
  }

  /** Allowed guesses that have one of the letters that tell most, where they tell it. */
  private related(): Int32Array {
    const { entropy, allowed, marks, pool, candidates } = this;
    const { words, wordsAt, count } = this.shares;
    const live: number[] = [];
    for (let share = 1; share < count; share++) if (entropy[share]! > 0) live.push(share);
    live.sort((a, b) => entropy[b]! - entropy[a]! || a - b);
    const mark = ++this.mark;
    const enough = RELATED + RELATED_EACH * candidates.length;
    let found = 0;
    for (let k = 0; k < live.length && found < enough; k++) {
      for (let at = wordsAt[live[k]!]!, end = wordsAt[live[k]! + 1]!; at < end; at++) {
        const word = words[at]!;
        if (marks[word] === mark || !allowed[word]) continue;
        marks[word] = mark;
        pool[found++] = word;
      }
    }
    return pool.subarray(0, found);
  }
}
