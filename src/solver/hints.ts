/**
 * Hint strings, the seam of the whole extension: a guess and what the game answered, as a person
 * would write it down. "oater 11001" says that o, a and r are in the answer, elsewhere.
 */
import { ABSENT, allCorrect, CORRECT, feedbackDigits, feedbackFromDigits, PRESENT } from './feedback.ts';

export interface Hint {
  /** Lower case, composed (NFC). */
  readonly guess: string;
  /** In base three; see feedback.ts. */
  readonly feedback: number;
}

/** Games of this kind have words of four to eleven letters. */
export const MIN_LENGTH = 4;
export const MAX_LENGTH = 11;

/** Longer texts are not read: the longest hint in the longest notation has little more than half as many characters. */
const LONGEST_TEXT = 100;

/** Why a text is not a hint. */
export type HintProblem =
  /** It is not a word with feedback. */
  | 'form'
  /** The word and the feedback differ in length. */
  | 'replyLength'
  /** The word is too short or too long for any game of this kind. */
  | 'wordLength'
  /** The rows of one board differ in length. */
  | 'rowsDiffer';

export class HintError extends Error {
  override readonly name = 'HintError';
  /** @param row the row at fault, counted from 0 */
  constructor(
    readonly problem: HintProblem,
    readonly row: number,
    text: string,
  ) {
    super(`Row ${row + 1} ("${text}") is not a hint: ${problem}`);
  }
}

const MARKS: ReadonlyMap<string, number> = new Map([
  ['0', ABSENT], ['⬛', ABSENT], ['⬜', ABSENT],
  ['1', PRESENT], ['🟨', PRESENT], ['🟦', PRESENT],
  ['2', CORRECT], ['🟩', CORRECT], ['🟧', CORRECT],
  // Colours by the letters that they begin with, in English and Polish; in German two begin with the same.
  ['b', ABSENT], ['x', ABSENT], ['w', ABSENT], ['s', ABSENT], ['c', ABSENT], ['-', ABSENT], ['.', ABSENT],
  ['y', PRESENT], ['ż', PRESENT],
  ['g', CORRECT], ['z', CORRECT],
]); // oxfmt-ignore

/** The letters for feedback in the notation with letters: none, partial, exact. */
const FEEDBACK_LETTERS = 'NPE';

const SQUARES = ['⬛', '🟨', '🟩'];

/** The notations that hints are written in; {@link parseHint} reads them all. */
export type Notation =
  /** oater 11001 */
  | 'digits'
  /** O_P,A_P,T_N,E_N,R_P */
  | 'letters'
  /** oater [1, 1, 0, 0, 1] */
  | 'list'
  /** oater 🟨🟨⬛⬛🟨 */
  | 'squares';

/** A word as the solver knows it: lower case and composed, so that every letter is one character. */
export function normalizeWord(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * Reads one hint in any {@link Notation}, with squares of high contrast, or with colours by their first letters ("oater
 * yybby"). The digits of a list need no brackets, and spaces or commas part them.
 * @throws HintError
 */
export function parseHint(text: string, row = 0): Hint {
  if (text.length > LONGEST_TEXT) throw new HintError('form', row, `${text.slice(0, LONGEST_TEXT)}…`);
  const [guess, digits] = text.includes('_') ? splitLetters(text) : splitWord(text);
  if (!/^\p{L}+$/u.test(guess) || digits.includes(undefined)) throw new HintError('form', row, text);
  const { length } = [...guess];
  if (length < MIN_LENGTH || length > MAX_LENGTH) throw new HintError('wordLength', row, text);
  if (length !== digits.length) throw new HintError('replyLength', row, text);
  return { guess, feedback: feedbackFromDigits(digits as number[]) };
}

/** A guess and its digits, undefined where there is none. */
type Parts = [guess: string, digits: (number | undefined)[]];

/** The parts of "O_P,A_P,T_N,E_N,R_P". */
function splitLetters(text: string): Parts {
  const tiles = text.split(',').map((tile) => /^(\p{L})_([NPE])$/iu.exec(normalizeWord(tile)) ?? []);
  return [
    tiles.map(([, letter]) => letter).join(''),
    tiles.map(([, , feedback]) =>
      feedback === undefined ? undefined : FEEDBACK_LETTERS.indexOf(feedback.toUpperCase()),
    ),
  ];
}

/** The parts of a word with feedback after it. */
function splitWord(text: string): Parts {
  const parts = text.trim();
  const end = parts.search(/\s/u);
  if (end === -1) return ['', []];
  // Emoji may carry an invisible variation selector.
  const feedback = parts.slice(end).trim().normalize('NFC').replaceAll('\uFE0F', '');
  const isList = feedback.startsWith('[') && feedback.endsWith(']');
  const marks = isList ? feedback.slice(1, -1).trim() : feedback;
  const each = /[\s,]/u.test(marks)
    ? marks.split(',').flatMap((some) => some.trim().split(/\s+/u))
    : [...marks];
  return [normalizeWord(parts.slice(0, end)), each.map((mark) => MARKS.get(mark.toLowerCase()))];
}

/**
 * Reads the hints of one board, in the order of play.
 * @throws HintError
 */
export function parseHints(texts: readonly string[]): Hint[] {
  const hints = texts.map(parseHint);
  const odd = hints.findIndex(({ guess }) => [...guess].length !== [...hints[0]!.guess].length);
  if (odd !== -1) throw new HintError('rowsDiffer', odd, texts[odd]!);
  return hints;
}

/** The inverse of {@link parseHint}: "oater 11001". */
export function formatHint({ guess, feedback }: Hint, notation: Notation = 'digits'): string {
  const letters = [...guess];
  const digits = feedbackDigits(feedback, letters.length);
  switch (notation) {
    case 'digits':
      return `${guess} ${digits.join('')}`;
    case 'letters':
      return letters.map((letter, i) => `${capital(letter)}_${FEEDBACK_LETTERS[digits[i]!]!}`).join(',');
    case 'list':
      return `${guess} [${digits.join(', ')}]`;
    case 'squares':
      return `${guess} ${digits.map((digit) => SQUARES[digit]).join('')}`;
  }
}

/** A letter as a capital, or as it is where that is not one letter: the capital of ß would be SS. */
function capital(letter: string): string {
  const upper = letter.toUpperCase();
  return normalizeWord(upper) === letter ? upper : letter;
}

/** Whether this hint says that its guess was the answer. */
export function isWin({ guess, feedback }: Hint): boolean {
  return feedback === allCorrect([...guess].length);
}
