import { expect, it } from 'vitest';
import { report, setUp, TAB } from '../test/worker.ts';

const SITE = 'https://games.example';
const reportOn = (hints: string[], site = SITE) => ({ ...report(hints), site });

/** How many rare words of a site are counted once they have been played as told. */
async function rareAfter(
  play: (worker: ReturnType<typeof setUp>, show: (hints: string[]) => Promise<unknown>) => Promise<unknown>,
  { site = SITE, isPrivate = false } = {},
): Promise<number> {
  const worker = setUp();
  await play(worker, (hints) =>
    worker.handle({ type: 'report', report: reportOn(hints, site) }, TAB, isPrivate),
  );
  // What is learnt is kept after the reply.
  await worker.handle({ type: 'begin', site }, TAB + 1);
  return (await worker.sites.get(site)).rare;
}
const refuse = (worker: ReturnType<typeof setUp>, word: string, isSaid = false) =>
  worker.handle({ type: 'refused', word, isSaid }, TAB);

it('each rare word that a site takes is counted once, and no likely one', async () => {
  expect(await rareAfter((_, show) => show(['crane 00000']))).toBe(0);
  expect(await rareAfter((_, show) => show(['brond 00000']))).toBe(1);
  expect(
    await rareAfter(async (_, show) => {
      await show(['brond 00000']);
      await show(['brond 00000', 'slipt 00000']);
    }),
  ).toBe(2);
});

it('each rare word that it refuses counts against it, said or not', async () => {
  const rare = await rareAfter(async (worker, show) => {
    await show(['crane 00000']);
    await refuse(worker, 'thesp');
    await refuse(worker, 'moist');
    await refuse(worker, 'fugio', true);
  });
  expect(rare).toBe(-2);
});

it('nothing is learnt on sites that Knack knows, nor in private windows', async () => {
  const play = async (worker: ReturnType<typeof setUp>, show: (hints: string[]) => Promise<unknown>) => {
    await show(['brond 00000']);
    await refuse(worker, 'thesp');
    await refuse(worker, 'fugio');
  };
  expect(await rareAfter(play, { site: 'wordle' })).toBe(0);
  expect(await rareAfter(play, { isPrivate: true })).toBe(0);
});

it('a site that has taken more rare words than it has refused is suggested them', async () => {
  const worker = setUp();
  const likely = async (hints: string[]) => {
    const update = await worker.handle({ type: 'report', report: reportOn(hints) }, TAB);
    if (update?.advice?.status !== 'open') throw new Error('The game goes on.');
    return update.advice.suggestions.map((it) => it.likely);
  };
  const hints = ['salet 00000'];
  expect(await likely(hints)).not.toContain(false);
  await worker.sites.change(SITE, { rare: 1 });
  expect(await likely(hints)).toContain(false);
});
