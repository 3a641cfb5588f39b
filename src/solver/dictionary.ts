import type { RepeatRule } from './repeat-rule.ts';
import { LIKELY_LEVEL, priorOf } from './prior.ts';

/**
 * So many different letters a dictionary may have: with the strange letters of one more word, up to thirty,
 * each still has a code of its own in a byte.
 */
export const MOST_LETTERS = 225;

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
  /** The letters that occur, a code each. A letter is one character, whatever its length in a string. */
  readonly alphabet: readonly string[];
  /** The prior: how likely each word is to be the answer, as whole numbers that need not sum to anything. */
  readonly prior: Float64Array;
  /** 1 for each word that people would call likely, to be counted and shown first. */
  readonly likely: Uint8Array;
  /** 1 for each word that people know: the likely ones, and those that were likely until they were the answer. */
  readonly known: Uint8Array;
  /** 1 for each word that is accepted but better not suggested. */
  readonly vulgar: Uint8Array;
  /** The words of a corpus, commonest first; empty when there is none. */
  readonly byUse: Int32Array;
  /** How the game marks repeated letters: whatever is made of the words' feedback goes by it. */
  readonly rule: RepeatRule;
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
 * @throws Error when there is no word, words differ in length, or there are more letters than {@link MOST_LETTERS}
 */
export function createDictionary(entries: readonly Entry[], byUse: readonly string[] = []): Dictionary {
  const length = [...(entries[0]?.word ?? '')].length;
  if (length === 0) throw new Error('A dictionary needs at least one word.');
  const found = new Set<string>();
  for (const { word } of entries) for (const letter of word) found.add(letter);
  if (found.size > MOST_LETTERS) {
    throw new Error(
      `The words have ${found.size} different letters; at most ${MOST_LETTERS} can be told apart.`,
    );
  }
  const alphabet = [...found].sort();
  const codes = codesOf({ alphabet });

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
  return {
    length,
    words,
    letters,
    alphabet,
    prior,
    likely,
    known: likely,
    vulgar,
    byUse: numbersOf(words, byUse),
    rule: 'standard',
  };
}

const ruled = new WeakMap<Dictionary, Map<RepeatRule, Dictionary>>();

/** The same words in a game of another rule; the same object each time, so that what is made of it is kept. */
export function playedBy(dictionary: Dictionary, rule: RepeatRule): Dictionary {
  if (dictionary.rule === rule) return dictionary;
  const others = ruled.get(dictionary) ?? new Map<RepeatRule, Dictionary>();
  ruled.set(dictionary, others);
  const found = others.get(rule) ?? { ...dictionary, rule };
  others.set(rule, found);
  return found;
}

/** Some words of a dictionary, by their numbers and in their order. */
export function selected(dictionary: Dictionary, numbers: readonly number[]): Dictionary {
  const { length, words, letters, prior, likely, known, vulgar, byUse } = dictionary;
  const places = new Map(numbers.map((number, place) => [number, place]));
  const bits = (all: Uint8Array) => Uint8Array.from(numbers, (number) => all[number]!);
  return {
    ...dictionary,
    words: numbers.map((number) => words[number]!),
    letters: Uint8Array.from(numbers.flatMap((n) => [...letters.subarray(n * length, (n + 1) * length)])),
    prior: Float64Array.from(numbers, (number) => prior[number]!),
    likely: bits(likely),
    known: bits(known),
    vulgar: bits(vulgar),
    byUse: Int32Array.from([...byUse].flatMap((number) => places.get(number) ?? [])),
  };
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

/** The code of each letter of a dictionary. */
export const codesOf = ({ alphabet }: Pick<Dictionary, 'alphabet'>): ReadonlyMap<string, number> =>
  new Map(alphabet.map((letter, code) => [letter, code]));

/**
 * The letter codes of any word of at most thirty letters, in the dictionary or not. Letters that no word of
 * the dictionary has get the codes after those of its alphabet, equal letters the same one.
 */
export function encode({ alphabet }: Dictionary, word: string): Uint8Array {
  const strange: string[] = [];
  return Uint8Array.from([...word], (letter) => {
    const code = alphabet.indexOf(letter);
    if (code !== -1) return code;
    if (!strange.includes(letter)) strange.push(letter);
    return alphabet.length + strange.indexOf(letter);
  });
}
