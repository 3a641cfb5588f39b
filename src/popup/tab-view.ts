/** What the popup has to say about the tab it was opened on. */
import { GAMES, gameAt } from '../games/games.ts';
import { LOOK } from '../messages.ts';
import { EMPTY_TAB, tabKey, type TabState } from '../session.ts';

export type TabView =
  | { readonly kind: 'game'; readonly tab: number; readonly state: TabState }
  /** A game, but its page was opened before Knack was there. */
  | { readonly kind: 'reload'; readonly tab: number }
  /** The browser hides the page from Knack; if it is a game, it is on one of these sites. */
  | { readonly kind: 'no-access'; readonly tab: number; readonly origins: readonly string[] }
  | { readonly kind: 'no-game' };

interface Tab {
  readonly id?: number | undefined;
  readonly url?: string | undefined;
}

/** What it needs of the browser. */
export interface TabViewDeps {
  /** The tab that the player is looking at. */
  readonly findTab: () => Promise<Tab | undefined>;
  readonly readSession: (key: string) => Promise<Record<string, unknown>>;
  readonly sendMessage: (tab: number, message: unknown) => Promise<unknown>;
  readonly hasAccess: (origin: string) => Promise<boolean>;
}

const ORIGINS = GAMES.flatMap(({ hosts }) => hosts);

/** The stored state of a tab: what can be painted at once. */
export async function readTabState(deps: Pick<TabViewDeps, 'readSession'>, tab: number): Promise<TabState> {
  const key = tabKey(tab);
  return ((await deps.readSession(key))[key] as TabState | undefined) ?? EMPTY_TAB;
}

/**
 * Finds out what there is to show. A page that answers is asked to report anew, so that what was
 * stored is corrected should it have been wrong.
 */
export async function viewTab(deps: TabViewDeps): Promise<TabView> {
  const { id: tab, url } = (await deps.findTab()) ?? {};
  if (tab === undefined) return { kind: 'no-game' };
  const answers = await deps.sendMessage(tab, LOOK).then(Boolean, () => false);
  if (answers) return { kind: 'game', tab, state: await readTabState(deps, tab) };
  const access = await Promise.all(ORIGINS.map(deps.hasAccess));
  const origins = ORIGINS.filter((_, n) => !access[n]);
  // The address of a page is known only where Knack may read the page.
  if (url === undefined) return origins.length > 0 ? { kind: 'no-access', tab, origins } : { kind: 'no-game' };
  const game = gameAt(new URL(url));
  return game ? { kind: 'reload', tab } : { kind: 'no-game' };
}
