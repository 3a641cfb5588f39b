/** Hints typed by hand, as the rows of tiles that they are shown and changed in. */
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import { MAX_BOARDS } from '../protocol/maximums.ts';
import { ABSENT, CORRECT, feedbackDigits, feedbackFromDigits, PRESENT } from '../solver/feedback.ts';
import { formatHint, type Hint, isWin, parseHints } from '../solver/hints.ts';

/** The rows of each board. */
export type HandBoards = readonly (readonly Hint[])[];

const MOST_LINES = 100;
const LONGEST_LINE = 100;

/** The lines of a text, of which empty ones part the boards of a puzzle from one another. */
export function boardsIn(text: string): string[][] {
  const boards: string[][] = [[]];
  for (const line of text.split('\n')) {
    // A longer line is no hint either way, and a longer list no board.
    if (line.trim() === '') boards.push([]);
    else if (boards.at(-1)!.length < MOST_LINES) boards.at(-1)!.push(line.slice(0, LONGEST_LINE));
  }
  return boards.filter((hints) => hints.length > 0).slice(0, MAX_BOARDS);
}

/** @returns the rows; null where a line is no hint in this lexicon's spelling */
export function readHand(text: string, lexicon: Lexicon): HandBoards | null {
  const { spell } = LEXICONS[lexicon];
  try {
    return boardsIn(text).map((lines) => parseHints(lines.map(spell)));
  } catch {
    return null;
  }
}

/** The inverse of {@link readHand}. */
export const writeHand = (boards: HandBoards): string =>
  boards.map((rows) => rows.map((row) => formatHint(row)).join('\n')).join('\n\n');

/** The feedback of each letter. */
export const marksOf = ({ guess, feedback }: Hint): number[] => feedbackDigits(feedback, [...guess].length);

const withMarks = (row: Hint, marks: readonly number[]): Hint => ({
  ...row,
  feedback: feedbackFromDigits(marks),
});

/** A row with one letter's feedback. */
const marked = (row: Hint, place: number, mark: number): Hint =>
  withMarks(row, marksOf(row).with(place, mark));

/** A row of which the player has tapped a letter: absent, then elsewhere, then in place, and from the start again. */
export const tapped = (row: Hint, place: number): Hint =>
  marked(row, place, (marksOf(row)[place]! + 1) % (CORRECT + 1));

/**
 * A guess as it is first taken to be answered, which spares the player taps: what the rows above say of its letters, and
 * absent otherwise.
 */
export function guessed(word: string, rows: readonly Hint[]): Hint {
  const letters = [...word];
  const above = rows.map((row) => [[...row.guess], marksOf(row)] as const);
  const isCorrect = letters.map((letter, i) =>
    above.some(([others, marks]) => others[i] === letter && marks[i] === CORRECT),
  );
  const marks = letters.map((letter, i) => {
    if (isCorrect[i]) return CORRECT;
    const known = Math.max(
      0,
      ...above.map(
        ([others, its]) => others.filter((other, j) => other === letter && its[j] !== ABSENT).length,
      ),
    );
    const spent = letters.filter((other, j) => other === letter && (isCorrect[j] || j < i)).length;
    return spent < known ? PRESENT : ABSENT;
  });
  return withMarks({ guess: word, feedback: 0 }, marks);
}

/** Whether the answer of a board has been found. */
const isFound = (rows: readonly Hint[]): boolean => rows.some(isWin);

/** Whether those of all boards have been: then there is no next guess. */
export const areFound = (boards: HandBoards): boolean => boards.length > 0 && boards.every(isFound);

/** The boards with another guess, on each whose answer has not been found; they themselves where all have. */
export function withGuess(boards: HandBoards, word: string): HandBoards {
  if (boards.length === 0) return [[guessed(word, [])]];
  if (boards.every(isFound)) return boards;
  return boards.map((rows) => (isFound(rows) ? rows : [...rows, guessed(word, rows)]));
}

/** The boards with a guess that has no colours yet, but for those on which it has been given some. */
export const withOpen = (boards: HandBoards, word: string): HandBoards =>
  boards.length === 0
    ? withGuess(boards, word)
    : boards.flatMap((rows) => (rows.at(-1)?.guess === word ? [rows] : withGuess([rows], word)));

