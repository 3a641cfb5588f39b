import { describe, expect, it } from 'vitest';
import { alwaysHere, grantedBy, isAlwaysOn, siteOf } from './granted.ts';

const SITE = 'https://games.example';
const PATTERN = 'https://games.example/*';
const NEWS = 'https://www.nytimes.com';

it('what the player has granted is all that the browser lists, but for the games that Knack knows', async () => {
  const origins = [
    PATTERN,
    '*://*/*',
    'https://www.nytimes.com/games/*',
    'https://www.nytimes.com/*',
    'https://*.literalnie.fun/*',
    'http://www.nytimes.com/*',
  ];
  const getAll = (all: string[] | undefined) => ({
    getAll: () => Promise.resolve(all ? { origins: all } : {}),
  });
  expect(await grantedBy(getAll(origins))).toEqual(['*://*/*', 'http://www.nytimes.com/*', PATTERN]);
  expect(await grantedBy(getAll(undefined))).toEqual([]);
});

it.each([
  [SITE, PATTERN, true],
  [SITE, '<all_urls>', true],
  [SITE, '*://*/*', true],
  [SITE, 'https://*/*', true],
  [SITE, '*://games.example/*', true],
  [SITE, 'https://*.example/*', true],
  ['https://example', 'https://*.example/*', true],
  ['https://nogames.example', 'https://*.games.example/*', false],
  [SITE, 'http://*/*', false],
  [SITE, 'http://games.example/*', false],
  [SITE, 'https://other.example/*', false],
  [SITE, 'file:///*', false],
  ['http://games.example:8080', 'http://games.example/*', true],
  ['http://games.example:8080', 'http://games.example:8080/*', true],
  ['http://games.example:8080', 'http://games.example:3000/*', false],
  ['wordle', '<all_urls>', false],
  ['javascript:1', '<all_urls>', false],
])('on %s Knack is always by %s: %s', (site, pattern, isOn) =>
  expect(isAlwaysOn(site, [pattern])).toBe(isOn),
);

describe('the switch for it', () => {
  it('is of the site alone', () => {
    expect(alwaysHere(SITE, [])).toEqual({ pattern: PATTERN, isOn: false, wider: undefined });
    expect(alwaysHere(SITE, [PATTERN])).toEqual({ pattern: PATTERN, isOn: true, wider: undefined });
  });

  it('has no effect where more than the site is granted', () =>
    expect(alwaysHere(SITE, ['https://*/*', PATTERN])).toMatchObject({ wider: 'https://*/*' }));

  it('is not there on a host of a game that Knack knows, which no browser asks about', () => {
    expect(alwaysHere(NEWS, [PATTERN])).toBeNull();
    expect(alwaysHere(NEWS, ['https://*/*'])).toMatchObject({ wider: 'https://*/*' });
    expect(alwaysHere('http://www.nytimes.com', [])).toMatchObject({ isOn: false });
  });
});

it.each([
  [PATTERN, SITE],
  ['http://localhost/*', 'http://localhost'],
  ['http://localhost:3000/*', null],
  ['https://*.games.example/*', null],
  ['https://*/*', null],
  ['*://games.example/*', null],
  ['<all_urls>', null],
])('%s is of the site %s', (pattern, site) => expect(siteOf(pattern)).toBe(site));
