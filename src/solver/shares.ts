/**
 * Share tables. What one letter of a guess adds to the base-three feedback depends only on that letter,
 * on which positions of the guess it takes, and on where the answer has it. Call a letter with a set of
 * positions a share: a few hundred of them cover every word of a dictionary. So the feedbacks of a
 * guess against many answers are the sum of a few rows of numbers, one row for each of its shares,
 * several answers to one 32-bit addition, since no lane can overflow.
 */
import type { Dictionary } from './dictionary.ts';
import { CORRECT, PRESENT } from './feedback.ts';
import { markedBy } from './marks.ts';
import type { RepeatRule } from './repeat-rule.ts';

export interface Shares {
  /** How many there are. Share 0 is empty: words with fewer letters than tiles are filled up with it. */
  readonly count: number;
  /** `words.length * length` share numbers: those of each word. */
  readonly ofWord: Uint16Array;
  /** One past the last share of each share's letter; shares of one letter are numbered in a row. */
  readonly end: Uint16Array;
  /**
   * What share `s` of a guess adds to the feedback of an answer with share `t` of the same letter:
   * at `addendAt[s] + t`.
   */
  readonly addends: Uint32Array;
  readonly addendAt: Int32Array;
  /** The words that have each share: those of share `s` from `wordsAt[s]` up to `wordsAt[s + 1]`. */
  readonly words: Int32Array;
  readonly wordsAt: Int32Array;
}

const cache = new WeakMap<Uint8Array, Map<RepeatRule, Shares>>();

/** The shares of a dictionary's words. */
export function sharesOf(dictionary: Dictionary): Shares {
  const { letters, rule } = dictionary;
  const known = cache.get(letters) ?? new Map<RepeatRule, Shares>();
  cache.set(letters, known);
  const shares = known.get(rule) ?? buildShares(dictionary);
  known.set(rule, shares);
  return shares;
}

function buildShares({ words, letters, length, alphabet, rule }: Dictionary): Shares {
  const keys = new Uint32Array(words.length * length);
  const occurs = new Uint8Array(alphabet.length << length);
  for (let at = 0; at < keys.length; at += length) {
    let seen = 0;
    for (let i = 0, next = at; i < length; i++) {
      if (seen & (1 << i)) continue;
      const letter = letters[at + i]!;
      let positions = 0;
      for (let j = i; j < length; j++) if (letters[at + j] === letter) positions |= 1 << j;
      seen |= positions;
      const key = (letter << length) | positions;
      keys[next++] = key;
      occurs[key] = 1;
    }
  }

  const numbers = new Uint16Array(occurs.length);
  const positions = [0];
  const first = [0];
  const end = [1];
  for (let letter = 0; letter < alphabet.length; letter++) {
    const begin = positions.length;
    for (let set = 1; set < 1 << length; set++) {
      const key = (letter << length) | set;
      if (!occurs[key]) continue;
      numbers[key] = positions.length;
      positions.push(set);
      first.push(begin);
    }
    while (end.length < positions.length) end.push(positions.length);
  }

  const addendAt = new Int32Array(positions.length);
  const addends: number[] = [];
  for (let share = 1; share < positions.length; share++) {
    addendAt[share] = addends.length - first[share]!;
    for (let other = first[share]!; other < end[share]!; other++) {
      addends.push(addendOf(positions[share]!, positions[other]!, length, rule));
    }
  }
  const ofWord = new Uint16Array(keys.length);
  const wordsAt = new Int32Array(positions.length + 1);
  for (let at = 0; at < keys.length; at++) {
    ofWord[at] = numbers[keys[at]!]!;
    wordsAt[ofWord[at]! + 1]!++;
  }
  for (let share = 0; share < positions.length; share++) wordsAt[share + 1]! += wordsAt[share]!;
  const next = wordsAt.slice();
  const wordsOf = new Int32Array(ofWord.length);
  for (let word = 0, at = 0; word < words.length; word++) {
    for (let i = 0; i < length; i++, at++) wordsOf[next[ofWord[at]!]!++] = word;
  }
  return {
    count: positions.length,
    ofWord,
    end: Uint16Array.from(end),
    addends: Uint32Array.from(addends),
    addendAt,
    words: wordsOf,
    wordsAt,
  };
}

/**
 * What a letter at some positions of the guess adds to the feedback when the answer has it at
 * `places` (both bit sets).
 */
function addendOf(positions: number, places: number, length: number, rule: RepeatRule): number {
  const marked = markedBy(positions, places, rule);
  let sum = 0;
  for (let i = 0; i < length; i++) {
    sum *= 3;
    if (marked & (1 << i)) sum += places & (1 << i) ? CORRECT : PRESENT;
  }
  return sum;
}
