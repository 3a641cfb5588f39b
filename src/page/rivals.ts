/** Rows and boards of another player beside one's own, as where each guesses at the other's word: elements are called so. */
import { apart } from './key-names.ts';
import type { Elements } from './row.ts';
import { ancestorsOf, attributeOf, onceAMoment } from './tree.ts';

const RIVAL = /(^|[\s_-])(opp\b|opponent|enemy|rival|gegner|przeciwni|rywal)/i;

/** What is not another player's, if some of it is and some is not. */
export function withoutRivals<T>(all: readonly T[], rowsOf: (one: T) => readonly Elements[]): readonly T[] {
  const own = all.filter((one) => rowsOf(one).some(isOwn));
  return own.length > 0 ? own : all;
}

const isOwn = (row: Elements): boolean => row.some((tile) => ![tile, ...ancestorsOf(tile)].some(isOfRival));

const isOfRival = onceAMoment((element: Element) =>
  RIVAL.test(apart(['class', 'id'].map((name) => attributeOf(element, name)).join(' '))),
);
