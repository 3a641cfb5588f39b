import { expect, it } from 'vitest';
import { HELP_OPTIONS } from './help.ts';
import { DEFAULTS, helpOnPages, pageSettingsOf } from './settings.ts';

it('shows no word on any page before the player has said how much help it is to be', () => {
  expect(HELP_OPTIONS.map((help) => helpOnPages({ ...DEFAULTS, help }, 'wordle'))).toEqual([
    'count',
    'nudge',
    'nudge',
    'nudge',
  ]);
  expect(pageSettingsOf(DEFAULTS, 'wordle').help).toBe('nudge');
});

it.each([
  [{ helpChosen: true }],
  // What is typed into the page is shown by that.
  [{ fill: true }],
  [{ sites: { wordle: { help: 'word' } } }],
  [{ sites: { wordle: { fill: true } } }],
] as const)('shows what is set from then on: %j', (set) => {
  expect(helpOnPages({ ...DEFAULTS, ...set }, 'wordle')).toBe('word');
});

it('takes what is set for one site as said for that alone', () => {
  const sites = { wordle: { help: 'all' } } as const;
  expect(helpOnPages({ ...DEFAULTS, sites }, 'wortel')).toBe('nudge');
});
