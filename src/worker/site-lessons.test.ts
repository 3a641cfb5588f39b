import { expect, it } from 'vitest';
import { report, setUp, TAB } from '../test/worker.ts';
import { createSiteLessons } from './site-lessons.ts';

const SITE = 'https://games.example';
const LIKELY = new Set(['crane', 'moist']);

/** What is learnt on a site, with the count of rare words that it has taken. */
function lessonsOn(site = SITE, isPrivate = false) {
  const { sites } = setUp();
  const lessons = createSiteLessons({ sites, isLikely: (_, word) => Promise.resolve(LIKELY.has(word)) });
  const game = { report: report([], { site }), isPrivate };
  return {
    taken: (...words: string[]) => lessons.taken(game, words),
    refused: (word: string) => lessons.refused(game, word),
    rare: async () => (await sites.get(site)).rare,
  };
}

it('rare words that a site takes count for it, those that it refuses against it, and likely ones not at all', async () => {
  const { taken, refused, rare } = lessonsOn();
  await taken('brond', 'crane', 'slipt');
  expect(await rare()).toBe(2);
  await refused('thesp');
  await refused('moist');
  expect(await rare()).toBe(1);
});

it('what a site did long ago does not outweigh what it does now', async () => {
  const { taken, refused, rare } = lessonsOn();
  for (let n = 0; n < 30; n++) await taken('brond');
  for (let n = 0; n < 10; n++) await refused('thesp');
  expect(await rare()).toBeLessThan(0);
});

it('nothing is learnt on sites that Knack knows, nor in private windows', async () => {
  for (const there of [lessonsOn('wordle'), lessonsOn(SITE, true)]) {
    await there.taken('brond');
    await there.refused('thesp');
    await there.refused('fugio');
    expect(await there.rare()).toBe(0);
  }
});

it('a word counts when the game takes it, and not when its page is loaded again', async () => {
  const worker = setUp();
  const show = (...hints: string[]) =>
    worker.tell({ type: 'report', report: report(hints, { site: SITE }) }, TAB);
  const rare = async () => (await worker.sites.get(SITE)).rare;
  await show('thesp 00000');
  await show('thesp 00000', 'brond 00000');
  await expect.poll(rare).toBe(1);
  await show('thesp 00000', 'brond 00000');
  await show('thesp 00000', 'brond 00000', 'fugio 00000');
  await expect.poll(rare).toBe(2);
});

it('a site that has taken more rare words than it has refused is suggested them', async () => {
  const worker = setUp();
  const likely = async (hints: string[]) => {
    const update = await worker.tell({ type: 'report', report: report(hints, { site: SITE }) }, TAB);
    if (update?.advice?.status !== 'open') throw new Error('The game goes on.');
    return update.advice.suggestions.map((it) => it.likely);
  };
  expect(await likely(['salet 00000'])).not.toContain(false);
  await worker.sites.change(SITE, { rare: 1 });
  expect(await likely(['salet 00000'])).toContain(false);
});
