/** What looks of tiles can mean, by the words that fit: where only one meaning is possible it can be proposed. */
import type { Looks } from '../protocol/looks.ts';
import { boardsWith, type LookRows, type Meaning } from './look-hints.ts';

const MEANINGS: readonly Meaning[] = ['absent', 'present', 'correct'];
/** With more looks there are too many meanings to try, and something else is on the tiles. */
const MAX_LOOKS = 4;

/**
 * @param known what is known of some looks already
 * @param isPossible whether there is a likely answer for each board by such hints
 * @returns the only meaning of the board's looks by which there is; null where there are several, or none
 */
export async function proposeLooks(
  keys: readonly string[],
  rows: LookRows,
  known: Looks,
  isPossible: (boards: readonly (readonly string[])[]) => Promise<boolean>,
): Promise<Looks | null> {
  const open = keys.filter((key) => !(key in known));
  if (open.length === 0 || keys.length > MAX_LOOKS) return null;
  // Of what else is known of the site nothing is said, which may be as much as is kept.
  const onBoard = (looks: Looks): Looks => Object.fromEntries(keys.map((key) => [key, looks[key]!]));
  const possible: Looks[] = [];
  for (let n = 0; n < MEANINGS.length ** open.length; n++) {
    const meant = open.map((key, at) => [
      key,
      MEANINGS[Math.floor(n / MEANINGS.length ** at) % MEANINGS.length]!,
    ]);
    const looks = { ...known, ...(Object.fromEntries(meant) as Looks) };
    // No game has two looks for one meaning on the same board.
    if (new Set(keys.map((key) => looks[key])).size < keys.length) continue;
    if (await isPossible(boardsWith(rows, looks))) possible.push(onBoard(looks));
    if (possible.length > 1) return null;
  }
  return possible[0] ?? null;
}
