/** Tells looks apart that are the same in one channel and differ in another. */
import { foundIn } from './groups.ts';
import { type Channel, hitOf, lookKey, ON, valueOf } from './looks.ts';
import { AS } from './manners.ts';

/** Looks of each tile of each row of each board, null for that of a tile that looks as if it had no feedback. */
export type Looks = readonly (readonly (readonly (string | null)[])[])[];

/** What fills a tile: its background, or a shadow within it. */
const FILLS: readonly Channel[] = ['background', 'shadow'];
/** What can mark a tile that is filled like others, the likeliest first. */
const MARKS: readonly Channel[] = ['mark', 'border', 'shadow', 'line', 'letter'];

/**
 * Looks in a channel, with what else tells tiles apart that look the same in it. Backgrounds are told by how faint they
 * are, or by yellow and green marks. Anything else is told by what fills the tiles: a letter that is at its place may be on the colour that only
 * frames one that is elsewhere.
 * @param looksIn what is seen of the tiles in another channel
 */
export function toldApart(seen: Looks, isFilled: boolean, looksIn: (channel: Channel) => Looks): Looks {
  if (isFilled) {
    // Green or yellow that is fainter than what stands beside it may mean something else.
    const faded = looksIn('opacity');
    const told = mapped(seen, (look, n, m, i) => {
      const row = faded[n]![m]!;
      return look && row[i] && row.includes(null) && hitOf(look) ? look + AS + valueOf(row[i]) : look;
    });
    if (String(told) !== String(seen)) return told;
  }
  for (const channel of isFilled ? MARKS : FILLS) {
    const isMark = channel === 'mark';
    const others = looksIn(channel);
    const valueAt = (n: number, m: number, i: number) => {
      const look = others[n]![m]![i];
      return look && (isMark || !isFilled || hitOf(look)) ? valueOf(look) : null;
    };
    const behind = new Map<string | null, Set<string | null>>();
    const all = new Set<string | null>();
    mapped(seen, (look, ...at) => {
      foundIn(behind, look, () => new Set()).add(valueAt(...at));
      all.add(valueAt(...at));
      return look;
    });
    const told = mapped(seen, (look, ...at) => {
      const value = valueAt(...at);
      if (!value) return look;
      const isHit = isMark && hitOf(lookKey('mark', value));
      if (!look && !isHit) return look;
      // A mark on all that is green or yellow says the same once more.
      const isNew = isMark && !hitOf(look) && (isHit || all.size > 1);
      if (!isNew && behind.get(look)!.size === 1) return look;
      return look ? look + ON + value : lookKey('mark', value);
    });
    if (String(told) !== String(seen)) return told;
  }
  return seen;
}

const mapped = (
  seen: Looks,
  of: (look: string | null, board: number, row: number, tile: number) => string | null,
): Looks => seen.map((rows, n) => rows.map((row, m) => row.map((look, i) => of(look, n, m, i))));
