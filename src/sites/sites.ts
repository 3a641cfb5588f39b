/** All games that Knack knows, and which one an address belongs to. */
import type { Game } from './site.ts';
import { literalnie } from './literalnie.ts';
import { wordle } from './wordle.ts';
import { wortel } from './wortel.ts';

export const GAMES: readonly Game[] = [wordle, wortel, literalnie];

/** The game whose site an address is on, be it one of its boards or not. */
export function gameAt({ protocol, host, pathname }: URL): Game | null {
  const isOn = (pattern: string): boolean => {
    const [, ownHost = '', folder = ''] = /^https:\/\/([^/]+)\/(.*)\*$/.exec(pattern) ?? [];
    const bare = ownHost.replace(/^\*\./, '');
    const isHost = host === bare || (bare !== ownHost && host.endsWith(`.${bare}`));
    return protocol === 'https:' && isHost && pathname.startsWith(`/${folder}`);
  };
  return GAMES.find(({ matches }) => matches.some(isOn)) ?? null;
}

/** The sites of a game, as a browser is asked to let Knack onto them. */
export interface Site {
  readonly game: Game;
  /**
   * Match patterns: the whole sites, which is what the manifest asks for, and the pages with the game. The
   * pages are named too because Chrome, asked for a site that it had withheld, lets a content script in
   * only where its own patterns have been asked for.
   */
  readonly patterns: readonly string[];
}

export const SITES: readonly Site[] = GAMES.map((game) => {
  const whole = game.matches.map((match) => match.replace(/^(https:\/\/[^/]+)\/.*/, '$1/*'));
  return { game, patterns: [...new Set([...whole, ...game.matches])] };
});
