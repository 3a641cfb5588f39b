import { describe, expect, it, vi } from 'vitest';
import type { ManualKey } from '../protocol/records.ts';
import { HINTS, report, setUp, suggestedWord, TAB } from '../test/worker.ts';

it('hints typed in a private window are gone with the last private tab, and others stay', async () => {
  const privateTabs = [1, 2];
  const { handle, forget, manualOf } = setUp({ privateTabs });
  for (const manual of ['manual', 'private-manual'] as const)
    await handle({ type: 'solve', manual, lexicon: 'en', boards: [HINTS] }, null);
  await forget(TAB);
  privateTabs.splice(0, 1);
  await forget(1);
  expect((await manualOf('private-manual')).boards).toEqual([HINTS]);
  // What is still being worked out is not stored again.
  const solving = handle(
    { type: 'solve', manual: 'private-manual', lexicon: 'en', boards: [['fuzzy 00000']] },
    null,
  );
  await forget(2);
  expect(await solving).toBeNull();
  expect((await manualOf('private-manual')).boards).toEqual([]);
  expect((await manualOf('manual')).boards).toEqual([HINTS]);
});

it('boards and hints of private windows are answered by what is set there, until the last is closed', async () => {
  const privateTabs = [1, 2];
  const { handle, tell, forget, settings, privateSettings } = setUp({ privateTabs });
  await privateSettings.set({ openers: { en: 'crane' } });
  const firstOf = async (tab: number, isPrivate: boolean) =>
    suggestedWord(await tell({ type: 'report', report: report([]) }, tab, isPrivate));
  expect(await firstOf(1, true)).toBe('crane');
  expect(await firstOf(TAB, false)).not.toBe('crane');
  const solveManual = (manual: ManualKey) =>
    handle({ type: 'solve', manual, lexicon: 'en', boards: [['fuzzy 00000']] }, null);
  await settings.set({ strategy: 'letter-frequency' });
  await privateSettings.set({ strategy: 'distinct-letters' });
  const [open, hidden] = [await solveManual('manual'), await solveManual('private-manual')];
  expect(hidden).not.toEqual(open);
  await forget(1);
  expect(await privateSettings.get()).toMatchObject({ openers: { en: 'crane' } });
  privateTabs.splice(0, 1);
  await forget(2);
  expect(await privateSettings.get()).toEqual(await settings.get());
});

describe('hints typed by hand', () => {
  it('are kept with a guess that has no colours yet, of which nothing is made', async () => {
    const { handle, manualOf } = setUp();
    const solve = (boards: string[][], open?: string) =>
      handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards, ...(open && { open }) }, null);
    await solve([], 'oater');
    expect(await manualOf('manual')).toMatchObject({ boards: [], open: 'oater', advice: null });
    const advice = { status: 'open', boards: [{ possible: 110 }] };
    expect(await solve([['oater 11001']], 'abord')).toMatchObject(advice);
    expect(await manualOf('manual')).toMatchObject({ open: 'abord', advice });
    await solve([['oater 11001']]);
    expect(await manualOf('manual')).toMatchObject({ open: null });
  });

  it('that put right the rows of a game are solved without what its site has refused', async () => {
    const { handle, change, manualOf, manualAdvice } = setUp();
    const possibleOf = async (rest: { site?: string }) => {
      await handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards: [HINTS], ...rest }, null);
      expect(await manualOf('manual')).toMatchObject({ site: rest.site ?? null });
      return manualAdvice();
    };
    expect(await possibleOf({ site: 'wordle' })).toMatchObject({ boards: [{ possible: 2 }] });
    expect(await change({ kind: 'refuse', site: 'wordle', words: ['aroma'] })).toBe('done');
    await vi.waitFor(async () => expect(await manualAdvice()).toMatchObject({ boards: [{ possible: 1 }] }));
    expect(await possibleOf({})).toMatchObject({ boards: [{ possible: 2 }] });
  });

  it('are solved and kept, and their words come in pages', async () => {
    const { handle } = setUp();
    const advice = await handle(
      { type: 'solve', manual: 'manual', lexicon: 'en', boards: [['oater 11001']] },
      null,
    );
    expect(advice).toMatchObject({ status: 'open', boards: [{ possible: 110 }] });
    const page = (offset: number, count: number) =>
      handle({ type: 'candidatesOf', of: 'manual', board: 0, offset, count }, null);
    const all = await page(0, 1000);
    expect(all).toHaveLength(110);
    expect([...(await page(0, 30)), ...(await page(30, 30)), ...(await page(60, 50))]).toEqual(all);
    expect(all.findIndex(({ likely }) => !likely)).toBe(21);
  });

  it('have a word weighed against them', async () => {
    const { handle } = setUp();
    const weigh = (word: string) => handle({ type: 'weighOf', of: 'manual', word }, null);
    expect(await weigh('crane')).toBeNull();
    await handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards: [['oater 11001']] }, null);
    expect(await weigh(' Crane ')).toMatchObject({
      word: 'crane',
      isListed: true,
      wins: 0,
      against: { row: 0 },
    });
    expect(await weigh('aroma')).toMatchObject({
      word: 'aroma',
      wins: 1,
      open: 1,
      left: expect.any(Number) as number,
    });
    expect(await weigh('xxxxx')).toMatchObject({ isListed: false, left: null });
    expect(await weigh('abo')).toBeNull();
  });

  it('come without vulgar words, which are counted', async () => {
    const { handle } = setUp();
    const advice = await handle(
      { type: 'solve', manual: 'manual', lexicon: 'en', boards: [['ducks 02222']] },
      null,
    );
    const listed = await handle(
      { type: 'candidatesOf', of: 'manual', board: 0, offset: 0, count: 100 },
      null,
    );
    expect(advice).toMatchObject({ boards: [{ possible: listed.length + 1, hidden: 1 }] });
    expect(listed.map(({ word }) => word)).not.toContain('fucks');
  });

  it('that are no hints are answered with what is wrong', async () => {
    const { handle } = setUp();
    const advice = await handle(
      { type: 'solve', manual: 'manual', lexicon: 'en', boards: [['oater 11001', 'abord 2021']] },
      null,
    );
    expect(advice).toEqual({ status: 'not-hints', problem: 'replyLength', board: 0, row: 1 });
  });
});

it('hints typed by hand are cleared when there are none any more, even while they are solved', async () => {
  const { handle, manualOf } = setUp();
  const solve = (boards: string[][]) =>
    handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards }, null);
  const [solving, cleared] = await Promise.all([solve([HINTS]), solve([])]);
  expect([solving, cleared]).toEqual([null, null]);
  expect(await manualOf('manual')).toMatchObject({ boards: [], advice: null });
  expect(await handle({ type: 'candidatesOf', of: 'manual', board: 0, offset: 0, count: 9 }, null)).toEqual(
    [],
  );
});
