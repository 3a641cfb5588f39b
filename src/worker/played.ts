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

/**
 * The game by its rule for repeated letters: what it is known by, unless its rows say otherwise. Where no word fits them by
 * any, letters may count the same without their marks.
 * @param plainly the game with letters that do; null where none has a mark
 */
export function* playedAs(
  exactly: Played,
  plainly: (() => Played | null) | null,
  known: RepeatRule | null,
): Generator<undefined, Played> {
  const exact = yield* ruled(exactly, known);
  if (!plainly || (yield* fits(exact.game.dictionary, exact.boards))) return exact;
  const spelt = plainly();
  const plain = spelt && (yield* ruled(spelt, known));
  return plain && (yield* fits(plain.game.dictionary, plain.boards)) ? plain : exact;
}

function* ruled(played: Played, known: RepeatRule | null): Generator<undefined, Played> {
  const { game, boards } = played;
  const rule = yield* findRule(game.dictionary, boards, known ?? undefined);
  return { ...played, game: { ...game, dictionary: playedBy(game.dictionary, rule) } };
}
