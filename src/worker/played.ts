/** How a game is played: how it marks repeated letters, and whether a letter counts the same with its mark and without. */
import { fits, findRule } from '../solver/repeat-rules.ts';
import { playedBy } from '../solver/dictionary.ts';
import type { Hint } from '../solver/hints.ts';
import type { Puzzle } from '../solver/puzzle.ts';
import type { RepeatRule } from '../solver/repeat-rule.ts';

/** A puzzle without its hints. */
export type Game = Omit<Puzzle, 'hints'>;

export interface Played {
  readonly game: Game;
  readonly boards: readonly (readonly Hint[])[];
  /** Spells a word as the game counts its letters. */
  readonly spell: (word: string) => string;
  /** A word of the game's dictionary as the language writes it; null where that is the same. */
  readonly written: ReadonlyMap<string, string> | null;
}

/** A word as the language writes it. */
export const writtenIn = ({ written }: Pick<Played, 'written'>, word: string): string =>
  written?.get(word) ?? word;

/** A game whose words are typed as they are spelt. */
export const asSpelt = (played: Played | null): Played | null => played && { ...played, written: null };

/**
 * The game by its rule for repeated letters: what it is known by, unless its rows say otherwise. Where no word fits them by
 * any, it may be played in another way: letters may count the same without their marks.
 * @param others the ways, in the order in which they are tried; null for one that this game cannot be played in
 */
export function* playedAs(
  usual: Played,
  others: readonly (() => Played | null)[],
  known: RepeatRule | null,
): Generator<undefined, Played> {
  const first = yield* ruled(usual, known);
  if (others.length === 0 || (yield* fits(first.game.dictionary, first.boards))) return first;
  for (const way of others) {
    const spelt = way();
    const other = spelt && (yield* ruled(spelt, known));
    if (other && (yield* fits(other.game.dictionary, other.boards))) return other;
  }
  return first;
}

function* ruled(played: Played, known: RepeatRule | null): Generator<undefined, Played> {
  const { game, boards } = played;
  const rule = yield* findRule(game.dictionary, boards, known ?? undefined);
  return { ...played, game: { ...game, dictionary: playedBy(game.dictionary, rule) } };
}
