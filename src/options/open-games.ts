/** The games in open tabs, as far as the worker knows of them. */
import { type HeldWord, type HoldReason, readRecord, tabKey, tabOf } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';

export interface OpenGame {
  readonly tab: number;
  readonly report: Report;
  /** The words that it has refused and that are not kept for good. */
  readonly held: readonly HeldWord[];
}

/** @param session all that is stored of it */
export function openGames(session: Readonly<Record<string, unknown>>): OpenGame[] {
  return Object.entries(session)
    .flatMap(([key, value]) => {
      const tab = tabOf(key);
      if (tab === null) return [];
      const { report, held } = readRecord(tabKey(tab), value);
      return report ? [{ tab, report, held }] : [];
    })
    .sort((a, b) => a.tab - b.tab);
}

/**
 * The words that are held in open games and could be kept, by site and reason: none of a private window, and none
 * that is kept already.
 */
export function heldIn(
  games: readonly OpenGame[],
  refused: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, ReadonlyMap<HoldReason, readonly string[]>> {
  const all = new Map<string, Map<HoldReason, string[]>>();
  for (const site of new Set(games.map(({ report }) => report.game.site))) {
    const its = games.filter(({ report }) => report.game.site === site);
    const known = new Set(refused[site]);
    const byReason = new Map<HoldReason, string[]>();
    for (const { word, why } of its.flatMap(({ held }) => held)) {
      if (why === 'private' || why === 'unsaid' || known.has(word)) continue;
      // Of a word that two games have refused, one says it.
      known.add(word);
      byReason.set(why, [...(byReason.get(why) ?? []), word]);
    }
    if (byReason.size > 0) all.set(site, byReason);
  }
  return all;
}
