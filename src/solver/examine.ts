/** What the hints of a board say before any guess is weighed: why it needs none, or which words are left. */
import { type Excluded, findCandidates, findNearest } from './candidates.ts';
import { constraintsOf, findContradiction } from './constraints.ts';
import type { Dictionary } from './dictionary.ts';
import { type Hint, isWin } from './hints.ts';
import { weightOf } from './prior.ts';

/** How many near words there are at most. */
const NEAREST = 5;

/** What bears on which words are possible. */
export interface Board extends Excluded {
  readonly dictionary: Dictionary;
  /** In the order of play, all of the dictionary's length. */
  readonly hints: readonly Hint[];
  /** Whether vulgar words may be suggested even while others are possible. */
  readonly vulgar: boolean;
}

/** What the hints say of each letter, for when no known word fits. */
interface Pattern {
  /** The letter known to be at each position, or null. */
  readonly fixed: readonly (string | null)[];
  /** Letters known to be in the answer beyond those, each as often as is known. */
  readonly present: readonly string[];
  /** Guessed letters that the answer does not have. */
  readonly absent: readonly string[];
}

/** Why no word fits the hints of a board. */
export type Misfit =
  /**
   * No string of letters can satisfy these rows (ascending), but without any of them some could. Of a board of
   * a game's length it is the smallest set that conflicts; of a much longer one it may be another.
   */
  | { readonly status: 'contradiction'; readonly rows: readonly number[] }
  /** Some string of letters could, but no word that the dictionary has. */
  | { readonly status: 'no-known-word'; readonly pattern: Pattern; readonly nearest: readonly string[] };

/** How many words are left. */
export interface Counts {
  readonly possible: number;
  readonly likely: number;
  /** How many of the possible words are vulgar and so neither suggested nor listed. */
  readonly hidden: number;
}

/** The words that hints leave. */
export interface Remaining {
  readonly status: 'remaining';
  readonly candidates: Int32Array;
  /** Those that may be shown. */
  readonly listed: Int32Array;
  readonly counts: Counts;
}

/** Why a board needs no next guess, or else which words are left. */
export type Examined = Misfit | { readonly status: 'solved'; readonly guess: string } | Remaining;

/** Whether vulgar words are to be kept back: not when nothing else is possible. */
export function hidesVulgar({ dictionary, vulgar }: Board, candidates: Int32Array): boolean {
  return !vulgar && candidates.some((word) => !dictionary.vulgar[word]);
}

/** Those of the candidates that may be shown. */
export function suggestible(board: Board, candidates: Int32Array): Int32Array {
  return hidesVulgar(board, candidates)
    ? candidates.filter((word) => !board.dictionary.vulgar[word])
    : candidates;
}

/** The words that can still be the answer and may be shown, likeliest first. */
export function suggestibleOf(board: Board): Int32Array {
  return suggestible(board, findCandidates(board.dictionary, board.hints, board));
}

/** Words are named as the likeliest that have so much of all chance together, and no more than so many. */
const SHARE = 0.8;
const NAMED = 3;

/** The fewest words that the answer is most likely one of; none where these are many. */
export function likeliestOf({ prior, words }: Dictionary, { candidates, listed }: Remaining): string[] {
  let missing = SHARE * candidates.reduce((sum, word) => sum + weightOf(prior, word), 0);
  const first = listed.subarray(0, NAMED);
  const last = first.findIndex((word) => (missing -= weightOf(prior, word)) <= 0);
  return Array.from(first.subarray(0, last + 1), (word) => words[word]!);
}

/**
 * Reads what the hints of a board say; it yields after each small piece of work.
 * @param findsNearest whether the nearest words are to be found where none fits, which takes long
 */
export function* examine(board: Board, findsNearest = true): Generator<undefined, Examined> {
  const { dictionary, hints, refused, forbidden } = board;
  const rows = yield* findContradiction(hints, dictionary.alphabet, dictionary.rule);
  if (rows.length > 0) return { status: 'contradiction', rows };
  const won = hints.find(isWin);
  if (won) return { status: 'solved', guess: won.guess };

  const candidates = findCandidates(dictionary, hints, board);
  yield;
  if (candidates.length === 0) {
    const hidden = (number: number) => {
      const word = dictionary.words[number]!;
      return refused.has(word) || forbidden.has(word) || (!board.vulgar && dictionary.vulgar[number] === 1);
    };
    const found = findsNearest ? yield* findNearest(dictionary, hints, NEAREST, hidden) : [];
    const nearest = found.map((word) => dictionary.words[word]!);
    return { status: 'no-known-word', pattern: patternOf(hints, dictionary), nearest };
  }
  const listed = suggestible(board, candidates);
  const counts = {
    possible: candidates.length,
    likely: candidates.reduce((sum, word) => sum + dictionary.likely[word]!, 0),
    hidden: candidates.length - listed.length,
  };
  return { status: 'remaining', candidates, listed, counts };
}

function patternOf(hints: readonly Hint[], { length, rule }: Dictionary): Pattern {
  if (hints.length === 0) return { fixed: new Array<null>(length).fill(null), present: [], absent: [] };
  const { fixed, counts } = constraintsOf(hints, rule);
  const letters = fixed.map((known) => [...known][0] ?? null);
  const elsewhere = (letter: string, min: number) =>
    Math.max(0, min - letters.filter((known) => known === letter).length);
  return {
    fixed: letters,
    present: [...counts].flatMap(([letter, { min }]) =>
      new Array<string>(elsewhere(letter, min)).fill(letter),
    ),
    absent: [...counts].flatMap(([letter, { max }]) => (max === 0 ? [letter] : [])),
  };
}
