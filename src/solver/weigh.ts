/** What a word would be worth as the next guess, before it is made. */
import { findCandidates } from './candidates.ts';
import { type Conflict, conflictWith } from './conflict.ts';
import { encode } from './dictionary.ts';
import { graderOf } from './feedback.ts';
import { type Demand, demandOn } from './hard-mode.ts';
import { formatHint, isWin } from './hints.ts';
import { judge } from './judge.ts';
import type { Puzzle } from './puzzle.ts';

/** A row that rules a word out. */
type Against = {
  /** From 0. */
  readonly row: number;
  /** The row, as "oater 11001". */
  readonly hint: string;
} & (Conflict | { readonly why: 'rule' });

export interface Weighed {
  readonly word: string;
  /** Whether the dictionary has it. */
  readonly isListed: boolean;
  /** Whether people would call it a likely answer. */
  readonly isLikely: boolean;
  /** What hard mode asks of it, where that is on; null where it is allowed. */
  readonly demand: Demand | null;
  /** How many boards are not solved, and of how many of these it can be the answer by their hints. */
  readonly open: number;
  readonly wins: number;
  /** Whether the player has forbidden it, or else the game has refused it while other words fit; null where neither. */
  readonly barred: 'forbidden' | 'refused' | null;
  /** Of one board the first row that rules it out as the answer; null where none does, and for several. */
  readonly against: Against | null;
  /**
   * How many words it leaves on average, all boards together, and its skill: as
   * its review says once it is made. Null where the dictionary does not have it, or no word fits the hints.
   */
  readonly left: number | null;
  readonly skill: number | null;
}

/**
 * @param puzzles one for each board, which differ in their hints alone
 * @param best the word that is best, where that is known
 * @returns null where all are solved
 */
export function* weigh(
  puzzles: readonly Puzzle[],
  word: string,
  best: number | null = null,
): Generator<undefined, Weighed | null> {
  const open = puzzles.filter(({ hints }) => !hints.some(isWin));
  const [first, ...others] = open;
  if (!first) return null;
  const { dictionary, hard } = first;
  const demands = hard ? open.map(({ hints }) => demandOn(word, hints, dictionary.rule)) : [];
  const number = dictionary.words.indexOf(word);
  const isListed = number !== -1;
  yield;
  const against = open.map((board) => rowAgainst(board, word));
  const fitting = isListed ? open.filter((_, n) => against[n] === null) : [];
  const judgement = yield* judge(open, word, best);
  return {
    word,
    isListed,
    isLikely: isListed && dictionary.known[number] === 1,
    demand: demands.find((demand) => demand !== null) ?? null,
    open: open.length,
    wins: fitting.length,
    barred: barOf(open, fitting, number),
    against: others.length === 0 ? against[0]! : null,
    left: judgement && judgement.average,
    skill: judgement && judgement.skill,
  };
}

function barOf(open: readonly Puzzle[], fitting: readonly Puzzle[], number: number): Weighed['barred'] {
  const { dictionary, forbidden, refused } = open[0]!;
  const word = dictionary.words[number] ?? '';
  if (forbidden.has(word)) return 'forbidden';
  // Refused words are candidates only where no others are.
  const isCandidate = (board: Puzzle) => findCandidates(dictionary, board.hints, board).includes(number);
  return refused.has(word) && !fitting.some(isCandidate) ? 'refused' : null;
}

/** The first row whose feedback would have been another with this word as the answer; null where there is none. */
function rowAgainst({ dictionary, hints }: Puzzle, word: string): Against | null {
  const grade = graderOf(dictionary.rule);
  const { length } = dictionary;
  const row = hints.findIndex(({ guess, feedback }) => {
    // Together, so that letters which the dictionary does not have are told apart.
    const codes = encode(dictionary, guess + word);
    return grade(codes, 0, codes, length, length) !== feedback;
  });
  const hint = hints[row];
  if (!hint) return null;
  // Other rules for repeated letters have reasons of their own.
  const conflict = dictionary.rule === 'standard' ? conflictWith(hint, word) : null;
  return { row, hint: formatHint(hint), ...(conflict ?? { why: 'rule' }) };
}
