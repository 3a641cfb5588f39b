/** What is read of a game, held against what is true. */
import type { Truth } from './game.ts';

/** What is read of a page at one moment. */
export type PageRead =
  | {
      readonly kind: 'boards';
      /** The hint strings of each board. */
      readonly boards: readonly (readonly string[])[];
      readonly widths: readonly number[];
      /** Whether the reader expects to see more soon. */
      readonly moving: boolean;
    }
  | { readonly kind: 'elsewhere' }
  /** Why it cannot be read where the reader says so, or else null. */
  | { readonly kind: 'no-board'; readonly why: string | null };

/**
 * What of a reading is not so, as a sentence; null where all of it is true, though it may not be all. What has just
 * been entered may be read already.
 */
export function wrongIn(read: PageRead, { boards, width }: Truth): string | null {
  if (read.kind !== 'boards') return null;
  if (read.boards.length !== boards.length) return `${read.boards.length} boards read of ${boards.length}`;
  const strange = read.widths.find((it) => it !== width);
  if (strange !== undefined) return `words of ${strange} letters read, of ${width}`;
  for (const [n, hints] of read.boards.entries()) {
    for (const [row, hint] of hints.entries()) {
      const known = boards[n]![row];
      if (known === undefined) return `board ${n + 1}, row ${row + 1}: ${hint} read, which is not finished`;
      if (known !== hint) return `board ${n + 1}, row ${row + 1}: ${hint} read for ${known}`;
    }
  }
  return null;
}

/** Whether a reading has all that is true. */
export function isWhole(read: PageRead, { boards }: Truth): boolean {
  return (
    read.kind === 'boards' &&
    read.boards.length === boards.length &&
    boards.every((hints, n) => hints.length === read.boards[n]!.length)
  );
}
