/** The games in open tabs, as far as the worker knows of them. */
import { readRecord, tabKey, tabOf } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';

export interface OpenGame {
  readonly tab: number;
  readonly report: Report;
}

/** @param session all that is stored of it */
export function openGames(session: Readonly<Record<string, unknown>>): OpenGame[] {
  return Object.entries(session)
    .flatMap(([key, value]) => {
      const tab = tabOf(key);
      const report = tab === null ? null : readRecord(tabKey(tab), value).report;
      return tab === null || !report ? [] : [{ tab, report }];
    })
    .sort((a, b) => a.tab - b.tab);
}
