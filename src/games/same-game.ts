/**
 * Which record a game belongs to. The same game may be seen in two tabs, after a reload and on the next day; and one
 * address may deal one game after another, of which the first rows can be the same.
 */
import { dayIn } from '../protocol/puzzle-key.ts';
import { areOfOneGame, guessesOn, outcomeOf, rowsOn } from '../protocol/guesses.ts';
import type { GameRecord } from '../protocol/game-record.ts';
import { stricterOf } from '../protocol/hard-mode.ts';
import { higherOf } from '../protocol/help.ts';

/** What is seen of a game at one moment. */
export interface SeenGame extends Omit<GameRecord, 'id' | 'begun' | 'changed'> {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The keys of the other puzzles that its tab has shown: it is none of these. */
  readonly others: readonly string[];
}

/** So long a game may be left before it goes on, in milliseconds. */
export const LONGEST_BREAK = 7 * 24 * 60 * 60 * 1000;
/** So many guesses have to be the same before a game of another day is taken for one that goes on. */
const LEAST_OF_ANOTHER_DAY = 2;

/**
 * @param recent the records of the game's site that have changed lately, in any order
 * @returns null for a game that is new
 */
export function recordOfSeen(seen: SeenGame, recent: readonly GameRecord[]): GameRecord | null {
  const latestFirst = recent.toSorted((a, b) => b.changed - a.changed);
  const fitting = latestFirst.filter(
    (record) => record.width === seen.width && areOfOneGame(record.boards, seen.boards),
  );
  const own = fitting.find(({ puzzle }) => puzzle === seen.puzzle);
  if (own) return own;
  const day = dayIn(seen.puzzle);
  if (day === null) return null;
  // In another tab, it may have another number among the games of the day.
  const others = fitting.filter(
    ({ puzzle }) => dayIn(puzzle)?.address === day.address && !seen.others.includes(puzzle),
  );
  return (
    others.find(({ puzzle }) => dayIn(puzzle)?.day === day.day) ??
    others.find((record) => isGoneOnIn(record, seen)) ??
    null
  );
}

/** Whether a game of another day is seen again: with all of its rows, and more only where it had not ended. */
function isGoneOnIn(record: GameRecord, { boards }: SeenGame): boolean {
  if (guessesOn(record.boards).length < LEAST_OF_ANOTHER_DAY) return false;
  const more = rowsOn(boards) - rowsOn(record.boards);
  return outcomeOf(record) === 'open' ? more >= 0 : more === 0;
}

/** Of values as JSON has them, with their keys in the same order. */
export const isDeepEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const union = (one: readonly number[], other: readonly number[]): number[] =>
  [...new Set([...one, ...other])].toSorted((a, b) => a - b);

/** A record with what has been seen since; the same record where that is nothing new. */
export function withSeen(record: GameRecord, seen: SeenGame): GameRecord {
  const longer = (board: string[], n: number): string[] =>
    seen.boards[n]!.length > board.length ? seen.boards[n]! : board;
  const { score, ...known } = record;
  const next: GameRecord = {
    ...known,
    rule: seen.rule,
    lexicon: seen.lexicon ?? record.lexicon,
    limit: seen.limit ?? record.limit,
    boards: record.boards.map(longer),
    hard: stricterOf(record.hard, seen.hard),
    help: higherOf(record.help, seen.help),
    typed: union(record.typed, seen.typed),
    entered: union(record.entered, seen.entered),
  };
  const answers = next.boards.map((_, n) => seen.answers?.[n] ?? record.answers?.[n] ?? null);
  if (answers.some((answer) => answer !== null)) next.answers = answers;
  // What a game was worth is no longer known where it has gone on, or more is known of its answers.
  const scored = [record, seen].find(
    (one) => one.score && isDeepEqual(one.boards, next.boards) && isDeepEqual(one.answers, next.answers),
  );
  if (scored) next.score = scored.score;
  const isSame =
    isDeepEqual(next.score, score) &&
    Object.entries(next).every(([key, value]) => isDeepEqual(value, record[key as keyof GameRecord]));
  return isSame ? record : { ...next, changed: Math.max(seen.at, record.changed) };
}

/** The record of a game that is new. */
export const newRecord = ({ at, others: _, ...seen }: SeenGame): GameRecord => ({
  ...seen,
  id: idOf(seen, 1),
  begun: at,
  changed: at,
});

/** An id that says which game it is; of several with the same key, which of them. */
export const idOf = ({ site, puzzle }: Pick<GameRecord, 'site' | 'puzzle'>, number: number): string =>
  number === 1 ? `${site} ${puzzle}` : `${site} ${puzzle} ~${number}`;
