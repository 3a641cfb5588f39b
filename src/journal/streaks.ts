/** How often in a row the player has done well. */
import type { PlayedGame } from './played-game.ts';

export interface Streak {
  readonly now: number;
  readonly longest: number;
}

/**
 * The days in a row on which a game was solved and none was lost. A day without a game that has ended breaks the
 * row, but today only once one is lost, since there is still time.
 */
export function daysInARow(games: readonly PlayedGame[], today: number): Streak {
  const isGood = new Map<number, boolean>();
  for (const { day, outcome } of games)
    if (outcome !== 'open') isGood.set(day, isGood.get(day) !== false && outcome === 'won');
  let longest = 0;
  let length = 0;
  let last = -Infinity;
  for (const day of [...isGood.keys()].toSorted((a, b) => a - b)) {
    length = isGood.get(day) ? (day === last + 1 ? length : 0) + 1 : 0;
    longest = Math.max(longest, length);
    last = day;
  }
  return { now: last >= today - 1 ? length : 0, longest };
}

/** The games solved one after the other, in the order in which they were begun. */
export function solvedInARow(games: readonly PlayedGame[]): Streak {
  const inOrder = games.toSorted((a, b) => a.begun - b.begun || (a.id < b.id ? -1 : 1));
  let longest = 0;
  let length = 0;
  for (const { outcome } of inOrder) {
    if (outcome === 'open') continue;
    length = outcome === 'won' ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return { now: length, longest };
}
