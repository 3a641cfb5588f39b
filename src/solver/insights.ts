/**
 * What Knack would guess at positions that it has looked at: at first sight, and once it has worked them out to the end. A
 * guess is judged by it, so that what is said of it before it is made, right after it and at the end is the same, and a game
 * that is over need not be worked out again.
 */
import { formatHint, isWin } from './hints.ts';
import type { BoardsSolution, JointSuggestion } from './solve-boards.ts';
import type { Puzzle, Suggestion } from './puzzle.ts';
import type { Solution } from './solve.ts';

interface Insight {
  readonly best: Suggestion | JointSuggestion;
  /** Where that cannot be the answer: the best guess that can. */
  readonly rival: Suggestion | JointSuggestion | null;
}

/** Each takes one puzzle for each board; they differ in their hints alone. */
export interface Insights {
  /** Null where the position has not been worked out, or not by Knack's own strategy. */
  of(puzzles: readonly Puzzle[]): Insight | null;
  /** What was found first, as long as nothing better is known. */
  atFirst(puzzles: readonly Puzzle[]): Insight | null;
  /**
   * Keeps what a position came to, unless it was not worked out by Knack's own strategy: of what better may follow, the
   * first.
   * @returns what was found; null where there is nothing to guess
   */
  keep(puzzles: readonly Puzzle[], solution: Solution | BoardsSolution): Insight | null;
}

/** So many positions are kept for each list of words: those of a few games. */
const KEPT = 40;

export function createInsights(): Insights {
  const [final, first] = [createKept(), createKept()];
  return {
    of: final.of,
    atFirst: (puzzles) => final.of(puzzles) ?? first.of(puzzles),
    keep(puzzles, solution) {
      if (solution.status !== 'open' || !solution.suggestions[0]) return null;
      const insight: Insight = { best: solution.suggestions[0], rival: solution.rival };
      const { strategy, opener, hints } = puzzles[0]!;
      // A word of the player's own is the first of an empty board.
      const isOwn = strategy === 'expected-guesses' && (opener === null || hints.length > 0);
      if (!isOwn) return insight;
      if (solution.progress === 'done') final.keep(puzzles, insight);
      else if (!first.of(puzzles)) first.keep(puzzles, insight);
      return insight;
    },
  };
}

function createKept() {
  // Whatever makes other words likely makes another prior.
  const kept = new WeakMap<Float64Array, Map<string, Insight>>();
  return {
    of: (puzzles: readonly Puzzle[]) => kept.get(puzzles[0]!.dictionary.prior)?.get(keyOf(puzzles)) ?? null,
    keep(puzzles: readonly Puzzle[], insight: Insight): void {
      const { prior } = puzzles[0]!.dictionary;
      const known = kept.get(prior) ?? new Map<string, Insight>();
      kept.set(prior, known);
      known.set(keyOf(puzzles), insight);
      if (known.size > KEPT) known.delete([...known.keys()][0]!);
    },
  };
}

/** All that a suggestion depends on, but for the words. */
function keyOf(puzzles: readonly Puzzle[]): string {
  const { dictionary, hard, vulgar, known, picky, guesses, refused, forbidden } = puzzles[0]!;
  const boards = puzzles.map(({ hints }) => {
    const won = hints.findIndex(isWin);
    return hints.slice(0, won === -1 ? hints.length : won + 1).map((hint) => formatHint(hint));
  });
  const words = [refused, forbidden].map((those) => [...those].sort());
  return JSON.stringify([dictionary.rule, hard, vulgar, known, picky, String(guesses), words, boards]);
}

/** The same boards before the last guess that was made on any of them. */
export function beforeLast(puzzles: readonly Puzzle[]): Puzzle[] {
  const rows = Math.max(...puzzles.map(({ hints }) => hints.length));
  return puzzles.map((puzzle) => ({ ...puzzle, hints: puzzle.hints.slice(0, Math.max(0, rows - 1)) }));
}

/** The number of the word that is best at a position as far as that is known; null where it has not been looked at. */
export function bestAt(puzzles: readonly Puzzle[], insights: Insights): number | null {
  const insight = insights.atFirst(puzzles);
  return insight && puzzles[0]!.dictionary.words.indexOf(insight.best.word);
}
