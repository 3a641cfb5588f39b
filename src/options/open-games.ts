/** The games in open tabs, as far as the worker knows of them. */
import type { Report } from '../protocol/messages.ts';
import { tabOf, type TabRecord } from '../protocol/records.ts';

export interface OpenGame {
  readonly tab: number;
  readonly report: Report;
}

/** @param session all that is stored of it */
export function openGames(session: Readonly<Record<string, unknown>>): OpenGame[] {
  return Object.entries(session)
    .flatMap(([key, value]) => {
      const tab = tabOf(key);
      const report = tab === null ? null : (value as TabRecord).report;
      return tab === null || !report ? [] : [{ tab, report }];
    })
    .sort((a, b) => a.tab - b.tab);
}
