/** All games that Knack knows, and which one an address belongs to. */
import type { Game } from './game.ts';
import { wordle } from './wordle.ts';

export const GAMES: readonly Game[] = [wordle];

export function gameAt(url: URL): Game | null {
  return GAMES.find(({ hosts }) => hosts.some((host) => url.href.startsWith(host.slice(0, -1)))) ?? null;
}