/** The boards with another one, of a game that has had the same guesses on it: of their letters nothing is known there yet. */
export function withBoard(boards: HandBoards): HandBoards {
  const [longest = []] = boards.toSorted((a, b) => b.length - a.length);
  return [...boards, longest.map(({ guess }) => guessed(guess, []))];
}

/** On which boards there is a row that they did not have before. */
export const awaitingIn = (boards: HandBoards, before: HandBoards): boolean[] =>
  boards.map((rows, board) => rows.length > (before[board]?.length ?? 0));

/**
 * The inverse of {@link withOpen}: the rows that count, and the guess that has no colours yet.
 * @param awaiting the boards on which it has none
 */
export function partsOf(
  boards: HandBoards,
  awaiting: readonly boolean[],
): { readonly counted: HandBoards; readonly open: string | null } {
  // Of several boards one without a row could not be written down.
  const waits = (rows: readonly Hint[], board: number) =>
    awaiting[board] === true && (rows.length > 1 || boards.length === 1);
  return {
    counted: boards.map((rows, board) => (waits(rows, board) ? rows.slice(0, -1) : rows)),
    open: boards.find(waits)?.at(-1)?.guess ?? null,
  };
}

interface Typed {
  readonly boards: HandBoards;
  /** The letters that are no whole word yet, or the digits that are no whole answer. */
  readonly open: string;
  /** Whether it ends with a new guess, which has no colours yet. */
  readonly isAwaited: boolean;
  /** What was typed to no effect, if anything. */
  readonly ignored: Ignored | null;
}

/** Digits without a guess, or digits that could be of any of several boards. */
export type Ignored = 'digits-first' | 'digits-of-several';

const isDigits = (text: string): boolean => /^[012]/.test(text);

/** The boards once something has been typed: letters make guesses, and digits colour the last one of a single board. */
export function typedOn(boards: HandBoards, text: string, length: number): Typed {
  let next = boards;
  let open = '';
  let isAwaited = false;
  let ignored: Ignored | null = null;
  for (const char of text) {
    const last = next.length === 1 ? next[0]!.at(-1) : undefined;
    if (/^\p{L}$/u.test(char)) open = isDigits(open) ? char : open + char;
    else if (isDigits(char) && last && (open === '' || isDigits(open))) open += char;
    else if (isDigits(char) && open === '') ignored = next.length > 1 ? 'digits-of-several' : 'digits-first';
    if ([...open].length < length) continue;
    const before = next;
    if (isDigits(open)) next = [next[0]!.with(-1, withMarks(last!, [...open].map(Number)))];
    else next = withGuess(next, open);
    isAwaited = next !== before && !isDigits(open);
    open = '';
  }
  return { boards: next, open, isAwaited: isAwaited && open === '', ignored };
}

/** The guess that was made last: on a board whose answer is not found, or else on the one that took longest; null without any. */
export function lastGuess(boards: HandBoards): string | null {
  const longest = boards.toSorted((a, b) => b.length - a.length);
  return (longest.find((rows) => !isFound(rows)) ?? longest[0])?.at(-1)?.guess ?? null;
}

/** The boards without their last guess. */
export const withoutLast = (boards: HandBoards): HandBoards => {
  const last = lastGuess(boards);
  return without(boards, (rows) => (rows.at(-1)!.guess === last ? rows.length - 1 : null));
};

/**
 * The boards with what was pasted: rows go on with the only board, boards stand below those that there are.
 * @returns null where the words have another length
 */
export function withPasted(boards: HandBoards, pasted: HandBoards): HandBoards | null {
  const lengths = new Set([...boards, ...pasted].map(([first]) => [...first!.guess].length));
  if (pasted.length === 0 || lengths.size > 1) return null;
  return boards.length === 1 && pasted.length === 1
    ? [[...boards[0]!, ...pasted[0]!]]
    : [...boards, ...pasted];
}

/** The boards without a row of each, or with all where that is null. */
export const without = (
  boards: HandBoards,
  rowOf: (rows: readonly Hint[], board: number) => number | null,
): HandBoards =>
  boards
    .map((rows, board) => {
      const row = rowOf(rows, board);
      return row === null ? rows : rows.toSpliced(row, 1);
    })
    .filter((rows) => rows.length > 0);
