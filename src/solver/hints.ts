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

/** Why a text is not a hint. */
export type HintProblem =
  /** It is not a word, a space and a reply. */
  | 'form'
  /** The word and the reply differ in length. */
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

const MARKS: Readonly<Record<string, number>> = {
  '0': ABSENT, '⬛': ABSENT, '⬜': ABSENT,
  '1': PRESENT, '🟨': PRESENT, '🟦': PRESENT,
  '2': CORRECT, '🟩': CORRECT, '🟧': CORRECT,
}; // prettier-ignore

/** A word as the solver knows it: lower case and composed, so that every letter is one character. */
export function normalizeWord(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * Reads one hint; the reply is in digits or in the coloured squares that people paste.
 * @throws HintError
 */
export function parseHint(text: string, row = 0): Hint {
  const parts = text.trim().split(/\s+/u);
  const [word = '', reply = ''] = parts;
  const guess = normalizeWord(word);
  // Emoji may carry an invisible variation selector.
  const digits = [...reply.replaceAll('\uFE0F', '')].map((mark) => MARKS[mark]);
  if (parts.length !== 2 || !/^\p{L}+$/u.test(guess) || digits.includes(undefined)) {
    throw new HintError('form', row, text);
  }
  const { length } = [...guess];
  if (length < MIN_LENGTH || length > MAX_LENGTH) throw new HintError('wordLength', row, text);
  if (length !== digits.length) throw new HintError('replyLength', row, text);
  return { guess, feedback: feedbackFromDigits(digits as number[]) };
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
export function formatHint({ guess, feedback }: Hint): string {
  return `${guess} ${feedbackDigits(feedback, [...guess].length).join('')}`;
}

/** Whether this hint says that its guess was the answer. */
export function isWin({ guess, feedback }: Hint): boolean {
  return feedback === allCorrect([...guess].length);
}
