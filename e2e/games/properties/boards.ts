/** How many boards a game has, how many guesses, and where the boards stand. */
import type { Dice } from '../dice.ts';

export interface Boards {
  readonly count: number;
  readonly place: 'alone' | 'side by side' | 'square' | 'column' | 'scrolled' | 'shared rows';
  readonly limit: number;
  /** Whether the page shows the first guess already. */
  readonly given: boolean;
  /** What becomes of a solved board while others are open. */
  readonly solved: 'stays' | 'fades' | 'badge';
  /** Whether each board has a heading of its own. */
  readonly headed: boolean;
}

export function drawBoards(dice: Dice): Boards {
  const count = Number(dice.weighed({ 1: 80, 2: 8, 4: 7, 8: 4, 16: 1 }));
  const few = Number(dice.weighed({ 6: 77, 5: 7, 7: 4, 8: 4, 10: 3, 4: 2, 3: 2, 2: 1 }));
  const place = (): Boards['place'] => {
    if (count === 1) return 'alone';
    if (count === 2) return dice.weighed({ 'side by side': 50, column: 20, scrolled: 8, 'shared rows': 22 });
    return dice.weighed({ 'side by side': count > 8 ? 0 : 25, square: 45, scrolled: 30 });
  };
  const limit = count === 1 ? few : count + Number(dice.weighed({ 5: 80, 4: 10, 6: 10 }));
  return {
    count,
    place: place(),
    limit: count === 1 ? few : limit,
    given: few > 3 && dice.chance(0.06),
    solved: dice.weighed({ stays: 60, fades: 25, badge: 15 }),
    headed: dice.chance(0.2),
  };
}
