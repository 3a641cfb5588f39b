import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteAt, SITES, SITE_ACCESS } from './sites.ts';

interface Manifest {
  content_scripts: { matches: string[] }[];
  host_permissions: string[];
}
const manifest = JSON.parse(
  readFileSync(new URL('../../manifest.json', import.meta.url), 'utf8'),
) as Manifest;

it('the manifest lets Knack onto the pages of all games, and no others', () => {
  const matches = SITES.flatMap((game) => game.matches);
  expect(manifest.content_scripts.flatMap((script) => script.matches).sort()).toEqual([...matches].sort());
  const sites = SITE_ACCESS.flatMap(({ patterns }) => patterns).filter((pattern) =>
    /^[^/]+\/\/[^/]+\/\*$/.test(pattern),
  );
  expect([...manifest.host_permissions].sort()).toEqual(sites.sort());
});

it.each([
  ['https://www.nytimes.com/games/wordle', 'wordle'],
  ['https://www.nytimes.com/games/wordle/index.html?x=1', 'wordle'],
  ['https://www.nytimes.com/games/create/wordle/abc', 'wordle'],
  ['https://www.nytimes.com/games/connections', 'wordle'],
  ['https://www.nytimes.com/crosswords', undefined],
  ['https://nytimes.com/games/wordle', undefined],
  ['http://www.nytimes.com/games/wordle', undefined],
  ['https://wordle.uber.space/', 'wortel'],
  ['https://wordle.uber.space/wortify', 'wortel'],
  ['https://www.6mal5.com/?x', 'wortel'],
  ['https://evil-6mal5.com/', undefined],
  ['https://literalnie.fun/', 'literalnie'],
  ['https://www.literalnie.fun/bombowo', 'literalnie'],
  ['https://notliteralnie.fun/', undefined],
  ['https://www.nytimes.com.example.org/games/wordle', undefined],
])('%s belongs to %s', (address, game) => {
  expect(siteAt(new URL(address))?.id).toBe(game);
});
