import type { Advice } from '../protocol/advice.ts';

/** Whether first advice would replace better advice on the same boards. */
export function isBehind(first: Advice, stored: Advice | null): boolean {
  if (first.status !== 'open' || stored?.status !== 'open' || stored.progress === 'looking') return false;
  return (
    first.boards.length === stored.boards.length &&
    first.boards.every(({ possible, likely, hidden }, n) => {
      const other = stored.boards[n]!;
      return possible === other.possible && likely === other.likely && hidden === other.hidden;
    })
  );
}
