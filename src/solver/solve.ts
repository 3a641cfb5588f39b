/** Hints in, suggestions out. */
import { findCandidates, findNearest } from './candidates.ts';
import { constraintsOf, findContradiction } from './constraints.ts';
import type { Dictionary } from './dictionary.ts';
import { allowedInHardMode } from './hard-mode.ts';
import { groupSizes } from './group-sizes.ts';
import { type Hint, isWin } from './hints.ts';
import { GUESSES } from './play.ts';
import { type Review, reviewOf } from './review.ts';
import {
  BUDGET,
  measure,
  type RankedGuess,
  rankByExpectedGuesses,
  type Ranking,
} from './strategies/expected-guesses.ts';
import type { StrategyName } from './strategies/names.ts';
import { playOut } from './strategies/played-out.ts';
import { RULES } from './strategies/strategies.ts';
import type { Position } from './strategies/strategy.ts';
import { type TellingLetter, tellingLetters } from './telling-letters.ts';

/** A guess worth making, with its measures. */
export interface Suggestion extends Omit<RankedGuess, 'word'> {
  readonly word: string;
  readonly likely: boolean;
}

/** A suggestion as it is kept beforehand: the groups that it makes are counted when it is used. */
export type Opener = Omit<Suggestion, 'sizes'>;

/** What the hints say of each letter, for when no known word fits. */
interface Pattern {
  /** The letter known to be at each position, or null. */
  readonly fixed: readonly (string | null)[];
  /** Letters known to be in the answer beyond those, each as often as is known. */
  readonly present: readonly string[];
  /** Guessed letters that the answer does not have. */
  readonly absent: readonly string[];
}

/** How far the look-ahead has come. */
type Progress =
  /** It goes on: better suggestions may follow. */
  | 'looking'
  /** The suggestions are settled: nothing can follow but what more there is to say of them. */
  | 'done'
  /** It was ended by the clock. */
  | 'cut-short';

export type Solution =
  | { readonly status: 'solved'; readonly guess: string }
  /** The game goes on; `suggestions` come best first. */
  | {
      readonly status: 'open';
      readonly possible: number;
      readonly likely: number;
      /** How many of the possible words are vulgar and so neither suggested nor listed. */
      readonly hidden: number;
      readonly suggestions: readonly Suggestion[];
      /** Where the best suggestion cannot be the answer: the best guess that can. */
      readonly rival: Suggestion | null;
      /** The letters worth testing, most telling first; of hidden words they say nothing. */
      readonly letters: readonly TellingLetter[];
      /**
       * What the last guess was worth; null on an empty board and where the dictionary does not have the
       * guess, undefined while it is not worked out yet.
       */
      readonly review: Review | null | undefined;
      readonly progress: Progress;
    }
  /** All guesses are used up. */
  | {
      readonly status: 'lost';
      readonly possible: number;
      readonly likely: number;
      readonly hidden: number;
      readonly review: Review | null | undefined;
    }
  /** No string of letters can satisfy these rows (ascending, the smallest set that conflicts). */
  | { readonly status: 'contradiction'; readonly rows: readonly number[] }
  /** Some string of letters could, but no word that the dictionary has. */
  | { readonly status: 'no-known-word'; readonly pattern: Pattern; readonly nearest: readonly string[] };

/** The words that hints leave, before any guess is weighed. */
interface Remaining {
  readonly status: 'remaining';
  readonly candidates: Int32Array;
  /** Those that may be shown. */
  readonly listed: Int32Array;
  readonly counts: Pick<OpenSolution, 'possible' | 'likely' | 'hidden'>;
}

/** What there is to say while the game goes on. */
export type OpenSolution = Extract<Solution, { status: 'open' }>;

export interface Puzzle {
  readonly dictionary: Dictionary;
  /** The best first guesses, ranked beforehand, best first. */
  readonly openers: readonly Opener[];
  /** In the order of play, all of the dictionary's length. */
  readonly hints: readonly Hint[];
  /** Words that the game has refused: they are neither guesses nor answers. */
  readonly refused: ReadonlySet<string>;
  /** Whether vulgar words may be suggested even while others are possible. */
  readonly vulgar: boolean;
  /** How many guesses the game allows; Infinity when it is not known. */
  readonly guesses: number;
  /** Whether guesses must obey the hints. */
  readonly hard: boolean;
  readonly strategy: StrategyName;
  /** The word to begin with, if it may be guessed, whatever the strategy would say; null for none. */
  readonly opener: string | null;
}

/** How many suggestions, near words and letters worth testing there are at most. */
const SUGGESTIONS = 10;
const NEAREST = 5;
const LETTERS = 5;

/** What bears on which words are possible. */
export type Board = Omit<Puzzle, 'openers' | 'guesses' | 'hard' | 'strategy' | 'opener'>;

