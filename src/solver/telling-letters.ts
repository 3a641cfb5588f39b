import type { Dictionary } from './dictionary.ts';
import { weightOf } from './prior.ts';

/** A letter that some of the words have and others have not. */
export interface TellingLetter {
  readonly letter: string;
  /** The part of the words, weighed by the prior, that have it at least once; of several boards, on average. */
  readonly share: number;
}

/** Of a letter that a smaller part of the words has, or has not, the feedback is as good as known. */
const TELLING = 0.05;

/** How a letter occurs among the words of one board. */
interface Occurrence {
  /** The weight of the words that have it, as a part of all. */
  readonly share: Float64Array;
  /** How far that is from half of them, from 0 to 1. */
  readonly fromHalf: Float64Array;
  /** Whether some have it and others have not. */
  readonly isOpen: (letter: number) => boolean;
}

/**
 * The letters whose being in the answer or not would tell most, `most` at most: those that come
 * nearest to halving the words, which is the order of their binary entropy; of several boards, on
 * average. Letters that all of the words have, or none, tell nothing and are left out; so are those
 * that tell next to nothing.
 * @param boards the words that can be the answer of each board
 */
export function tellingLetters(
  dictionary: Dictionary,
  boards: readonly Int32Array[],
  most: number,
): TellingLetter[] {
  const { alphabet } = dictionary;
  const each = boards.map((words) => occurrenceIn(dictionary, words));
  const mean = (of: (board: Occurrence) => number) =>
    each.reduce((sum, board) => sum + of(board), 0) / each.length;
  const fromHalf = (letter: number) => mean((board) => board.fromHalf[letter]!);
  const found = [...alphabet.keys()]
    .filter((letter) => each.some(({ isOpen }) => isOpen(letter)))
    .sort((a, b) => fromHalf(a) - fromHalf(b) || a - b)
    .slice(0, most);
  return found
    .filter((letter) => fromHalf(letter) <= 1 - 2 * TELLING)
    .map((letter) => ({ letter: alphabet[letter]!, share: mean(({ share }) => share[letter]!) }));
}

function occurrenceIn({ letters, length, alphabet, prior }: Dictionary, words: Int32Array): Occurrence {
  const weights = new Float64Array(alphabet.length);
  const having = new Int32Array(alphabet.length);
  /** By letter: the place of the last word found to have it, counted from 1. */
  const seen = new Int32Array(alphabet.length);
  let total = 0;
  for (let n = 0; n < words.length; n++) {
    const word = words[n]!;
    const weight = weightOf(prior, word);
    total += weight;
    for (let i = word * length; i < (word + 1) * length; i++) {
      const letter = letters[i]!;
      if (seen[letter] === n + 1) continue;
      seen[letter] = n + 1;
      weights[letter]! += weight;
      having[letter]!++;
    }
  }
  return {
    share: weights.map((weight) => weight / total),
    fromHalf: weights.map((weight) => Math.abs(2 * weight - total) / total),
    isOpen: (letter) => having[letter]! > 0 && having[letter]! < words.length,
  };
}
