import { afterEach, expect, it, vi } from 'vitest';
import { add, forbid, setUp } from '../test/worker.ts';

afterEach(() => void vi.restoreAllMocks());

/** Likely, vulgar, unlikely, likely. */
const LIST = 'arohaa\naroma0\noater7\nabord2\n';

/** The words that are drawn by numbers all over the range. */
async function drawn({ handle }: ReturnType<typeof setUp>) {
  const words = [];
  for (let n = 0; n < 10; n++) {
    vi.spyOn(Math, 'random').mockReturnValue(n / 10 + 0.09);
    words.push(...(await handle({ type: 'deal', lexicon: 'en', length: 5, boards: 1 }, null))!);
  }
  return new Set(words);
}

it('deals every likely word, and none that is vulgar, unlikely or forbidden', async () => {
  const app = setUp({ list: LIST });
  expect(await drawn(app)).toEqual(new Set(['aroma', 'abord']));
  await app.change(forbid('aroma'));
  expect(await drawn(app)).toEqual(new Set(['abord']));
  await app.change(add('selfi'));
  expect(await drawn(app)).toEqual(new Set(['abord', 'selfi']));
});

it('deals nothing when every word is forbidden, or there are none of this length', async () => {
  const app = setUp({ list: 'aroma0\n' });
  await app.change(forbid('aroma'));
  expect(await app.handle({ type: 'deal', lexicon: 'en', length: 5, boards: 1 }, null)).toBe(null);
  expect(await app.handle({ type: 'deal', lexicon: 'en', length: 9, boards: 1 }, null)).toBe(null);
});

it('deals as many different words as there are boards, or none', async () => {
  const app = setUp({ list: LIST });
  const dealt = await app.handle({ type: 'deal', lexicon: 'en', length: 5, boards: 2 }, null);
  expect(dealt?.toSorted()).toEqual(['abord', 'aroma']);
  expect(await app.handle({ type: 'deal', lexicon: 'en', length: 5, boards: 4 }, null)).toBe(null);
});

it('knows the words of the list, likely or not, and those that the player has added', async () => {
  const app = setUp({ list: LIST });
  const knows = (word: string, lexicon: 'en' | 'pl' = 'en') =>
    app.handle({ type: 'known', lexicon, word }, null);
  for (const word of ['aroma', 'AROHA', 'oater']) expect(await knows(word)).toBe(true);
  for (const word of ['selfi', 'arom', 'aromatics', '']) expect(await knows(word)).toBe(false);
  await app.change(add('selfi'));
  expect(await knows('selfi')).toBe(true);
  // A forbidden word still counts as a word.
  await app.change(forbid('oater'));
  expect(await knows('oater')).toBe(true);
  expect(await knows('selfi', 'pl')).toBe(false);
});

it('knows words in the spelling of the lexicon', async () => {
  const { handle } = setUp();
  const known = (lexicon: 'de' | 'de-written-out', word: string) =>
    handle({ type: 'known', lexicon, word }, null);
  expect(await known('de', 'grüße')).toBe(true);
  expect(await known('de-written-out', 'gross')).toBe(true);
  expect(await known('de-written-out', 'groß')).toBe(true);
});
