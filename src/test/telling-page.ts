/** A page as the worker hears it: each thing that happens there is told with all that there was before. */
import { withRow } from '../protocol/guesses.ts';
import { MAX_ACTS } from '../protocol/maximums.ts';
import type { Notice } from '../protocol/notice.ts';
import type { Help } from '../protocol/help.ts';
import type { Update } from '../protocol/orders.ts';
import type { KnownPuzzle, RowRecord } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';
import type { Act, Sync } from '../protocol/sync.ts';

/** What happens on a page. */
export type Happening =
  | { readonly type: 'report'; readonly report: Report }
  | { readonly type: 'left' }
  | { readonly type: 'row'; readonly row: RowRecord }
  | { readonly type: 'puzzles'; readonly puzzles: readonly KnownPuzzle[] }
  | { readonly type: 'playing'; readonly on: boolean }
  | { readonly type: 'notice'; readonly notice: Notice | null }
  | { readonly type: 'refused'; readonly word: string; readonly isSaid: boolean }
  | { readonly type: 'help'; readonly help: Help | null };

type Known = Omit<Sync, 'type' | 'visit'>;
export const NOTHING_TOLD: Known = {
  number: 0,
  report: null,
  rows: [],
  puzzles: [],
  playing: false,
  acts: [],
};

function after(known: Known, happening: Happening): Omit<Known, 'number'> {
  const number = known.number + 1;
  const withAct = (act: Act) => ({ ...known, acts: [...known.acts, act].slice(-MAX_ACTS) });
  switch (happening.type) {
    case 'report':
      return { ...known, report: happening.report };
    case 'left':
      return { ...known, report: null, playing: false };
    case 'row':
      return { ...known, rows: withRow(known.rows, happening.row) };
    case 'puzzles':
      return { ...known, puzzles: [...happening.puzzles] };
    case 'playing':
      return { ...known, playing: happening.on };
    default:
      return withAct({ ...happening, number });
  }
}

/** What pages have told so far, by any key of theirs. */
export type TellingPages = Map<string, Known>;

/**
 * Something happens on a page.
 * @param send hands on what the page then tells
 */
export async function tellOn(
  pages: TellingPages,
  key: string,
  happening: Happening,
  send: (known: Known) => Promise<Update | null>,
): Promise<Update | null> {
  const known = pages.get(key) ?? NOTHING_TOLD;
  const next: Known = { ...after(known, happening), number: known.number + 1 };
  pages.set(key, next);
  const reply = await send(next);
  const now = pages.get(key)!;
  // What has been answered is not told again.
  if (reply) pages.set(key, { ...now, acts: now.acts.filter(({ number }) => number > next.number) });
  return reply;
}
