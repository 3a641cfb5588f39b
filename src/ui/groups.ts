/** The groups of a guess as pieces of a strip, and in words. */
import type { Translate } from './i18n.ts';

export interface Piece {
  /** The part of all words that it stands for. */
  readonly share: number;
  /** More than one where they are too small to be told apart. */
  readonly groups: number;
}

/**
 * The pieces of a strip, the largest group first.
 * @param sizes of the groups, largest first
 * @param finest the smallest share that can be seen as a piece of its own
 */
export function piecesOf(sizes: readonly number[], finest: number): Piece[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const small = sizes.findIndex((size) => size < finest * total);
  // A single small piece need not be merged.
  const cut = small === -1 || small === sizes.length - 1 ? sizes.length : small;
  const merged = sizes.slice(cut);
  const pieces = sizes.slice(0, cut).map((size) => ({ share: size / total, groups: 1 }));
  if (merged.length === 0) return pieces;
  return [...pieces, { share: merged.reduce((sum, size) => sum + size, 0) / total, groups: merged.length }];
}

/** How many sizes a screen reader names: more are too many to listen to. */
const NAMED = 5;

export function describeGroups(sizes: readonly number[], t: Translate): string {
  const more = sizes.length - NAMED;
  const listed = t.list(sizes.slice(0, more > 0 ? NAMED : undefined).map((size) => t.number(size)));
  return more > 0 ? t('groupSizesMore', { sizes: listed, more }) : t('groupSizes', { sizes: listed });
}