/** Whether vulgar words are to be kept back: not when nothing else is possible. */
function hidesVulgar({ dictionary, vulgar }: Board, candidates: Int32Array): boolean {
  return !vulgar && candidates.some((word) => !dictionary.vulgar[word]);
}

/** Those of the candidates that may be shown. */
function suggestible(board: Board, candidates: Int32Array): Int32Array {
  return hidesVulgar(board, candidates)
    ? candidates.filter((word) => !board.dictionary.vulgar[word])
    : candidates;
}

/** The words that can still be the answer and may be shown, likeliest first. */
export function suggestibleOf(board: Board): Int32Array {
  return suggestible(board, findCandidates(board.dictionary, board.hints, board.refused));
}

/** Why a board needs no next guess, or else which words are left. */
export type Examined = Exclude<Solution, { status: 'open' | 'lost' }> | Remaining;

/** Reads what the hints of a board say; it yields as {@link solve} does. */
export function* examine(board: Board): Generator<undefined, Examined> {
  const { dictionary, hints, refused } = board;
  const rows = yield* findContradiction(hints, dictionary.alphabet);
  if (rows.length > 0) return { status: 'contradiction', rows };
  const won = hints.find(isWin);
  if (won) return { status: 'solved', guess: won.guess };

  const candidates = findCandidates(dictionary, hints, refused);
  yield;
  if (candidates.length === 0) {
    const hidden = (word: number) =>
      refused.has(dictionary.words[word]!) || (!board.vulgar && dictionary.vulgar[word] === 1);
    const nearest = findNearest(dictionary, hints, NEAREST, hidden).map((word) => dictionary.words[word]!);
    return { status: 'no-known-word', pattern: patternOf(hints, dictionary.length), nearest };
  }
  const listed = suggestible(board, candidates);
  const counts = {
    possible: candidates.length,
    likely: candidates.reduce((sum, word) => sum + dictionary.likely[word]!, 0),
    hidden: candidates.length - listed.length,
  };
  return { status: 'remaining', candidates, listed, counts };
}

/**
 * Solves a puzzle. It yields after each small piece of work, so that a caller can spread or drop it:
 * a better solution whenever there is one, otherwise nothing.
 */
export function* solve(puzzle: Puzzle): Generator<Solution | undefined, Solution> {
  const { dictionary, hints, guesses } = puzzle;
  const examined = yield* examine(puzzle);
  if (examined.status !== 'remaining') return examined;
  const { candidates, listed, counts } = examined;
  let review: Review | null | undefined;
  if (guesses <= hints.length) {
    yield { status: 'lost', ...counts, review };
    review = yield* reviewLast(puzzle);
    return { status: 'lost', ...counts, review };
  }

  const position = positionOf(puzzle, candidates);
  const letters = tellingLetters(dictionary, listed, LETTERS);
  yield;
  const open = (found: Suggested, progress: Progress): Solution => {
    const suggestions = withOpener(puzzle, position, found.suggestions);
    const rival = suggestions[0]?.candidate
      ? null
      : (suggestions.find(({ candidate }) => candidate) ?? found.rival);
    return { status: 'open', ...counts, suggestions, rival, letters, review, progress };
  };
  /** The first suggestions are not kept waiting for the review. */
  function* withReview(found: Suggested, progress: Progress): Generator<Solution | undefined, void> {
    yield open(found, progress);
    review = yield* reviewLast(puzzle);
    yield open(found, progress);
  }
  // A rule's words are settled at once.
  const ahead = puzzle.strategy === 'expected-guesses' ? 'looking' : 'done';
  const work = suggest(puzzle, position);
  let isFirst = true;
  let step = work.next();
  for (; !step.done; step = work.next()) {
    if (step.value && isFirst) yield* withReview(step.value, ahead);
    else yield step.value && open(step.value, ahead);
    isFirst &&= !step.value;
  }
  if (isFirst) yield* withReview(step.value, 'done');
  return open(step.value, 'done');
}

/** The state of a game that goes on, its candidates being known. */
function positionOf(puzzle: Puzzle, candidates: Int32Array): Position {
  const { dictionary, hints, refused, guesses, hard } = puzzle;
  const allowed = hard
    ? allowedInHardMode(dictionary, hints)
    : new Uint8Array(dictionary.words.length).fill(1);
  const withoutVulgar = hidesVulgar(puzzle, candidates);
  dictionary.words.forEach((word, number) => {
    if (refused.has(word) || (withoutVulgar && dictionary.vulgar[number])) allowed[number] = 0;
  });
  return { dictionary, hints, candidates, allowed, guessesLeft: guesses - hints.length, hard };
}

