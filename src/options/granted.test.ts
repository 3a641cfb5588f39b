import { expect, it } from 'vitest';
import { patternName, strayPatterns } from './granted.ts';

it('what the browser lets Knack do is listed, unless it is of Knack’s own games or of a site that is listed', () => {
  const granted = [
    'https://games.example/*',
    'https://frames.example/*',
    'https://www.nytimes.com/*',
    '*://*/*',
  ];
  const sites = [{ site: 'https://games.example:8080' }];
  expect(strayPatterns(granted, ['https://www.nytimes.com/games/*'], sites)).toEqual([
    '*://*/*',
    'https://frames.example/*',
  ]);
});

it.each([
  ['https://frames.example/*', 'frames.example'],
  ['*://*/*', '*://*/*'],
  ['<all_urls>', '<all_urls>'],
])('%s is called %s', (pattern, name) => expect(patternName(pattern)).toBe(name));
