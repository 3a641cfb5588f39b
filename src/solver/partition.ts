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

/** The shares that occur in a dictionary, and which of them each guess is made of. */
interface Shares {
  /** Letter code of each share; share 0 is empty and stands in where a guess has repeated letters. */
  readonly letter: readonly number[];
  /** Bit set of the positions that the letter takes. */
  readonly positions: readonly number[];
  /** `words.length * length` share numbers. */
  readonly ofGuess: Uint16Array;
}

const cache = new WeakMap<Dictionary, Shares>();

function sharesOf(dictionary: Dictionary): Shares {
  const known = cache.get(dictionary);
  if (known) return known;
  const { words, letters, length } = dictionary;
  const numbers = new Map<number, number>();
  const letter = [0];
  const positions = [0];
  const ofGuess = new Uint16Array(words.length * length);
  for (let at = 0; at < ofGuess.length; at += length) {
    let seen = 0;
    for (let i = 0, next = at; i < length; i++) {
      if (seen & (1 << i)) continue;
      let set = 0;
      for (let j = i; j < length; j++) if (letters[at + j] === letters[at + i]) set |= 1 << j;
      seen |= set;
      const key = letters[at + i]! * 2 ** length + set;
      let number = numbers.get(key);
      if (number === undefined) {
        number = letter.length;
        numbers.set(key, number);
        letter.push(letters[at + i]!);
        positions.push(set);
      }
      ofGuess[next++] = number;
    }
  }
  const shares = { letter, positions, ofGuess };
  cache.set(dictionary, shares);
  return shares;
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

  const rows = shares.letter.map((letter, share) => {
    const packed = new Uint32Array(width);
    const set = shares.positions[share]!;
    if (set === 0) return packed;
    const addends = view(packed.buffer);
    candidates.forEach((word, n) => {
      const at = word * length;
      let spare = 0;
      for (let i = 0; i < length; i++) {
        if (letters[at + i] === letter && !(set & (1 << i))) spare++;
      }
      let sum = 0;
      for (let i = 0; i < length; i++) {
        let digit = 0;
        if (set & (1 << i)) digit = letters[at + i] === letter ? 2 : spare-- > 0 ? 1 : 0;
        sum = sum * 3 + digit;
      }
      addends[n] = sum;
    });
    return packed;
  });

  const packed = new Uint32Array(width);
  const feedbacks = view(packed.buffer).subarray(0, candidates.length);
  if (length === 5) {
    // By far the commonest length, unrolled: a third of the time of the loop below.
    return (guess) => {
      const at = guess * 5;
      const a = rows[shares.ofGuess[at]!]!;
      const b = rows[shares.ofGuess[at + 1]!]!;
      const c = rows[shares.ofGuess[at + 2]!]!;
      const d = rows[shares.ofGuess[at + 3]!]!;
      const e = rows[shares.ofGuess[at + 4]!]!;
      for (let n = 0; n < width; n++) packed[n] = a[n]! + b[n]! + c[n]! + d[n]! + e[n]!;
      return feedbacks;
    };
  }
  return (guess) => {
    const at = guess * length;
    packed.set(rows[shares.ofGuess[at]!]!);
    for (let i = 1; i < length; i++) {
      const share = shares.ofGuess[at + i]!;
      if (share === 0) break;
      const row = rows[share]!;
      for (let n = 0; n < width; n++) packed[n] = packed[n]! + row[n]!;
    }
    return feedbacks;
  };
}
