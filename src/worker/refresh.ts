import type { Manual } from './manual.ts';
import type { Tabs } from './tabs.ts';

/**
 * @returns what works out afresh whatever rests on words or settings, for when these have changed; a tab that does
 *   so by itself can be left out
 */
export const createRefresh =
  (tabs: Tabs, manuals: readonly Manual[]) =>
  async (except?: number): Promise<void> => {
    const others = (await tabs.ids()).filter((tab) => tab !== except);
    await Promise.all([...others.map((tab) => tabs.of(tab)), ...manuals].map((part) => part.refresh()));
  };
