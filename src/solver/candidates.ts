/** Candidates: the words that can still be the answer. */
import { constraintsOf } from './constraints.ts';
import { codesOf, type Dictionary, encode } from './dictionary.ts';
import { graderOf } from './feedback.ts';
import type { Hint } from './hints.ts';

/** Words that are not to be suggested. */
export interface Excluded {
  /** The player's own wish: these are no candidates, whatever the hints leave. */
  readonly forbidden: ReadonlySet<string>;
  /** What a game has refused, or a page has said so: these are candidates only when nothing else fits. */
  readonly refused: ReadonlySet<string>;
}

const NONE: Excluded = { forbidden: new Set(), refused: new Set() };

/**
 * The words that fit every hint: were one of them the answer, the game would have given exactly this feedback.
 *
 * Word numbers come likeliest first, then in the dictionary's order. Hints must have the dictionary's length;
 * their guesses need not be in it. Words of prior 0 are candidates only when no others fit.
 */
export function findCandidates(
  dictionary: Dictionary,
  hints: readonly Hint[],
  { forbidden, refused }: Excluded = NONE,
): Int32Array {
  const { words, prior } = dictionary;
  // Mostly nothing is excluded, and whoever opens a game waits for a long list to be gone through.
  const without = (found: Int32Array, excluded: ReadonlySet<string>) =>
    excluded.size === 0 ? found : found.filter((word) => !excluded.has(words[word]!));
  const fitting = without(fittingOf(dictionary, hints), forbidden);
  const known = without(fitting, refused);
  const taken = known.length > 0 ? known : fitting;
  const believed = taken.filter((word) => prior[word]! > 0);
  const candidates = believed.length > 0 ? believed : taken;
  return likeliestFirst(candidates, prior);
}

/** The same words by their prior; those of equal prior stay in their order. There are few priors, and many words. */
function likeliestFirst(candidates: Int32Array, prior: Float64Array): Int32Array {
  const kinds = new Map<number, number>();
  const kindOf = new Int32Array(candidates.length);
  const counts: number[] = [];
  for (let n = 0; n < candidates.length; n++) {
    const weight = prior[candidates[n]!]!;
    let kind = kinds.get(weight);
    if (kind === undefined) kinds.set(weight, (kind = counts.push(0) - 1));
    kindOf[n] = kind;
    counts[kind]!++;
  }
  const places = new Int32Array(counts.length);
  let place = 0;
  for (const [, kind] of [...kinds].sort(([a], [b]) => b - a)) {
    places[kind] = place;
    place += counts[kind]!;
  }
  const sorted = new Int32Array(candidates.length);
  for (let n = 0; n < candidates.length; n++) sorted[places[kindOf[n]!]!++] = candidates[n]!;
  return sorted;
}

/** The words, excluded ones too, that have what the hints ask of each place and of each letter, however many hints there are. */
export function fittingOf(dictionary: Dictionary, hints: readonly Hint[]): Int32Array {
  const { words, letters, length, alphabet, rule } = dictionary;
  const found = new Int32Array(words.length);
  for (let word = 0; word < found.length; word++) found[word] = word;
  if (hints.length === 0) return found;
  const { barred, fixed, counts, impossible } = constraintsOf(hints, rule);
  const none = found.subarray(0, 0);
  if (impossible) return none;

  const codes = codesOf(dictionary);
  const size = alphabet.length;
  /** By place and letter: 1 where the letter cannot be. */
  const closed = new Uint8Array(length * size);
  for (let place = 0; place < length; place++) {
    const at = place * size;
    for (const letter of barred[place]!) if (codes.has(letter)) closed[at + codes.get(letter)!] = 1;
    for (const letter of fixed[place]!) {
      for (let code = 0; code < size; code++) if (code !== codes.get(letter)) closed[at + code] = 1;
    }
  }
  const counted: { readonly code: number; readonly min: number; readonly max: number }[] = [];
  for (const [letter, { min, max }] of counts) {
    const code = codes.get(letter);
    if (code !== undefined) counted.push({ code, min, max });
    else if (min > 0) return none;
  }

  let count = 0;
  next: for (let word = 0; word < words.length; word++) {
    const at = word * length;
    for (let i = 0; i < length; i++) if (closed[i * size + letters[at + i]!]) continue next;
    for (let k = 0; k < counted.length; k++) {
      const { code, min, max } = counted[k]!;
      let times = 0;
      for (let i = at; i < at + length; i++) if (letters[i] === code) times++;
      if (times < min || times > max) continue next;
    }
    found[count++] = word;
  }
  return found.subarray(0, count);
}

/** So many rows are compared with each word at most: more than any game has. */
const ROWS = 50;

/** So many comparisons take some ten milliseconds. */
const PER_YIELD = 100_000;

/**
 * The words nearest to fitting: those whose feedback would differ from the hints in the fewest tiles, likelier
 * ones first among equals. It yields after each small piece of work.
 * @param hidden words to be left out
 */
export function* findNearest(
  dictionary: Dictionary,
  hints: readonly Hint[],
  count: number,
  hidden: (word: number) => boolean,
): Generator<undefined, number[]> {
  const { words, letters, length, prior, rule } = dictionary;
  const grade = graderOf(rule);
  const rows = hints
    .slice(0, ROWS)
    .map(({ guess, feedback }) => ({ codes: encode(dictionary, guess), feedback }));
  const perYield = Math.ceil(PER_YIELD / (1 + rows.length));
  const best: { readonly word: number; readonly differences: number }[] = [];
  const isNearer = (one: (typeof best)[number], other: (typeof best)[number]) =>
    (other.differences - one.differences || prior[one.word]! - prior[other.word]!) > 0;
  for (let word = 0; word < words.length; word++) {
    if (word % perYield === perYield - 1) yield;
    if (hidden(word)) continue;
    let differences = 0;
    for (const { codes, feedback } of rows) {
      differences += differingDigits(grade(codes, 0, letters, word * length, length), feedback);
    }
    const near = { word, differences };
    let place = best.length;
    while (place > 0 && isNearer(near, best[place - 1]!)) place--;
    best.splice(place, 0, near);
    if (best.length > count) best.pop();
  }
  return best.map(({ word }) => word);
}

/** In how many tiles two feedbacks differ. */
function differingDigits(one: number, other: number): number {
  let differing = 0;
  for (; one !== other; one = Math.floor(one / 3), other = Math.floor(other / 3)) {
    if (one % 3 !== other % 3) differing++;
  }
  return differing;
}
