/** All games that Knack knows, and which one an address belongs to. */
import type { Site } from './site.ts';
import { literalnie } from './literalnie.ts';
import { wordle } from './wordle.ts';
import { wortel } from './wortel.ts';

export const SITES: readonly Site[] = [wordle, wortel, literalnie];

/** The game whose site an address is on, be it one of its boards or not. */
export function siteAt({ protocol, host, pathname }: URL): Site | null {
  const isOn = (pattern: string): boolean => {
    const [, ownHost = '', folder = ''] = /^https:\/\/([^/]+)\/(.*)\*$/.exec(pattern) ?? [];
    const bare = ownHost.replace(/^\*\./, '');
    const isHost = host === bare || (bare !== ownHost && host.endsWith(`.${bare}`));
    return protocol === 'https:' && isHost && pathname.startsWith(`/${folder}`);
  };
  return SITES.find(({ matches }) => matches.some(isOn)) ?? null;
}

/** The sites of a game, as a browser is asked to let Knack onto them. */
export interface SiteAccess {
  readonly game: Site;
  /**
   * Match patterns: the whole sites, which is what the manifest asks for, and the pages with the game. The
   * pages are named too because Chrome, asked for a site that it had withheld, lets a content script in
   * only where its own patterns have been asked for.
   */
  readonly patterns: readonly string[];
}

export const SITE_ACCESS: readonly SiteAccess[] = SITES.map((game) => {
  const whole = game.matches.map((match) => match.replace(/^(https:\/\/[^/]+)\/.*/, '$1/*'));
  return { game, patterns: [...new Set([...whole, ...game.matches])] };
});
