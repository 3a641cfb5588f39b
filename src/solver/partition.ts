/**
 * Partitions: how a guess would split a set of candidates by the feedback it gets.
 *
 * What one letter of a guess adds to the base-three feedback depends only on that letter, on which
 * positions of the guess it takes, and on the answer. A few hundred such pairs of letter and
 * position set (shares) cover every guess of a dictionary. Per candidate set each share becomes one
 * row, its addend for every candidate; the feedbacks of a guess are then the sum of its rows, several
 * candidates to one 32-bit addition, since no lane can overflow.
 */
import type { Dictionary } from './dictionary.ts';
import { CORRECT, PRESENT } from './feedback.ts';

/** The shares that occur in a dictionary, and which of them each guess is made of. */
interface Shares {
  /** The shares of each letter code. Share 0 is empty, for guesses with fewer letters than tiles. */
  readonly ofLetter: readonly (readonly number[])[];
  /** Bit set of the positions that each share's letter takes. */
  readonly positions: readonly number[];
  /** `words.length * length` share numbers. */
  readonly ofGuess: Uint16Array;
}

const cache = new WeakMap<Dictionary, Shares>();

function sharesOf(dictionary: Dictionary): Shares {
  const known = cache.get(dictionary);
  if (known) return known;
  const { words, letters, length } = dictionary;
  /** By letter and positions; 0 stands for none yet. */
  const numbers = new Uint16Array(dictionary.alphabet.length << length);
  const ofLetter: number[][] = Array.from(dictionary.alphabet, () => []);
  const positions = [0];
  const ofGuess = new Uint16Array(words.length * length);
  for (let at = 0; at < ofGuess.length; at += length) {
    let seen = 0;
    for (let i = 0, next = at; i < length; i++) {
      if (seen & (1 << i)) continue;
      let set = 0;
      for (let j = i; j < length; j++) if (letters[at + j] === letters[at + i]) set |= 1 << j;
      seen |= set;
      const key = (letters[at + i]! << length) | set;
      let number = numbers[key]!;
      if (number === 0) {
        number = numbers[key] = positions.length;
        ofLetter[letters[at + i]!]!.push(number);
        positions.push(set);
      }
      ofGuess[next++] = number;
    }
  }
  const shares = { ofLetter, positions, ofGuess };
  cache.set(dictionary, shares);
  return shares;
}

/**
 * What a letter at some positions of the guess adds to the feedback when the answer has it at
 * `places` (both bit sets).
 */
function shareOf(positions: number, places: number, length: number): number {
  let spare = places & ~positions;
  let sum = 0;
  for (let i = 0; i < length; i++) {
    sum *= 3;
    if (!(positions & (1 << i))) continue;
    if (places & (1 << i)) {
      sum += CORRECT;
    } else if (spare) {
      sum += PRESENT;
      spare &= spare - 1;
    }
  }
  return sum;
}

export type Feedbacks = Uint8Array | Uint16Array | Uint32Array;

/**
 * A function that gives the feedbacks of a guess (a word number) against all the candidates, in
 * their order. The array is the same one at every call: use it before the next.
 */
export function createPartitioner(
  dictionary: Dictionary,
  candidates: Int32Array,
): (guess: number) => Feedbacks {
  const { letters, length } = dictionary;
  const shares = sharesOf(dictionary);
  const lanes = length <= 5 ? 4 : length <= 10 ? 2 : 1;
  const width = Math.ceil(candidates.length / lanes);
  const view = (buffer: ArrayBuffer): Feedbacks =>
    lanes === 4 ? new Uint8Array(buffer) : lanes === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);

  const rows = shares.positions.map(() => new Uint32Array(width));
  const addends = rows.map(({ buffer }) => view(buffer));
  for (let n = 0; n < candidates.length; n++) {
    const at = candidates[n]! * length;
    let seen = 0;
    for (let i = 0; i < length; i++) {
      if (seen & (1 << i)) continue;
      const letter = letters[at + i]!;
      let places = 0;
      for (let j = i; j < length; j++) if (letters[at + j] === letter) places |= 1 << j;
      seen |= places;
      for (const share of shares.ofLetter[letter]!) {
        addends[share]![n] = shareOf(shares.positions[share]!, places, length);
      }
    }
  }

  const packed = new Uint32Array(width);
  const feedbacks = view(packed.buffer).subarray(0, candidates.length);
  const { ofGuess } = shares;
  return (guess) => {
    const at = guess * length;
    const row = (i: number) => rows[ofGuess[at + i]!]!;
    // By far the commonest length is worth a pass of its own.
    if (length === 5) addFive(packed, row(0), row(1), row(2), row(3), row(4));
    else
      addAll(
        packed,
        Array.from({ length }, (_, i) => row(i)),
      );
    return feedbacks;
  };
}

type Row = Uint32Array;

function addFive(sum: Row, a: Row, b: Row, c: Row, d: Row, e: Row): void {
  for (let n = 0; n < sum.length; n++) sum[n] = a[n]! + b[n]! + c[n]! + d[n]! + e[n]!;
}

function addAll(sum: Row, rows: readonly Row[]): void {
  sum.fill(0);
  for (const row of rows) for (let n = 0; n < sum.length; n++) sum[n] = sum[n]! + row[n]!;
}
