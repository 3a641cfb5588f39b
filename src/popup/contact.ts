/** Whether the popup can reach the page of its tab. */
import { siteAt, type SiteAccess, SITE_ACCESS } from '../sites/sites.ts';
import { addedSite } from '../sites/added.ts';
import { LOOK } from '../protocol/orders.ts';

export type Contact =
  /** The page answers, so it is one that Knack follows. */
  | { readonly kind: 'open' }
  /** A game whose page was opened before Knack was installed. */
  | { readonly kind: 'unloaded' }
  /** A game whose page hears Knack, but what plays along could not be brought there. */
  | { readonly kind: 'unbrought' }
  /** The browser hides the page from Knack; if it is a game, it is on one of these sites. */
  | { readonly kind: 'withheld'; readonly sites: readonly SiteAccess[] }
  /** A page of which nothing is known, of this site; Knack may look there, since the player has opened the popup over it. */
  | { readonly kind: 'strange'; readonly site: string }
  | { readonly kind: 'none' };

/** What it needs of the browser. */
export interface ContactDeps {
  readonly sendMessage: (tab: number, message: unknown) => Promise<unknown>;
  readonly hasAccess: (patterns: readonly string[]) => Promise<boolean>;
}

/** Asks the page to report again, which corrects what is stored about it. */
export async function contactTab(
  { sendMessage, hasAccess }: ContactDeps,
  tab: { readonly id: number; readonly url?: string | undefined },
): Promise<Contact> {
  // Nobody replies where no script of Knack's is.
  const answer = await sendMessage(tab.id, LOOK).catch(() => null);
  if (answer) return { kind: 'open' };
  // The address of a page is known only where Knack may read the page
  // (https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/API/tabs/Tab#url).
  const url = tab.url === undefined ? null : new URL(tab.url);
  const game = url && siteAt(url);
  const added = url && !game && addedSite(url);
  if (added) return { kind: 'strange', site: added.id };
  if (url && !game) return { kind: 'none' };
  const access = await Promise.all(SITE_ACCESS.map(({ patterns }) => hasAccess(patterns)));
  const sites = SITE_ACCESS.filter((site, n) => !access[n] && (!url || site.game === game));
  if (sites.length > 0) return { kind: 'withheld', sites };
  if (game && answer === false) return { kind: 'unbrought' };
  return { kind: game ? 'unloaded' : 'none' };
}
