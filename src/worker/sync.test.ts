/** What a page tells of its game, again and again: each of it counts once, and the newest counts. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Act, Sync } from '../protocol/sync.ts';
import { NOTHING_TOLD } from '../test/telling-page.ts';
import { Advisor } from './advisor.ts';
import { game, HINTS, NEW_ROW, report, setUp, suggestedWord, TAB } from '../test/worker.ts';

const syncOf = (number: number, change: Partial<Sync> = {}): Sync => ({
  type: 'sync',
  visit: 'one',
  ...NOTHING_TOLD,
  report: report(HINTS),
  number,
  ...change,
});
const refused = (number: number, word: string): Act => ({ type: 'refused', number, word, isSaid: true });
const help = (number: number): Act => ({ type: 'help', number, help: 'all' });

describe('what has happened on a page', () => {
  it('is taken in once, however often it is told', async () => {
    const { handle, stateOf } = setUp();
    await handle({ type: 'begin', site: 'wordle' }, TAB);
    const acts = [refused(1, 'zzzzz'), help(1)];
    await handle(syncOf(1, { acts }), TAB);
    expect((await stateOf(TAB)).refusals).toMatchObject({ words: 1 });
    // In the popup it is taken back.
    await handle({ type: 'helpWith', of: TAB, help: null }, null);
    await handle(syncOf(2, { acts: [...acts, refused(2, 'yyyyy')] }), TAB);
    expect(await stateOf(TAB)).toMatchObject({ help: null, refusals: { words: 2 } });
  });

  it('is taken in once though the worker was started anew before it could reply', async () => {
    const first = setUp();
    await first.handle(syncOf(1, { acts: [refused(1, 'zzzzz')] }), TAB);
    const { handle, stateOf } = setUp({ disk: first.disk });
    const update = await handle(syncOf(1, { acts: [refused(1, 'zzzzz')] }), TAB);
    expect(update?.advice).toMatchObject({ status: 'open' });
    expect((await stateOf(TAB)).refusals).toMatchObject({ words: 1 });
  });

  it('of the next visit is taken in, though that counts anew', async () => {
    const { handle, stateOf } = setUp();
    await handle(syncOf(7), TAB);
    await handle(syncOf(1, { visit: 'two', acts: [help(1)] }), TAB);
    expect(await stateOf(TAB)).toMatchObject({ help: 'all', told: { visit: 'two', number: 1 } });
  });

  it('and was told with what something newer has overtaken, counts with that', async () => {
    const { handle } = setUp();
    const acts = [refused(1, 'aroma')];
    const [older, newer] = await Promise.all([
      handle(syncOf(1, { acts }), TAB),
      handle(syncOf(2, { acts, playing: true }), TAB),
    ]);
    expect(older).toBeNull();
    expect([newer?.number, suggestedWord(newer)]).toEqual([2, 'aroha']);
  });
});

describe('a page that shows no game any more', () => {
  it('has its last refusal learnt, though nothing but its leaving was heard of it', async () => {
    const { handle, words } = setUp();
    await handle(syncOf(1), TAB);
    await handle(syncOf(3, { report: null, acts: [refused(2, 'aroma')] }), TAB);
    expect((await words()).refused).toEqual({ wordle: ['aroma'] });
  });

  it('has told the next one what it told last, however soon that begins', async () => {
    const { handle } = setUp();
    const row = { puzzle: game([]).puzzle, row: '', by: 'player' as const, word: '', ...NEW_ROW };
    await handle(syncOf(1), TAB);
    const [, beginning] = await Promise.all([
      handle(syncOf(2, { rows: [row], report: null }), TAB),
      handle({ type: 'begin', site: 'wordle' }, TAB),
    ]);
    expect(beginning).toMatchObject({ rows: [row] });
  });

  it('takes nothing of the game of another frame with it', async () => {
    const { handle, stateOf } = setUp({ listening: [TAB] });
    const row = { puzzle: game([]).puzzle, row: '', by: 'player' as const, word: '', ...NEW_ROW };
    await handle(syncOf(1, { rows: [row] }), TAB);
    await handle(syncOf(2, { rows: [row], report: null }), TAB);
    await handle(syncOf(2, { visit: 'frame', report: null }), TAB, false, 5);
    expect(await stateOf(TAB)).toMatchObject({ rows: [row], told: { visit: 'one' } });
  });
});

it('what a page tells while it is being kept what it told before is kept for the journal, too', async () => {
  const { handle, games, inSession } = setUp();
  const { set } = inSession;
  // A browser takes a while.
  inSession.set = async (changes) => {
    await set(changes);
    await Promise.resolve();
    await Promise.resolve();
  };
  for (let ticks = 0; ticks < 90; ticks++) {
    const puzzle = `game ${ticks}`;
    const shown = report(HINTS, { puzzle });
    const first = handle(syncOf(1, { report: shown }), ticks);
    for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
    await Promise.all([first, handle(syncOf(2, { report: shown, playing: true }), ticks)]);
  }
  await expect.poll(async () => (await games.all()).length).toBe(90);
});

it('a game is kept for the journal though the worker was stopped before it could hand it over', async () => {
  const first = setUp();
  const keep = vi.spyOn(first.games, 'keep').mockReturnValue(new Promise(() => undefined));
  await first.handle(syncOf(1), TAB);
  await expect.poll(() => keep.mock.calls.length).toBe(1);
  keep.mockRestore();
  const { handle, games, stateOf } = setUp({ disk: first.disk });
  await handle(syncOf(1), TAB);
  await expect.poll(async () => (await games.all()).length).toBe(1);
  await expect.poll(async () => (await stateOf(TAB)).isToNote).toBe(false);
  // Once it has been kept, it is the player's to delete.
  await games.clear();
  await handle(syncOf(2, { playing: true }), TAB);
  expect(await games.all()).toEqual([]);
});

it('a refused word that is told again has no other tab look again', async () => {
  const { handle, looked } = setUp({ listening: [TAB + 1] });
  await handle(syncOf(1, { visit: 'other' }), TAB + 1);
  for (let number = 1; number < 5; number++)
    await handle(syncOf(number, { acts: [refused(1, 'aroma')] }), TAB);
  await expect.poll(looked).toEqual([TAB + 1]);
});

it('a notice is told at once, however long the search for advice takes', async () => {
  const { handle, orders } = setUp();
  await handle(syncOf(1), TAB);
  const advise = vi.spyOn(Advisor.prototype, 'advise').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => advise.mockRestore());
  const notice = { kind: 'stopped', word: '' } as const;
  const acts: Act[] = [refused(2, 'zzzzz'), { type: 'notice', number: 2, notice }];
  void handle(syncOf(2, { acts }), TAB);
  await expect.poll(() => orders.at(-1)).toMatchObject([TAB, { type: 'update', update: { notice } }]);
});

it('a tab that is closed gets no record from a page that begins late', async () => {
  const { handle, forget, tabs } = setUp();
  const begun = handle({ type: 'begin', site: 'wordle' }, TAB, true);
  await forget(TAB);
  await begun;
  await handle({ type: 'begin', site: 'wordle' }, TAB, true);
  expect(await tabs()).toEqual([]);
});

it('what comes late is not taken in', async () => {
  const { handle, stateOf } = setUp();
  const [, late] = await Promise.all([handle(syncOf(2), TAB), handle(syncOf(1, { report: null }), TAB)]);
  expect(late).toBeNull();
  expect((await stateOf(TAB)).report).toEqual(report(HINTS));
  expect(await handle(syncOf(1, { report: null }), TAB)).toBeNull();
  expect((await stateOf(TAB)).report).toEqual(report(HINTS));
});

it('what changes beside the boards does not begin the advice on them anew', async () => {
  const advise = vi.spyOn(Advisor.prototype, 'advise');
  onTestFinished(() => advise.mockRestore());
  const { handle, badges } = setUp();
  const shown = report(['fuzzy 00000']);
  const first = handle(syncOf(1, { report: shown }), TAB);
  await expect.poll(() => badges.length, { interval: 1, timeout: 30_000 }).toBe(1);
  const row = { puzzle: game([]).puzzle, row: 'fuzzy', by: 'player' as const, word: '', ...NEW_ROW };
  const second = handle(syncOf(2, { report: shown, rows: [row] }), TAB);
  expect(await Promise.all([first, second])).toMatchObject([{ number: 1 }, { number: 2 }]);
  expect(advise).toHaveBeenCalledTimes(1);
});

it('a word that was refused as the page was left is learnt', async () => {
  const { handle, words } = setUp();
  await handle(syncOf(1), TAB);
  await Promise.all([
    handle(syncOf(2, { acts: [refused(2, 'aroma')] }), TAB),
    handle(syncOf(3, { report: null, acts: [refused(2, 'aroma')] }), TAB),
  ]);
  expect((await words()).refused).toEqual({ wordle: ['aroma'] });
});

it('a page that was left keeps what it has told of its rows until then', async () => {
  const { handle, stateOf } = setUp();
  const row = { puzzle: game([]).puzzle, row: 'oater,abord', by: 'player' as const, word: '', ...NEW_ROW };
  await handle(syncOf(1), TAB);
  await handle(syncOf(2, { report: null, rows: [row] }), TAB);
  expect(await stateOf(TAB)).toMatchObject({ report: null, rows: [row] });
});
