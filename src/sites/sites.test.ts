import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { practiceOn } from './practice.ts';
import { hostsOf, nameOf, siteAt, siteById, siteFor, SITES } from './sites.ts';

const PRIVACY = readFileSync(new URL('../../PRIVACY.md', import.meta.url), 'utf8');

it('the page on privacy names the hosts of all sites, and no others', () => {
  const [, list = ''] = /Access to the sites of the games \(([^)]*)\)/.exec(PRIVACY) ?? [];
  const named = list.split(', ').map((host) => host.replaceAll('`', ''));
  const hosts = SITES.flatMap(hostsOf);
  // A host with `www.` before it goes without saying where the bare one is named.
  const bare = hosts.filter(
    (host) => !hosts.includes(host.replace(/^www\./, '')) || !host.startsWith('www.'),
  );
  expect(named).toEqual(bare);
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

it('a name that is no address of the web is called as it is', () => {
  expect(nameOf('https://games.example:8080')).toBe('games.example:8080');
  expect(nameOf('https://games.example:99999')).toBe('https://games.example:99999');
});

it.each([
  ...SITES,
  practiceOn({} as Document),
  siteFor(new URL('https://games.example:8080/today'))!,
  siteFor(new URL('http://192.168.0.1/'))!,
])('$id is $kind and $name to those who have its id alone', ({ id, kind, name }) => {
  expect(siteById(id)).toMatchObject({ id, kind, name });
});

it.each(['a-game-of-tomorrow', 'https://games.example:99999', 'ftp://games.example'])(
  'no site has the id %s',
  (id) => {
    expect(siteById(id)).toBeNull();
  },
);
