import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameAt, GAMES, SITES } from './games.ts';

interface Manifest {
  content_scripts: { matches: string[] }[];
  host_permissions: string[];
}
const manifest = JSON.parse(
  readFileSync(new URL('../../manifest.json', import.meta.url), 'utf8'),
) as Manifest;

it('the manifest lets Knack onto the pages of all games, and no others', () => {
  const matches = GAMES.flatMap((game) => game.matches);
  expect(manifest.content_scripts.flatMap((script) => script.matches).sort()).toEqual([...matches].sort());
  expect([...manifest.host_permissions].sort()).toEqual(SITES.map(({ patterns }) => patterns[0]).sort());
});

it.each([
  ['https://www.nytimes.com/games/wordle', 'wordle'],
  ['https://www.nytimes.com/games/wordle/index.html?x=1', 'wordle'],
  ['https://www.nytimes.com/games/create/wordle/abc', 'wordle'],
  ['https://www.nytimes.com/games/connections', undefined],
  ['https://www.nytimes.com.example.org/games/wordle', undefined],
])('%s belongs to %s', (address, game) => {
  expect(gameAt(new URL(address))?.id).toBe(game);
});
