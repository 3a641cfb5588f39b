import { expect, it } from 'vitest';
import { bearsOnAdvice } from './settings-changes.ts';

it.each([
  [true, { strategy: { newValue: 'letter-frequency' } }],
  [true, { openers: { newValue: { en: 'crane' } } }],
  [true, { sites: { newValue: { wordle: { hard: 'on' } } } }],
  [true, { sites: { oldValue: { wordle: { strategy: 'letter-frequency' } } } }],
  [false, { fill: { newValue: true }, help: { oldValue: 'all' }, locale: { newValue: 'de' } }],
  [
    false,
    { sites: { oldValue: { wordle: { hard: 'on' } }, newValue: { wordle: { hard: 'on', fill: true } } } },
  ],
  [false, { sites: { oldValue: 'damaged', newValue: { wordle: 7 } } }],
])('it is %s that advice has to be worked out afresh after %j', (expected, changes) => {
  expect(bearsOnAdvice(changes)).toBe(expected);
});
