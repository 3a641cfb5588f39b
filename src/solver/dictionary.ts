import { LIKELY_LEVEL, priorOf } from './prior.ts';

/**
 * A dictionary: the words of one language and one length, with how likely each is to be the answer.
 * Words are numbers inside the solver; their letters lie in one flat array of letter codes.
 */
export interface Dictionary {
  readonly length: number;
  /** Every word the game is thought to accept, in alphabetical order. */
  readonly words: readonly string[];
  /** `words.length * length` letter codes: the index of each letter in `alphabet`. */
  readonly letters: Uint8Array;
  /** The letters that occur, a code each. */
  readonly alphabet: string;
  /** The prior: how likely each word is to be the answer, as whole numbers that need not sum to anything. */
  readonly prior: Float64Array;
  /** 1 for each word that people would call likely, to be counted and shown first. */
  readonly likely: Uint8Array;
  /** 1 for each word that is accepted but better not suggested. */
  readonly vulgar: Uint8Array;
  /** The words of a corpus, commonest first; empty when there is none. */
  readonly byUse: Int32Array;
}

/** A word of the list with what is known of it. */
export interface Entry {
  /** Lower case, composed (NFC). */
  readonly word: string;
  /** Of the prior; see prior.ts. */
  readonly level: number;
  readonly vulgar: boolean;
}

/**
 * Builds a dictionary.
 * @param entries in alphabetical order, no word twice
 * @param byUse the words of a corpus, commonest first; those that are no entries are left out
 * @throws Error when there is no word, or words differ in length
 */
export function createDictionary(entries: readonly Entry[], byUse: readonly string[] = []): Dictionary {
  const length = [...(entries[0]?.word ?? '')].length;
  if (length === 0) throw new Error('A dictionary needs at least one word.');
  const found = new Set<string>();
  for (const { word } of entries) for (const letter of word) found.add(letter);
  const alphabet = [...found].sort().join('');
  const codes = new Map([...alphabet].map((letter, code) => [letter, code]));

  const letters = new Uint8Array(entries.length * length);
  const prior = new Float64Array(entries.length);
  const likely = new Uint8Array(entries.length);
  const vulgar = new Uint8Array(entries.length);
  let at = 0;
  entries.forEach((entry, index) => {
    for (const letter of entry.word) letters[at++] = codes.get(letter)!;
    if (at !== (index + 1) * length) {
      throw new Error(`"${entry.word}" is not ${length} letters long, as the first word is.`);
    }
    prior[index] = priorOf(entry.level);
    likely[index] = entry.level <= LIKELY_LEVEL ? 1 : 0;
    vulgar[index] = entry.vulgar ? 1 : 0;
  });
  const words = entries.map(({ word }) => word);
  return { length, words, letters, alphabet, prior, likely, vulgar, byUse: numbersOf(words, byUse) };
}

/** The numbers of some words, in their order, without those that are not among `words`. */
function numbersOf(words: readonly string[], some: readonly string[]): Int32Array {
  const places = new Map(some.map((word, place) => [word, place]));
  const numbers = new Int32Array(some.length).fill(-1);
  words.forEach((word, number) => {
    const place = places.get(word);
    if (place !== undefined) numbers[place] = number;
  });
  return numbers.filter((number) => number !== -1);
}

/**
 * The letter codes of any word, in the dictionary or not. Letters that no word of the dictionary
 * has get codes of their own from the top down, equal letters the same one.
 */
export function encode({ alphabet }: Dictionary, word: string): Uint8Array {
  const strange: string[] = [];
  return Uint8Array.from([...word], (letter) => {
    const code = alphabet.indexOf(letter);
    if (code !== -1) return code;
    if (!strange.includes(letter)) strange.push(letter);
    return 255 - strange.indexOf(letter);
  });
}
