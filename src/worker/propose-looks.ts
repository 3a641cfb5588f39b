/** What looks of tiles may mean, by the words that fit: where only one meaning does, and was tested, it is proposed. */
import type { Looks } from '../protocol/looks.ts';
import { boardsWith, type LookRows, type Meaning } from './look-hints.ts';

const MEANINGS: readonly Meaning[] = ['absent', 'present', 'correct'];
/** So many rows have to have tested it: in colours of another kind a meaning is soon found by chance. */
const MIN_TESTS = 2;
/** With more looks there are too many meanings to try, and something else is on the tiles. */
const MAX_LOOKS = 4;

/**
 * @param known what is known of some looks already
 * @param isPossible whether there is a likely answer for each board by such hints
 * @returns the only meaning of the board's looks by which there is; null where there are several, or none, or where
 *   too few rows have tested it
 */
export async function proposeLooks(
  keys: readonly string[],
  rows: LookRows,
  known: Looks,
  isPossible: (boards: readonly (readonly string[])[]) => Promise<boolean>,
): Promise<Looks | null> {
  if (keys.every((key) => key in known) || keys.length > MAX_LOOKS) return null;
  const onlyIn = (its: LookRows) => onlyMeaning(keys, its, known, isPossible);
  const only = await onlyIn(rows);
  if (!only) return null;
  // A row has tested what the others say without it, and could have said otherwise.
  let tests = 0;
  const count = Math.max(...rows.map(({ length }) => length));
  for (let n = 0; n < count && count > 1; n++) {
    if (await onlyIn(rows.map((board) => board.filter((_, at) => at !== n)))) tests++;
    if (tests === MIN_TESTS) return only;
  }
  return null;
}

/** The only meaning by which there is an answer for each board; null where there are several, or none. */
async function onlyMeaning(
  keys: readonly string[],
  rows: LookRows,
  known: Looks,
  isPossible: (boards: readonly (readonly string[])[]) => Promise<boolean>,
): Promise<Looks | null> {
  const open = keys.filter((key) => !(key in known));
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
