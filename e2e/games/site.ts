/** The pages of games, as a site that has one for each seed. */
import { bundled } from '../bundled.ts';
import type { Site } from '../replicas/site.ts';
import type { Game } from './game.ts';
import { generate } from './generate.ts';

/** Each game is on a site of its own, which Knack does not know. */
const hostOf = (seed: number): string => `game-${seed}.example`;

export const addressOf = (seed: number): string => `https://${hostOf(seed)}/`;

function pageOf(game: Game, script: string, others: string): string {
  const { lang } = game.language;
  const data = JSON.stringify(game).replaceAll('<', '\\u003c');
  return `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Wordy</title></head>
    <body><script>const GAME = ${data};</script><script>${script}</script>${others}</body></html>`;
}

/**
 * The games of seeds, and that of 0, which a window shows at first.
 * @param others scripts that run in each page beside the game's own
 */
export function gamesSite(seeds: readonly number[], others: readonly string[] = []): Site {
  const script = bundled('e2e/games/page/main.ts');
  const tags = others.map((other) => `<script>${other}</script>`).join('');
  return {
    hosts: [0, ...seeds].map(hostOf),
    reply({ host, pathname }) {
      const seed = /^game-(\d+)\./.exec(host)?.[1];
      if (seed === undefined || pathname !== '/') return null;
      return { type: 'text/html; charset=utf-8', body: pageOf(generate(Number(seed)), script, tags) };
    },
  };
}
