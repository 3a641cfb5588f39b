/**
 * All sites that Knack knows, and which one an address belongs to. The manifest's patterns come from here when
 * the extension is built.
 */
import type { Site } from './site.ts';
import { addedSite } from './added.ts';
import { literalnie } from './literalnie.ts';
import { PRACTICE } from './practice.ts';
import { wordle } from './wordle.ts';
import { wortel } from './wortel.ts';

export const SITES: readonly Site[] = [wordle, wortel, literalnie];

/** The games that Knack offers to open, each at the address that its players know. */
export const GAMES = [
  { game: wordle, home: 'https://www.nytimes.com/games/wordle/index.html' },
  { game: wortel, home: 'https://wordle.uber.space/' },
  { game: literalnie, home: 'https://literalnie.fun/' },
] as const satisfies readonly { readonly game: Site; readonly home: string }[];

/** The site of an address, whether or not the page has a board. */
export function siteAt({ protocol, host, pathname }: URL): Site | null {
  const isOn = (pattern: string): boolean => {
    const [, ownHost = '', folder = ''] = /^https:\/\/([^/]+)\/(.*)\*$/.exec(pattern) ?? [];
    const bare = ownHost.replace(/^\*\./, '');
    const isHost = host === bare || (bare !== ownHost && host.endsWith(`.${bare}`));
    return protocol === 'https:' && isHost && pathname.startsWith(`/${folder}`);
  };
  return SITES.find(({ matches }) => matches.some(isOn)) ?? null;
}

/** The same, and any other address of the web as a site of which nothing is known beforehand. */
export const siteFor = (url: URL): Site | null => siteAt(url) ?? addedSite(url);

/**
 * A site by its id, which is what is stored and sent.
 * @returns null for the id of no site, such as one that a newer Knack knows
 */
export const siteById = (id: string): Pick<Site, 'id' | 'kind' | 'name'> | null =>
  [...SITES, PRACTICE].find((site) => site.id === id) ?? (URL.canParse(id) ? addedSite(new URL(id)) : null);

/** What players call a site: the host of one that they have added. */
export const nameOf = (site: string): string => siteById(site)?.name ?? site;

/** The sites of a game, for the request for access to them. */
export interface SiteAccess {
  readonly game: Site;
  /**
   * Match patterns: the whole sites, which is what the manifest asks for, and the pages with the game. The
   * pages are named too because Chrome, asked for a site that it had withheld, lets a content script in
   * only where its own patterns have been asked for
   * (https://chromium.googlesource.com/chromium/src/+/HEAD/extensions/docs/permissions.md).
   */
  readonly patterns: readonly string[];
}

export const SITE_ACCESS: readonly SiteAccess[] = /* @__PURE__ */ SITES.map((game) => ({
  game,
  patterns: [...new Set([...wholeSites(game), ...game.matches])],
}));

/** Match patterns of whole sites, as a browser is asked to let Knack onto them at the installation. */
export function wholeSites({ matches }: Pick<Site, 'matches'>): string[] {
  return matches.map((match) => match.replace(/^(https:\/\/[^/]+)\/.*/, '$1/*'));
}

/** The hosts that a site's patterns name; a pattern of all subdomains names the usual one. */
export function hostsOf({ matches }: Pick<Site, 'matches'>): string[] {
  return matches.flatMap((match) => {
    const host = match.replace(/^https:\/\/([^/]+)\/.*/, '$1');
    return host.startsWith('*.') ? [host.slice(2), host.replace('*', 'www')] : [host];
  });
}
