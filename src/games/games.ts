/** All games that Knack knows, and which one an address belongs to. */
import type { Game } from './game.ts';
import { wordle } from './wordle.ts';

export const GAMES: readonly Game[] = [wordle];

export function gameAt(url: URL): Game | null {
  return (
    GAMES.find(({ matches }) => matches.some((match) => url.href.startsWith(match.slice(0, -1)))) ?? null
  );
}

/** A site that Knack has to be let into. */
export interface Site {
  readonly host: string;
  /** Match patterns: the whole site, which is what the manifest asks for, and the games' pages on it. */
  readonly patterns: readonly string[];
}

/**
 * The pages are named besides the site because Chrome, asked for a site that it had withheld, lets a
 * content script in only where its own patterns have been asked for.
 */
export const SITES: readonly Site[] = sitesOf(GAMES.flatMap(({ matches }) => matches));

function sitesOf(matches: readonly string[]): Site[] {
  const hostOf = (match: string) => new URL(match).host;
  return [...new Set(matches.map(hostOf))].map((host) => ({
    host,
    patterns: [`https://${host}/*`, ...matches.filter((match) => hostOf(match) === host)],
  }));
}
