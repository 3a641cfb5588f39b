import type { PageView } from '../page/page-view.ts';
import type { Site } from '../sites/site.ts';
import type { PageChanges } from './page-changes.ts';

/** When to look again for a board, which may come in ways that cannot be watched, in milliseconds. */
const WITHOUT_BOARD = 1000;

/** Has a page looked at again that may be about to show a board. */
export function lookForBoard(changes: PageChanges, view: PageView, { kind }: Site): void {
  // On a site that was added, a page without a board is none with a game: there is nothing to wait for.
  if (view.kind === 'no-board' && kind !== 'added') changes.checkIn(WITHOUT_BOARD);
}
