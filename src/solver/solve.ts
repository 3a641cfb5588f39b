/** Hints in, suggestions out. */
import { findCandidates, findNearest } from './candidates.ts';
import { constraintsOf, findContradiction } from './constraints.ts';
import type { Dictionary } from './dictionary.ts';
import { allowedInHardMode } from './hard-mode.ts';
import { type Hint, isWin } from './hints.ts';
import { BUDGET, measure, type RankedGuess, rankByExpectedGuesses } from './strategies/expected-guesses.ts';
import { GUESSES } from './play.ts';
import type { StrategyName } from './strategies/names.ts';
import { RULES } from './strategies/strategies.ts';
import type { Position } from './strategies/strategy.ts';

/** A guess worth making, with its measures. */
export interface Suggestion extends Omit<RankedGuess, 'word'> {
  readonly word: string;
  readonly likely: boolean;
}

/** What the hints say of each letter, for when no known word fits. */
export interface Pattern {
  /** The letter known to be at each position, or null. */
  readonly fixed: readonly (string | null)[];
  /** Letters known to be in the answer beyond those, each as often as is known. */
  readonly present: readonly string[];
  /** Guessed letters that the answer does not have. */
  readonly absent: readonly string[];
}

/** How far the look-ahead has come. */
export type Progress =
  /** It goes on: better suggestions may follow. */
  | 'looking'
  /** It has gone as far as it ever goes. */
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
      readonly progress: Progress;
    }
  /** All guesses are used up. */
  | {
      readonly status: 'lost';
      readonly possible: number;
      readonly likely: number;
      readonly hidden: number;
    }
  /** No string of letters can satisfy these rows (ascending, the smallest set that conflicts). */
  | { readonly status: 'contradiction'; readonly rows: readonly number[] }
  /** Some string of letters could, but no word that the dictionary has. */
  | { readonly status: 'no-known-word'; readonly pattern: Pattern; readonly nearest: readonly string[] };

export interface Puzzle {
  readonly dictionary: Dictionary;
  /** The best first guesses, ranked beforehand, best first. */
  readonly openers: readonly Suggestion[];
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

/** How many suggestions and near words there are at most. */
const SUGGESTIONS = 10;
const NEAREST = 5;

/** What bears on which words are possible. */
type Board = Omit<Puzzle, 'openers' | 'guesses' | 'hard' | 'strategy' | 'opener'>;

/** Whether vulgar words are to be kept back: not when nothing else is possible. */
function hidesVulgar({ dictionary, vulgar }: Board, candidates: Int32Array): boolean {
  return !vulgar && candidates.some((word) => !dictionary.vulgar[word]);
}

/** The words that can still be the answer and may be shown, likeliest first. */
export function suggestibleOf(board: Board): Int32Array {
  const candidates = findCandidates(board.dictionary, board.hints, board.refused);
  return hidesVulgar(board, candidates)
    ? candidates.filter((word) => !board.dictionary.vulgar[word])
    : candidates;
}

/**
 * Solves a puzzle. It yields after each small piece of work, so that a caller can spread or drop it:
 * a better solution whenever there is one, otherwise nothing.
 */
export function* solve(puzzle: Puzzle): Generator<Solution | undefined, Solution> {
  const { dictionary, hints, refused, guesses, hard } = puzzle;
  const rows = yield* findContradiction(hints, dictionary.alphabet);
  if (rows.length > 0) return { status: 'contradiction', rows };
  const won = hints.find(isWin);
  if (won) return { status: 'solved', guess: won.guess };

  const candidates = findCandidates(dictionary, hints, refused);
  yield;
  if (candidates.length === 0) {
    const hidden = (word: number) =>
      refused.has(dictionary.words[word]!) || (!puzzle.vulgar && dictionary.vulgar[word] === 1);
    const nearest = findNearest(dictionary, hints, NEAREST, hidden).map((word) => dictionary.words[word]!);
    return { status: 'no-known-word', pattern: patternOf(hints, dictionary.length), nearest };
  }
  const withoutVulgar = hidesVulgar(puzzle, candidates);
  const counts = {
    possible: candidates.length,
    likely: candidates.reduce((sum, word) => sum + dictionary.likely[word]!, 0),
    hidden: withoutVulgar ? candidates.filter((word) => dictionary.vulgar[word]).length : 0,
  };
  const guessesLeft = guesses - hints.length;
  if (guessesLeft <= 0) return { status: 'lost', ...counts };

  const allowed = hard
    ? allowedInHardMode(dictionary, hints)
    : new Uint8Array(dictionary.words.length).fill(1);
  dictionary.words.forEach((word, number) => {
    if (refused.has(word) || (withoutVulgar && dictionary.vulgar[number])) allowed[number] = 0;
  });
  yield;
  const position = { dictionary, hints, candidates, allowed, guessesLeft, hard };
  const open = (suggestions: readonly Suggestion[], progress: Progress): Solution => ({
    status: 'open',
    ...counts,
    suggestions: withOpener(puzzle, position, suggestions),
    progress,
  });
  const work = suggest(puzzle, position);
  let step = work.next();
  for (; !step.done; step = work.next()) yield step.value && open(step.value, 'looking');
  return open(step.value, 'done');
}

/** The best guesses by the puzzle's strategy, best first; it yields as {@link solve} does. */
function* suggest(
  puzzle: Puzzle,
  position: Position,
): Generator<readonly Suggestion[] | undefined, readonly Suggestion[]> {
  const { dictionary, openers, hints, refused, strategy, guesses, hard } = puzzle;
  const describeAll = (ranking: readonly RankedGuess[]) =>
    ranking.map((guess) => describe(dictionary, guess));
  if (strategy !== 'expected-guesses') {
    return describeAll(measure(position, RULES[strategy].rule(position, SUGGESTIONS)));
  }
  // They were searched for games of six guesses, without hard mode's rule.
  const ready =
    hints.length === 0 && guesses >= GUESSES ? openers.filter(({ word }) => !refused.has(word)) : [];
  if (ready.length > openers.length / 2) {
    return hard ? ready.map((opener) => ({ ...opener, certainty: 'estimated' })) : ready;
  }
  const ranking = rankByExpectedGuesses(position, SUGGESTIONS, BUDGET);
  let step = ranking.next();
  for (; !step.done; step = ranking.next()) yield step.value && describeAll(step.value);
  return describeAll(step.value);
}

/** The suggestions, led by the puzzle's opener on an empty board. */
function withOpener(
  { dictionary, hints, opener }: Puzzle,
  position: Position,
  suggestions: readonly Suggestion[],
): readonly Suggestion[] {
  const first = hints.length === 0 && opener !== null ? dictionary.words.indexOf(opener) : -1;
  if (first === -1 || !position.allowed[first]) return suggestions;
  const others = suggestions.filter(({ word }) => word !== opener);
  const led = measure(position, [first]).map((guess) => describe(dictionary, guess));
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
