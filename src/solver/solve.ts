/** Hints in, suggestions out. */
import type { Dictionary } from './dictionary.ts';
import { type Counts, examine, likeliestOf, type Misfit } from './examine.ts';
import { groupSizes } from './group-sizes.ts';
import { judgeLast, type LastJudgement } from './judge.ts';
import { GUESSES } from './play.ts';
import { openerNumber, openersFor, positionOf, type Puzzle, type Suggestion } from './puzzle.ts';
import {
  BUDGET,
  measure,
  type RankedGuess,
  rankByExpectedGuesses,
  type Ranking,
} from './strategies/expected-guesses.ts';
import { playOut } from './strategies/played-out.ts';
import { RULES } from './strategies/strategies.ts';
import type { Position } from './strategies/strategy.ts';
import { type TellingLetter, tellingLetters } from './telling-letters.ts';

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
      readonly review: LastJudgement | null | undefined;
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
  let review: LastJudgement | null | undefined;
  const last = hints.at(-1);

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
    review =
      reviews && last
        ? yield* judgeLast([{ before: { ...puzzle, hints: hints.slice(0, -1) }, hint: last }], best)
        : null;
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
      const { sizes, left } = groupSizes(
        dictionary,
        dictionary.words.indexOf(opener.word),
        position.candidates,
      );
      const certainty = hard || dictionary.rule !== 'standard' ? 'estimated' : opener.certainty;
      // Where there are more guesses than the openers were searched for, fewer games are lost, if any.
      const risk = puzzle.guesses > GUESSES ? 0 : opener.risk;
      suggestions.push({ ...opener, certainty, risk, groups: sizes.length, largest: sizes[0]!, sizes, left });
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
