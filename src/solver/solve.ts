/** Hints in, suggestions out. */
import { findCandidates } from './candidates.ts';
import { commonWords } from './common-words.ts';
import type { Dictionary } from './dictionary.ts';
import { type Board, type Counts, examine, hidesVulgar, likeliestOf, type Misfit } from './examine.ts';
import { allowedInHardMode } from './hard-mode.ts';
import { groupSizes } from './group-sizes.ts';
import { GUESSES } from './play.ts';
import { type Review, reviewOf } from './review.ts';
import {
  BUDGET,
  isWorth,
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

/** How far the look-ahead has come. */
export type Progress =
  /** It goes on: better suggestions may follow. */
  | 'looking'
  /** The suggestions are settled: nothing can follow but what more there is to say of them. */
  | 'done'
  /** It was ended by the clock. */
  | 'cut-short';

export type Solution =
  | { readonly status: 'solved'; readonly guess: string }
  /** The game goes on; `suggestions` come best first. */
  | (Counts & {
      readonly status: 'open';
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
    })
  /** All guesses are used up. */
  | (Counts & {
      readonly status: 'lost';
      /** What the answer most likely was, as far as that is few words. */
      readonly likeliest: readonly string[];
    })
  | Misfit;

/** What there is to say while the game goes on. */
export type OpenSolution = Extract<Solution, { status: 'open' }>;

export interface Puzzle extends Board {
  /** The best first guesses, ranked beforehand, best first. */
  readonly openers: readonly Opener[];
  /** How many guesses the game allows; Infinity when it is not known. */
  readonly guesses: number;
  /** Whether guesses must obey the hints. */
  readonly hard: boolean;
  readonly strategy: StrategyName;
  /** Whether our own strategy prefers words that people know, where they cost next to nothing; not unless given. */
  readonly known?: boolean;
  /**
   * How picky the game is about words: from 1 on only likely words are to be guessed while one of them fits, and
   * with each step on only the commoner half of them. 0 unless given.
   */
  readonly picky?: number;
  /** The word to begin with, if it may be guessed, whatever the strategy would say; null for none. */
  readonly opener: string | null;
}

/** How many suggestions and letters worth testing there are at most. */
export const SUGGESTIONS = 10;
export const LETTERS = 5;

/**
 * Solves a puzzle. It yields after each small piece of work, so that a caller can spread or drop it:
 * a better solution whenever there is one, otherwise nothing.
 * @param reviews whether the last guess is to be reviewed
 * @param best the word that would have been best for it, where that is known
 */
export function* solve(
  puzzle: Puzzle,
  reviews = true,
  best: number | null = null,
): Generator<Solution | undefined, Solution> {
  const { dictionary, hints, guesses } = puzzle;
  const examined = yield* examine(puzzle);
  if (examined.status !== 'remaining') return examined;
  const { candidates, listed, counts } = examined;
  if (guesses <= hints.length)
    return { status: 'lost', ...counts, likeliest: likeliestOf(dictionary, examined) };
  let review: Review | null | undefined;

  const position = positionOf(puzzle, candidates);
  const letters = tellingLetters(dictionary, [listed], LETTERS);
  yield;
  const opener = yield* openerSuggestion(puzzle, position);
  const open = (found: Suggested, progress: Progress): Solution => {
    const suggestions = withOpener(opener, found.suggestions);
    const rival = suggestions[0]?.candidate
      ? null
      : (found.rival ?? suggestions.find(({ candidate }) => candidate) ?? null);
    return { status: 'open', ...counts, suggestions, rival, letters, review, progress };
  };
  /** The first suggestions are not kept waiting for the review. */
  function* withReview(found: Suggested, progress: Progress): Generator<Solution | undefined, void> {
    yield open(found, progress);
    review = reviews ? yield* reviewLast(puzzle, best) : null;
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
  const { dictionary, hints, refused, forbidden, guesses, hard, known = false } = puzzle;
  const { words, vulgar } = dictionary;
  const allowed = hard ? allowedInHardMode(dictionary, hints) : new Uint8Array(words.length).fill(1);
  if (refused.size + forbidden.size > 0)
    words.forEach((word, number) => {
      if (refused.has(word) || forbidden.has(word)) allowed[number] = 0;
    });
  // Refused words are candidates only where no others are; then they may be guessed.
  if (refused.has(words[candidates[0]!]!)) for (const word of candidates) allowed[word] = 1;
  if (hidesVulgar(puzzle, candidates)) vulgar.forEach((isVulgar, word) => isVulgar && (allowed[word] = 0));
  narrowTo(puzzle, [candidates], allowed);
  return { dictionary, hints, candidates, allowed, guessesLeft: guesses - hints.length, hard, known };
}

/** Where the game is picky, takes the rarer words out of what may be guessed, as long as a candidate is left. */
export function narrowTo(
  { dictionary, picky = 0 }: Puzzle,
  boards: readonly Int32Array[],
  allowed: Uint8Array,
): void {
  for (let step = picky; step > 0; step--) {
    const common = commonWords(dictionary, step - 1);
    if (!boards.some((candidates) => candidates.some((word) => allowed[word] && common[word]))) continue;
    allowed.forEach((isAllowed, word) => (allowed[word] = isAllowed & common[word]!));
    return;
  }
}

/**
 * The review of the last guess; null where there is none, the dictionary does not have it, or no word
 * fits the hints before it.
 * @param best the word that would have been best, where that is known
 */
export function* reviewLast(puzzle: Puzzle, best: number | null = null): Generator<undefined, Review | null> {
  const { dictionary, hints } = puzzle;
  const guess = dictionary.words.indexOf(hints.at(-1)?.guess ?? '');
  if (guess === -1) return null;
  const before = { ...puzzle, hints: hints.slice(0, -1) };
  yield;
  const candidates = findCandidates(dictionary, before.hints, before);
  if (candidates.length === 0) return null;
  yield;
  const position = positionOf(before, candidates);
  const [opener] = openersFor(before);
  return yield* reviewOf(position, guess, best ?? (opener ? dictionary.words.indexOf(opener.word) : null));
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
    const guesses = yield* measure(position, [...words].slice(0, SUGGESTIONS));
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
      const certainty = hard || dictionary.rule !== 'standard' ? 'estimated' : opener.certainty;
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
 * where most of them are refused or forbidden, or where the game is picky and none of them is common enough. Where known words are preferred, the best of these comes first.
 */
export function openersFor({
  openers,
  hints,
  guesses,
  refused,
  forbidden,
  known,
  dictionary,
  picky = 0,
}: Puzzle): readonly Opener[] {
  if (hints.length > 0 || guesses < GUESSES) return [];
  const ready = openers.filter(({ word }) => !refused.has(word) && !forbidden.has(word));
  if (ready.length <= openers.length / 2) return [];
  if (picky > 0) {
    const common = commonWords(dictionary, picky - 1);
    return ready.filter(({ word }) => common[dictionary.words.indexOf(word)]);
  }
  const isKnown = ({ word }: Opener) => dictionary.known[dictionary.words.indexOf(word)] === 1;
  const first = known && ready.find((opener) => isKnown(opener) && isWorth(opener, ready[0]!, 0));
  return first ? [first, ...ready.filter((opener) => opener !== first)] : ready;
}

/** The number of the puzzle's opener, where it is to be guessed next and may be; a vulgar one too, since it was named. */
export function openerNumber({ dictionary, hints, opener, refused, forbidden }: Puzzle): number | null {
  if (hints.length > 0 || opener === null || refused.has(opener) || forbidden.has(opener)) return null;
  const first = dictionary.words.indexOf(opener);
  return first === -1 ? null : first;
}

/** The puzzle's opener as a suggestion, where it is to be guessed next. */
function* openerSuggestion(puzzle: Puzzle, position: Position): Generator<undefined, Suggestion | null> {
  const first = openerNumber(puzzle);
  if (first === null) return null;
  const [guess] = yield* measure(position, [first]);
  return describe(puzzle.dictionary, guess!);
}

/** The suggestions, led by the opener, which the strategy may have measured better. */
export function withOpener<S extends { readonly word: string }>(
  opener: S | null,
  suggestions: readonly S[],
): readonly S[] {
  if (!opener) return suggestions;
  const known = suggestions.find(({ word }) => word === opener.word) ?? opener;
  const others = suggestions.filter(({ word }) => word !== opener.word);
  return [known, ...others].slice(0, SUGGESTIONS);
}

/** A ranked guess as it leaves the solver: its word spelt out. */
export function describe({ words, likely }: Dictionary, guess: RankedGuess): Suggestion {
  return { ...guess, word: words[guess.word]!, likely: likely[guess.word] === 1 };
}
