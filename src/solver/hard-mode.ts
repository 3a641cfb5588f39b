/** Hard mode: what the game demands of a guess once there are hints. */
import { constraintsOf } from './constraints.ts';
import { codesOf, type Dictionary } from './dictionary.ts';
import { leastBy, markedBy, placesOf } from './marks.ts';
import type { RepeatRule } from './repeat-rule.ts';
import type { Hint } from './hints.ts';

/** Whether guesses must obey the hints: not at all, as {@link allowedInHardMode} says, or so that each can be the answer. */
export type HardMode = boolean | 'ultra';

/**
 * Whether each word of a dictionary may be guessed (1) or not (0), as far as hard mode goes.
 * @param candidates the words that can be the answer by the same hints
 */
export function allowedBy(
  hard: HardMode,
  dictionary: Dictionary,
  hints: readonly Hint[],
  candidates: Int32Array,
): Uint8Array {
  if (hard === true) return allowedInHardMode(dictionary, hints);
  const allowed = new Uint8Array(dictionary.words.length);
  if (!hard) return allowed.fill(1);
  for (const word of candidates) allowed[word] = 1;
  return allowed;
}

/**
 * Whether each word of a dictionary may be guessed in hard mode (1) or not (0), by the rule of the New
 * York Times: correct letters stay where they are, and a letter that a row has shown to be in the answer
 * n times is used at least n times. A present letter may be tried in its place again, and absent ones may be used.
 */
export function allowedInHardMode(dictionary: Dictionary, hints: readonly Hint[]): Uint8Array {
  const { words, letters, length, rule } = dictionary;
  const allowed = new Uint8Array(words.length).fill(1);
  if (hints.length === 0) return allowed;
  const { fixed, counts } = constraintsOf(hints, rule);
  // A letter that no word of the dictionary has gets a code that none has.
  const codes = codesOf(dictionary);
  const codeOf = (letter: string) => codes.get(letter) ?? -1;
  const kept = fixed.flatMap((known, place) => [...known].map((letter) => [place, codeOf(letter)] as const));
  const shown = [...counts].flatMap(([letter, { min }]) => (min > 0 ? [[codeOf(letter), min] as const] : []));
  for (let word = 0; word < words.length; word++) {
    const at = word * length;
    const keepsCorrect = kept.every(([place, letter]) => letters[at + place] === letter);
    const usesShown =
      keepsCorrect && shown.every(([letter, times]) => countOf(letters, at, length, letter) >= times);
    if (!usesShown) allowed[word] = 0;
  }
  return allowed;
}

/** What hard mode asks of a word. */
export interface Demand {
  readonly letter: string;
  /** The place that it has to be in, from 0; null where any will do. */
  readonly place: number | null;
  /** How many times the word has to have it. */
  readonly count: number;
}

/**
 * The first thing that a word lacks to be allowed in hard mode, by the rule of {@link allowedInHardMode}: a place before a
 * letter that may be anywhere, since that is seen at a glance. Null where it is allowed.
 */
export function demandOn(word: string, hints: readonly Hint[], rule: RepeatRule): Demand | null {
  if (hints.length === 0) return null;
  const { fixed, counts } = constraintsOf(hints, rule);
  const letters = [...word];
  for (const [place, known] of fixed.entries())
    for (const letter of known) if (letters[place] !== letter) return { letter, place, count: 1 };
  for (const [letter, { min }] of counts)
    if (letters.filter((it) => it === letter).length < min) return { letter, place: null, count: min };
  return null;
}

/** Of these guesses those that hard mode still allows once `guess` has met the answer `answer`. */
export function keepAllowed(
  { letters, length, rule }: Dictionary,
  guesses: Int32Array,
  guess: number,
  answer: number,
): Int32Array {
  const own = letters.subarray(guess * length, (guess + 1) * length);
  const other = letters.subarray(answer * length, (answer + 1) * length);
  const fixed: number[] = [];
  const shown: [letter: number, times: number][] = [];
  own.forEach((letter, i) => {
    if (own.indexOf(letter) !== i) return;
    const copies = placesOf(letter, own, 0, length);
    const places = placesOf(letter, other, 0, length);
    const marked = markedBy(copies, places, rule);
    const correct = marked & places;
    for (let place = i; correct >> place; place++) if (correct & (1 << place)) fixed.push(place);
    const times = leastBy(copies, marked, correct, rule);
    if (times > 0) shown.push([letter, times]);
  });
  const kept = new Int32Array(guesses.length);
  let count = 0;
  next: for (let n = 0; n < guesses.length; n++) {
    const at = guesses[n]! * length;
    for (let k = 0; k < fixed.length; k++) if (letters[at + fixed[k]!] !== own[fixed[k]!]) continue next;
    for (let k = 0; k < shown.length; k++) {
      if (countOf(letters, at, length, shown[k]![0]) < shown[k]![1]) continue next;
    }
    kept[count++] = guesses[n]!;
  }
  return kept.subarray(0, count);
}

function countOf(letters: Uint8Array, at: number, length: number, letter: number): number {
  let count = 0;
  for (let i = at; i < at + length; i++) if (letters[i] === letter) count++;
  return count;
}
