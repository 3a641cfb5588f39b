import { describe, expect, it, vi } from 'vitest';
import { add, HINTS, forbid, report, setUp, suggestedWord, TAB } from '../test/worker.ts';
import { MAX_SITES, type WordChange } from '../protocol/words.ts';

describe('own words', () => {
  it('bear on every open board and on hints typed by hand, at once', async () => {
    const { handle, tell, change, stateOf, manualAdvice, badges, looked } = setUp({ listening: [TAB] });
    for (const tab of [TAB, TAB + 1]) await tell({ type: 'report', report: report(HINTS) }, tab);
    await handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards: [HINTS] }, null);
    const possible = async (count: number) => {
      const advice = { status: 'open', boards: [{ possible: count }] };
      await vi.waitFor(async () => {
        expect([
          (await stateOf(TAB)).advice,
          (await stateOf(TAB + 1)).advice,
          await manualAdvice(),
        ]).toMatchObject([advice, advice, advice]);
      });
      await vi.waitFor(() =>
        expect(badges.slice(-2).map(([, advice]) => advice)).toMatchObject([advice, advice]),
      );
    };
    await possible(2);
    expect(await change(forbid('aroma'))).toBe('done');
    await possible(1);
    // Pages are asked first, so that auto-fill gets the new advice.
    expect(looked()).toEqual([TAB, TAB + 1]);
    expect(await change(add('arooa'))).toBe('done');
    await possible(2);
    expect(await change({ kind: 'remove', language: 'en', word: 'aroma' })).toBe('done');
    await possible(3);
    expect(
      await handle({ type: 'candidatesOf', of: 'manual', board: 0, offset: 0, count: 9 }, null),
    ).toHaveLength(3);
  });

  it('of another language do not', async () => {
    const { tell, change } = setUp();
    await change({ kind: 'forbid', language: 'de', word: 'aroma' });
    expect((await tell({ type: 'report', report: report(HINTS) }, TAB))?.advice).toMatchObject({
      boards: [{ possible: 2 }],
    });
  });

  it('are added or forbidden, never both, and none is lost when several come at once', async () => {
    const { change, words } = setUp();
    await Promise.all([
      change(add('ormao')),
      change(forbid('aroma')),
      change(add('aroma')),
      change(add('zzzzz')),
    ]);
    expect((await words()).own).toEqual({ en: { added: ['ormao', 'aroma', 'zzzzz'], forbidden: [] } });
    await change(forbid('zzzzz'));
    expect((await words()).own).toEqual({ en: { added: ['ormao', 'aroma'], forbidden: ['zzzzz'] } });
  });

  it('stay as they were when the store is full', async () => {
    const { change, words } = setUp({ quota: 56 });
    const outcomes = [];
    for (const word of ['aaaaa', 'bbbbb', 'ccccc', 'ddddd']) outcomes.push(await change(add(word)));
    expect(outcomes).toEqual(['done', 'done', 'full', 'full']);
    expect((await words()).own).toEqual({ en: { added: ['aaaaa', 'bbbbb'], forbidden: [] } });
    expect(await change({ kind: 'remove', language: 'en', word: 'aaaaa' })).toBe('done');
    expect(await change(add('ddddd'))).toBe('done');
  });

  it.each<[string, WordChange]>([
    ['words:en', forbid('aroma')],
    ['refused:wordle', { kind: 'refuse', site: 'wordle', words: ['aroma'] }],
  ])('are not written over what %s holds when that cannot be read', async (key, change) => {
    const { handle, tell, local, ...app } = setUp();
    const strange = { [key]: { words: 'of a later version' } };
    await local.set(strange);
    expect(await app.change(change)).toBe('unreadable');
    expect(await local.get(key)).toEqual(strange);
    expect((await app.words()).damaged).toBe(true);
    expect(await handle({ type: 'export' }, null)).toMatchObject({ isWhole: false });
    // Boards still get advice, and other words can be set.
    expect((await tell({ type: 'report', report: report(HINTS) }, TAB))?.advice).toMatchObject({
      boards: [{ possible: 2 }],
    });
    expect(await app.change({ kind: 'forbid', language: 'de', word: 'aroma' })).toBe('done');
  });

  it('are not written when nothing can be read', async () => {
    const { handle, tell, local, ...app } = setUp();
    local.get = () => Promise.reject(new Error('corrupt'));
    const set = vi.spyOn(local, 'set');
    expect(await app.change(add('aroma'))).toBe('unreadable');
    expect(set).not.toHaveBeenCalled();
    expect((await tell({ type: 'report', report: report(HINTS) }, TAB))?.advice).toMatchObject({
      boards: [{ possible: 2 }],
    });
  });
});