/** The review of the last guess; null where there is none, or the dictionary does not have it. */
function* reviewLast(puzzle: Puzzle): Generator<undefined, Review | null> {
  const { dictionary, hints, refused } = puzzle;
  const guess = dictionary.words.indexOf(hints.at(-1)?.guess ?? '');
  if (guess === -1) return null;
  const before = { ...puzzle, hints: hints.slice(0, -1) };
  yield;
  const candidates = findCandidates(dictionary, before.hints, refused);
  yield;
  const position = positionOf(before, candidates);
  const [opener] = openersFor(before);
  return yield* reviewOf(position, guess, opener ? dictionary.words.indexOf(opener.word) : null);
}

/** What a strategy suggests, and a rival to the first where that cannot be the answer. */
interface Suggested {
  readonly suggestions: readonly Suggestion[];
  readonly rival: Suggestion | null;
}

/** The best guesses by the puzzle's strategy, best first; it yields as {@link solve} does. */
function* suggest(puzzle: Puzzle, position: Position): Generator<Suggested | undefined, Suggested> {
  const { dictionary, strategy, hard } = puzzle;
  const describeAll = (guesses: readonly RankedGuess[]) =>
    guesses.map((guess) => describe(dictionary, guess));
  if (strategy !== 'expected-guesses') {
    const { rule } = RULES[strategy];
    const first = openerNumber(puzzle);
    const words = new Set([...(first === null ? [] : [first]), ...rule(position, SUGGESTIONS)]);
    const guesses = measure(position, [...words].slice(0, SUGGESTIONS));
    const suggested = (measured: readonly RankedGuess[]): Suggested => ({
      suggestions: describeAll(measured),
      rival: null,
    });
    yield suggested(guesses);
    const games = playOut(position, rule, guesses);
    let step = games.next();
    for (; !step.done; step = games.next()) yield step.value && suggested(step.value);
    return suggested(step.value);
  }
  const ready = openersFor(puzzle);
  if (ready.length > 0) {
    const suggestions: Suggestion[] = [];
    for (const opener of ready) {
      const sizes = groupSizes(dictionary, dictionary.words.indexOf(opener.word), position.candidates);
      const certainty = hard ? 'estimated' : opener.certainty;
      // Where there are more guesses than the openers were searched for, fewer games are lost, if any.
      const risk = puzzle.guesses > GUESSES ? 0 : opener.risk;
      suggestions.push({ ...opener, certainty, risk, groups: sizes.length, largest: sizes[0]!, sizes });
      yield;
    }
    return { suggestions, rival: null };
  }
  const ranking = rankByExpectedGuesses(position, SUGGESTIONS, BUDGET);
  let step = ranking.next();
  const suggested = ({ guesses, rival }: Ranking): Suggested => ({
    suggestions: describeAll(guesses),
    rival: rival && describe(dictionary, rival),
  });
  for (; !step.done; step = ranking.next()) yield step.value && suggested(step.value);
  return suggested(step.value);
}

/**
 * The openers where they hold: they were searched for an empty board and games of six guesses. None
 * where most of them are refused.
 */
function openersFor({ openers, hints, guesses, refused }: Puzzle): readonly Opener[] {
  if (hints.length > 0 || guesses < GUESSES) return [];
  const ready = openers.filter(({ word }) => !refused.has(word));
  return ready.length > openers.length / 2 ? ready : [];
}

/** The number of the puzzle's opener, where it is to be guessed next and may be; a vulgar one too, since it was named. */
function openerNumber({ dictionary, hints, opener, refused }: Puzzle): number | null {
  if (hints.length > 0 || opener === null || refused.has(opener)) return null;
  const first = dictionary.words.indexOf(opener);
  return first === -1 ? null : first;
}

/** The suggestions, led by the puzzle's opener on an empty board. */
function withOpener(
  puzzle: Puzzle,
  position: Position,
  suggestions: readonly Suggestion[],
): readonly Suggestion[] {
  const { dictionary, opener } = puzzle;
  const first = openerNumber(puzzle);
  if (first === null) return suggestions;
  const known = suggestions.filter(({ word }) => word === opener);
  const others = suggestions.filter(({ word }) => word !== opener);
  const led =
    known.length > 0 ? known : measure(position, [first]).map((guess) => describe(dictionary, guess));
  return [...led, ...others].slice(0, SUGGESTIONS);
}

/** A ranked guess as it leaves the solver: its word spelt out. */
export function describe({ words, likely }: Dictionary, guess: RankedGuess): Suggestion {
  return { ...guess, word: words[guess.word]!, likely: likely[guess.word] === 1 };
}

function patternOf(hints: readonly Hint[], length: number): Pattern {
  if (hints.length === 0) return { fixed: new Array<null>(length).fill(null), present: [], absent: [] };
  const { fixed, counts } = constraintsOf(hints);
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