describe('the refused words of too many sites', () => {
  const refusedBy = (count: number, words: readonly string[] = ['crane']) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`refused:site${n}`, words]));
  const refuse = (site: string, word = 'salet'): WordChange => ({ kind: 'refuse', site, words: [word] });

  it('are not made more, by a game nor by a file', async () => {
    const { handle, local, change } = setUp();
    await local.set(refusedBy(MAX_SITES));
    expect(await change(refuse('wordle'))).toBe('tooMuch');
    const text = JSON.stringify({ format: 'knack', version: 1, refused: { wordle: ['crane'] } });
    expect(await handle({ type: 'import', text }, null)).toEqual({ status: 'tooMuch' });
    expect(await local.get(null)).toEqual(refusedBy(MAX_SITES));
    expect(await change({ kind: 'accept', site: 'site1', words: ['crane'] })).toBe('done');
    expect(await change(refuse('wordle'))).toBe('done');
  });

  it('do not keep a file from being imported again where the player has removed them', async () => {
    const [from, to] = [setUp(), setUp()];
    await from.local.set({ ...refusedBy(30, []), 'refused:wordle': ['crane'] });
    for (let n = 30; n < 2 * MAX_SITES; n++) {
      expect(await from.change(refuse(`site${n}`))).toBe('done');
      expect(await from.change({ kind: 'accept', site: `site${n}`, words: ['salet'] })).toBe('done');
    }
    const { text } = await from.handle({ type: 'export' }, null);
    expect(await to.handle({ type: 'import', text }, null)).toEqual({
      status: 'done',
      own: 0,
      refused: 1,
      past: 0,
      games: 0,
    });
    expect((await to.words()).refused).toEqual({ wordle: ['crane'] });
    const refused = Object.fromEntries(Array.from({ length: MAX_SITES + 1 }, (_, n) => [`site${n}`, []]));
    const named = JSON.stringify({ format: 'knack', version: 1, refused });
    expect(await to.handle({ type: 'import', text: named }, null)).toMatchObject({ status: 'done' });
  });
});

it('a refusal in one tab reaches the other tabs of the site', async () => {
  const { tell, stateOf, looked } = setUp({ listening: [TAB + 1] });
  for (const tab of [TAB, TAB + 1]) await tell({ type: 'report', report: report(HINTS) }, tab);
  await tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
  await vi.waitFor(async () =>
    expect((await stateOf(TAB + 1)).advice).toMatchObject({ boards: [{ possible: 1 }] }),
  );
  expect(looked()).toEqual([TAB + 1]);
});

it('hints that are just being typed are not undone by words that change meanwhile', async () => {
  const { handle, refresh, manualAdvice } = setUp();
  await handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards: [['oater 11001']] }, null);
  await Promise.all([
    handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards: [HINTS] }, null),
    refresh(),
  ]);
  expect(await manualAdvice()).toMatchObject({ boards: [{ possible: 2 }] });
  const [first] = HINTS as [string];
  await Promise.all([
    refresh(),
    handle({ type: 'solve', manual: 'manual', lexicon: 'en', boards: [[first]] }, null),
  ]);
  expect(await manualAdvice()).toMatchObject({ boards: [{ possible: 110 }] });
});

describe('vulgar words', () => {
  const list = 'arohaa\naroma7\n';
  const words = async ({ handle }: ReturnType<typeof setUp>) =>
    (await handle({ type: 'candidatesOf', of: TAB, board: 0, offset: 0, count: 9 }, null)).map(
      ({ word }) => word,
    );

  it('count, but are neither suggested nor listed until the player allows it', async () => {
    const app = setUp({ list });
    const advice = await app.tell({ type: 'report', report: report(HINTS) }, TAB);
    expect(advice?.advice).toMatchObject({ boards: [{ possible: 2, hidden: 1 }] });
    expect(suggestedWord(advice)).toBe('aroma');
    expect(await words(app)).toEqual(['aroma']);
    await app.settings.set({ vulgar: true });
    await app.refresh();
    expect((await app.stateOf(TAB)).advice).toMatchObject({ boards: [{ possible: 2, hidden: 0 }] });
    expect(await words(app)).toEqual(['aroha', 'aroma']);
  });

  it('are suggested when the player has forbidden all others', async () => {
    const app = setUp({ list });
    await app.tell({ type: 'report', report: report(HINTS) }, TAB);
    await app.change(forbid('aroma'));
    const advice = await app.tell({ type: 'report', report: report(HINTS) }, TAB);
    expect(suggestedWord(advice)).toBe('aroha');
  });
});
