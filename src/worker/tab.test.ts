import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../protocol/game.ts';
import type { HardMode } from '../protocol/hard-mode.ts';
import { SESSION_VERSION } from '../protocol/records.ts';
import { forbid, HINTS, NEW_ROW, report, reportOfNone, setUp, suggestedWord, TAB } from '../test/worker.ts';
import { NOTHING_TOLD } from '../test/telling-page.ts';
import { Advisor } from './advisor.ts';

describe('a report', () => {
  it('is answered, kept and shown on the badge of its tab', async () => {
    const { tell, badges, stateOf } = setUp();
    const advice = await tell({ type: 'report', report: report(['oater 11001', 'abord 20210']) }, TAB);
    expect(advice?.advice).toMatchObject({ status: 'open', boards: [{ possible: 2, likely: 0 }] });
    expect((await stateOf(TAB)).advice).toEqual(advice?.advice);
    // A slow machine may have shown a first advice before.
    expect(badges.at(-1)).toEqual([TAB, advice?.advice]);
  });

  it('is dropped for a newer one, whose advice stands', async () => {
    const { tell, stateOf } = setUp();
    const [older, newer] = await Promise.all([
      tell({ type: 'report', report: report(['crane 00000']) }, TAB),
      tell({ type: 'report', report: report(['oater 11001']) }, TAB),
    ]);
    expect(older).toBeNull();
    expect(newer?.advice).toMatchObject({ boards: [{ possible: 110 }] });
    expect(await stateOf(TAB)).toMatchObject({
      report: report(['oater 11001']),
      advice: { boards: [{ possible: 110 }] },
    });
  });

  it('that is made again, since no reply has come yet, does not begin anew', async () => {
    const { handle, badges } = setUp();
    const sync = { ...NOTHING_TOLD, number: 1, report: report(['fuzzy 00000']) };
    const again = () => handle({ type: 'sync', visit: 'one', ...sync }, TAB);
    const first = again();
    await expect.poll(() => badges.length, { interval: 1, timeout: 30_000 }).toBe(1);
    const [one, other] = await Promise.all([first, again()]);
    expect(one?.advice).toMatchObject({ status: 'open' });
    expect(other).toEqual(one);
    expect(badges).toHaveLength(2);
  });

  it('gets first advice at once where the look-ahead takes longer', async () => {
    const { tell, badges, stateOf } = setUp();
    const advice = await tell({ type: 'report', report: report(['fuzzy 00000']) }, TAB);
    const shown = badges.map(([, advice]) => advice?.status === 'open' && advice.progress);
    expect(shown[0]).toBe('looking');
    expect(shown).toHaveLength(2);
    expect(['done', 'cut-short']).toContain(shown[1]);
    expect((await stateOf(TAB)).advice).toEqual(advice?.advice);
  });

  it('of the same board leaves finished advice in place until there is newer', async () => {
    const { tell, badges } = setUp();
    const board = report(['fuzzy 00000']);
    await tell({ type: 'report', report: board }, TAB);
    badges.length = 0;
    await tell({ type: 'report', report: board }, TAB);
    expect(badges.map(([, advice]) => advice?.status === 'open' && advice.progress)).not.toContain('looking');
    expect(badges).toHaveLength(1);
  });

  it('of the same board keeps its word, which a search that the clock ends might not find again', async () => {
    const advise = vi.spyOn(Advisor.prototype, 'advise');
    const { tell, change } = setUp();
    const ask = (hints = ['fuzzy 00000']) => tell({ type: 'report', report: report(hints) }, TAB);
    const first = await ask();
    expect((await ask())?.advice).toEqual(first?.advice);
    expect(advise).toHaveBeenCalledTimes(1);
    // What bears on it has changed.
    await change(forbid(suggestedWord(first)!));
    expect(suggestedWord(await ask())).not.toBe(suggestedWord(first));
    expect((await ask(HINTS))?.advice).toMatchObject({ boards: [{ possible: 2 }] });
    advise.mockRestore();
  });

  it('of the same board is worked out again where that has failed', async () => {
    const advise = vi.spyOn(Advisor.prototype, 'advise');
    advise.mockResolvedValueOnce({ status: 'failed', message: 'It fails.' });
    const { tell } = setUp();
    const ask = () => tell({ type: 'report', report: report(HINTS) }, TAB);
    expect((await ask())?.advice).toMatchObject({ status: 'failed' });
    expect((await ask())?.advice).toMatchObject({ status: 'open' });
    advise.mockRestore();
  });

  it('that is overtaken by the end of its tab leaves no record', async () => {
    const { tell, forget, badges, tabs } = setUp();
    const working = tell({ type: 'report', report: report(['fuzzy 00000']) }, TAB);
    await expect.poll(() => badges.length, { interval: 1, timeout: 30_000 }).toBe(1);
    await forget(TAB);
    expect(await working).toBeNull();
    expect(await tabs()).toEqual([]);
  });

  it('of the same board loses nothing that was said of it; a new board does', async () => {
    const { tell, stateOf } = setUp();
    const notice = { kind: 'hardMode', word: 'crane' } as const;
    await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
    await tell({ type: 'notice', notice }, TAB);
    await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
    expect((await stateOf(TAB)).notice).toEqual(notice);
    await tell({ type: 'report', report: report(['oater 11001', 'abord 20210']) }, TAB);
    expect((await stateOf(TAB)).notice).toBeNull();
  });

  it('says of no word that was refused which the game has taken meanwhile', async () => {
    const { tell, stateOf } = setUp();
    await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
    await tell({ type: 'notice', notice: { kind: 'unsaid', word: 'oater' } }, TAB);
    expect((await stateOf(TAB)).notice).toBeNull();
    await tell({ type: 'notice', notice: { kind: 'unsaid', word: 'crane' } }, TAB);
    expect((await stateOf(TAB)).notice).toEqual({ kind: 'unsaid', word: 'crane' });
  });

  it('of a page that has taken the place of another is not wiped when that one is left', async () => {
    const { tell, stateOf } = setUp();
    await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
    const next = report(['oater 11001', 'abord 20210']);
    const reports = () => tell({ type: 'report', report: next }, TAB, false, 0, 'two');
    const isLeft = () => tell({ type: 'left' }, TAB);
    await Promise.all([isLeft(), reports()]);
    expect(await stateOf(TAB)).toMatchObject({ report: next, advice: { boards: [{ possible: 2 }] } });
    // Pages run in different processes, so messages may arrive out of order.
    await isLeft();
    expect(await stateOf(TAB)).toMatchObject({ report: next, advice: { boards: [{ possible: 2 }] } });
  });

  it.each([
    ['its page has said before', [['oater 11001']]],
    ['its page has said nothing before', []],
  ])('is not kept once its page is left, where %s', async (_, before) => {
    const { tell, stateOf, badges } = setUp();
    for (const hints of before) await tell({ type: 'report', report: report(hints) }, TAB);
    badges.length = 0;
    const [update] = await Promise.all([
      tell({ type: 'report', report: report(HINTS) }, TAB),
      tell({ type: 'left' }, TAB),
    ]);
    expect(update).toBeNull();
    expect(await stateOf(TAB)).toMatchObject({ report: null, advice: null });
    expect(badges.filter(([, advice]) => advice)).toEqual([]);
  });

  it('is not kept either where the page that is left has the number of a frame by then', async () => {
    const { tell, stateOf } = setUp();
    await tell({ type: 'report', report: report(HINTS) }, TAB, false, 0, 'one');
    // A page that has been replaced is no longer the main frame of its tab for Chrome.
    await tell({ type: 'left' }, TAB, false, 7, 'another');
    expect(await stateOf(TAB)).toMatchObject({ report: { game: { boards: [HINTS] } } });
    await tell({ type: 'left' }, TAB, false, 7, 'one');
    expect(await stateOf(TAB)).toMatchObject({ report: null, advice: null });
  });

  it('that is being worked on is left on the badge too, although its page says twice that it is left', async () => {
    const { tell, badges } = setUp();
    await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
    await Promise.all([
      tell({ type: 'report', report: report(['oater 11001']) }, TAB),
      tell({ type: 'left' }, TAB),
      tell({ type: 'left' }, TAB),
    ]);
    expect(badges.at(-1)).toEqual([TAB, null]);
  });

  it('that waits for its turn is dropped neither by what is refused nor by the page before it', async () => {
    const { tell, stateOf } = setUp();
    const on = (visit: string, hints: string[]) =>
      tell({ type: 'report', report: report(hints) }, TAB, false, 0, visit);
    // A storm, so that the next report has to wait.
    for (let n = 0; n < 10; n++) void on('one', ['fuzzy 00000']);
    for (const word of ['mummy', 'vivid', 'jazzy', 'kayak', 'puffy', 'civic', 'mamma', 'fizzy', 'queue'])
      void on('one', [`${word} 00000`]);
    const waiting = on('two', HINTS);
    await Promise.all([
      tell({ type: 'left' }, TAB),
      tell({ type: 'refused', word: 'zzzzz', isSaid: true }, TAB),
    ]);
    await waiting;
    expect(await stateOf(TAB)).toMatchObject({ report: report(HINTS), told: { visit: 'two' } });
    expect((await stateOf(TAB)).advice).toMatchObject({ boards: [{ possible: 2 }] });
  });

  it('in hard mode is answered by words that use every hint', async () => {
    const { tell } = setUp();
    const suggestionFor = async (hard: boolean) =>
      suggestedWord(await tell({ type: 'report', report: report(['might 02222'], { hard }) }, TAB));
    expect(await suggestionFor(true)).toMatch(/ight$/);
    expect(await suggestionFor(false)).not.toMatch(/ight$/);
  });

  it('in ultra hard mode is answered by words alone that can be the answer', async () => {
    const { tell } = setUp({ list: 'bzxyw0\nczxyw0\ndzxyw0\nfzxyw0\nzbcdf0\n' });
    const suggestionFor = async (hard: HardMode) =>
      suggestedWord(await tell({ type: 'report', report: report(['zoooo 10000'], { hard }) }, TAB));
    expect(await suggestionFor(true)).toBe('zbcdf');
    expect(await suggestionFor('ultra')).toMatch(/zxyw$/);
  });

  it('says when there is no dictionary, but knows a won game all the same', async () => {
    const { tell } = setUp();
    const adviceOn = async (hints: string[]) =>
      (await tell({ type: 'report', report: report(hints, { width: 9 }) }, TAB))?.advice;
    expect(await adviceOn(['knowledge 000000000'])).toEqual({
      status: 'no-dictionary',
      length: 9,
      language: 'en',
    });
    expect(await adviceOn(['knowledge 222222222'])).toEqual({ status: 'solved', answers: ['knowledge'] });
  });
});

it('a refused word is neither suggested nor counted again, in any tab of the site', async () => {
  const { tell } = setUp();
  const board = report(['oater 11001', 'abord 20210']);
  await tell({ type: 'report', report: board }, TAB);
  const advice = await tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
  expect(advice?.advice).toMatchObject({ boards: [{ possible: 1 }] });
  expect(suggestedWord(advice)).toBe('aroha');
  expect((await tell({ type: 'report', report: board }, TAB + 1))?.advice).toMatchObject({
    boards: [{ possible: 1 }],
  });
});

it('a page that lies about what it refuses cannot take the answer from the player, who alone forbids words', async () => {
  const { tell, change } = setUp();
  const board = report(['oater 11001', 'abord 20210']);
  await tell({ type: 'report', report: board }, TAB);
  await tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
  const last = await tell({ type: 'refused', word: 'aroha', isSaid: true }, TAB);
  expect(last?.advice).toMatchObject({ status: 'open', boards: [{ possible: 2 }] });
  expect(suggestedWord(last)).toBe('aroma');
  await change(forbid('aroma'));
  expect(suggestedWord(await tell({ type: 'report', report: board }, TAB))).toBe('aroha');
  await change(forbid('aroha'));
  expect((await tell({ type: 'report', report: board }, TAB))?.advice).toMatchObject({
    status: 'no-known-word',
  });
});

it('a refused word counts again once it is taken off the list', async () => {
  const { tell, change } = setUp();
  const board = report(['oater 11001', 'abord 20210']);
  await tell({ type: 'report', report: board }, TAB);
  await tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
  await change({ kind: 'accept', site: 'wordle', words: ['aroma'] });
  expect((await tell({ type: 'report', report: board }, TAB))?.advice).toMatchObject({
    boards: [{ possible: 2 }],
  });
});

it('a refused word that cannot be kept is left out all the same, and the player is told', async () => {
  const { tell, stateOf } = setUp({ quota: 0 });
  await tell({ type: 'report', report: report(['oater 11001', 'abord 20210']) }, TAB);
  const advice = await tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
  expect(suggestedWord(advice)).toBe('aroha');
  await tell({ type: 'notice', notice: { kind: 'notInList', word: 'aroma' } }, TAB);
  expect((await stateOf(TAB)).notice).toEqual({ kind: 'notKept', word: 'aroma' });
});

it('a refused word of a private window is kept for its tab alone, and the player reads that', async () => {
  const { tell, stateOf, words } = setUp();
  await tell({ type: 'report', report: report(['oater 11001', 'abord 20210']) }, TAB);
  const advice = await tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB, true);
  const notice = { kind: 'notInListPrivate', word: 'aroma' } as const;
  await tell({ type: 'notice', notice }, TAB, true);
  expect(suggestedWord(advice)).toBe('aroha');
  expect((await stateOf(TAB)).notice).toEqual(notice);
  expect((await words()).refused).toEqual({});
});

it('a page plays on through its boards, and no longer once it is another', async () => {
  const { tell, stateOf } = setUp();
  await tell({ type: 'report', report: report([]) }, TAB);
  await tell({ type: 'playing', on: true }, TAB);
  const next = report(['oater 11001']);
  await tell({ type: 'report', report: next }, TAB);
  expect((await stateOf(TAB)).playing).toBe(true);
  await tell({ type: 'report', report: next }, TAB, false, 0, 'two');
  expect((await stateOf(TAB)).playing).toBe(false);
});

it('who filled a row, and which puzzles there were, outlive the page, since it may only be loading again', async () => {
  const { handle, tell, stateOf } = setUp();
  const row = { puzzle: 'today', row: '', by: 'player', word: '', ...NEW_ROW } as const;
  const puzzles = [{ key: 'today', address: '/games/wordle', boards: [HINTS], hard: false }];
  await tell({ type: 'report', report: report([]) }, TAB);
  await tell({ type: 'row', row }, TAB);
  await tell({ type: 'puzzles', puzzles }, TAB);
  await tell({ type: 'left' }, TAB);
  expect(await stateOf(TAB)).toMatchObject({ report: null, advice: null });
  expect(await handle({ type: 'begin', site: 'wordle' }, TAB)).toMatchObject({ rows: [row], puzzles });
});

it('a silent tab can be cleared by the popup, a closed one is forgotten', async () => {
  const { handle, tell, forget, stateOf, badges } = setUp();
  await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
  await handle({ type: 'silent', tab: TAB }, null);
  expect((await stateOf(TAB)).report).toBeNull();
  expect(badges.at(-1)).toEqual([TAB, null]);
  const row = { puzzle: '', row: '', by: 'player', word: 'crane', ...NEW_ROW } as const;
  await tell({ type: 'row', row }, TAB);
  expect((await stateOf(TAB)).rows).toEqual([row]);
  await forget(TAB);
  expect((await stateOf(TAB)).rows).toEqual([]);
  await tell({ type: 'report', report: report([]) }, TAB);
  await Promise.all([tell({ type: 'row', row }, TAB), forget(TAB)]);
  expect((await stateOf(TAB)).rows).toEqual([]);
});

it('a tab that is found silent while its page reports is not wiped', async () => {
  const { handle, tell, stateOf } = setUp();
  await tell({ type: 'report', report: report(['oater 11001']) }, TAB);
  await Promise.all([
    handle({ type: 'silent', tab: TAB }, null),
    tell({ type: 'report', report: report(HINTS) }, TAB),
  ]);
  expect(await stateOf(TAB)).toMatchObject({ report: report(HINTS), advice: { boards: [{ possible: 2 }] } });
});

it('an answer that no list has is named as such, until the player adds it', async () => {
  const app = setUp();
  const adviceOn = async (answer: string) =>
    (await app.tell({ type: 'report', report: report([`${answer} 22222`]) }, TAB))?.advice;
  expect(await adviceOn('aroma')).toEqual({ status: 'solved', answers: ['aroma'] });
  expect(await adviceOn('zzyzx')).toEqual({ status: 'solved', answers: ['zzyzx'], unknown: ['zzyzx'] });
  await app.change({ kind: 'add', language: 'en', word: 'zzyzx' });
  expect(await adviceOn('zzyzx')).toEqual({ status: 'solved', answers: ['zzyzx'] });
});

describe('a puzzle', () => {
  /** Two words are left of the first board, 110 of the second; the third is solved. */
  const BOARDS = [HINTS, ['oater 11001'], ['oater 22222']];
  const adviceOn = async (change: Partial<Game>, app = setUp()) =>
    (await app.tell({ type: 'report', report: report([], change) }, TAB))?.advice;

  it('of several boards has the words of each counted', async () => {
    const app = setUp();
    expect(await adviceOn({ boards: BOARDS }, app)).toMatchObject({
      status: 'open',
      boards: [
        { solved: false, possible: 2, likely: 0, hidden: 0 },
        { solved: false, possible: 110, likely: 14, hidden: 0 },
        { solved: true, possible: 1, likely: 0, hidden: 0 },
      ],
      // The boards differ in their last guess.
      review: null,
      progress: 'done',
    });
    const wordsOf = (board: number) => app.handle({ type: 'candidates', board, offset: 0, count: 200 }, TAB);
    expect((await Promise.all([0, 1, 2, 3].map(wordsOf))).map(({ length }) => length)).toEqual([
      2, 110, 1, 0,
    ]);
  });

  it('of several boards names the word of one that has no other left', async () => {
    const [first, second] = BOARDS;
    const known = [...first!, 'aroha 22202'];
    expect(await adviceOn({ boards: [known, second!] })).toMatchObject({
      boards: [{ possible: 1, only: 'aroma' }, { possible: 110 }],
    });
  });

  it('of several boards has words suggested for all of them together', async () => {
    const boards = [['crane 00000'], ['crane 01000'], ['crane 22222']];
    const advice = await adviceOn({ boards, limit: 8 });
    if (advice?.status !== 'open') throw new Error('The game goes on.');
    const [best, ...others] = advice.suggestions;
    expect(best).toEqual({
      word: expect.any(String) as string,
      likely: expect.any(Boolean) as boolean,
      candidate: expect.any(Boolean) as boolean,
      solves: expect.any(Number) as number,
      left: expect.any(Number) as number,
      expected: expect.any(Number) as number,
    });
    expect(others).toHaveLength(9);
    expect(advice.letters).toHaveLength(5);
    const left = advice.boards.reduce((sum, { possible }) => sum + possible, 0);
    expect(advice.review).toMatchObject({ guess: 'crane', left });
    // The rules of the articles know one board, and so do the openers that they name.
    const ruled = setUp();
    await ruled.settings.set({ strategy: 'distinct-letters' });
    expect(await adviceOn({ boards, limit: 8 }, ruled)).toEqual(advice);
    const first = await adviceOn({ boards: [[], []], limit: 7 }, ruled);
    expect(first?.status === 'open' && first.suggestions[0]?.word).not.toBe('oater');
  });

  it.each([
    [
      'solved once all of them are',
      [['crane 22222'], ['crane 00000', 'might 22222']],
      { status: 'solved', answers: ['crane', 'might'] },
    ],
    [
      'contradicted by one',
      [['crane 00000'], ['crane 00000', 'crane 22222']],
      { status: 'contradiction', board: 1, rows: [0, 1] },
    ],
    [
      'without a known word on one',
      [['crane 00000'], ['zzzzz 22220']],
      { status: 'no-known-word', board: 1 },
    ],
    [
      'with a hint that is none on one',
      [['crane 00000'], ['crane 00000', 'crane 0']],
      { status: 'not-hints', problem: 'replyLength', board: 1, row: 1 },
    ],
    [
      'with words of two lengths',
      [['crane 00000'], ['cran 0000']],
      { status: 'not-hints', problem: 'rowsDiffer', board: 1, row: 0 },
    ],
  ])('of several boards is %s', async (_, boards, advice) => {
    expect(await adviceOn({ boards })).toMatchObject(advice);
  });

  it('of several boards is lost with the last guess, unless they are all solved, or nobody knows how many there are', async () => {
    const boards = [HINTS, [...HINTS, 'aroma 22222']];
    expect(await adviceOn({ boards, limit: 3 })).toMatchObject({
      status: 'lost',
      boards: [{ possible: 2 }, { solved: true }],
      missed: [],
    });
    expect(await adviceOn({ boards, limit: 4 })).toMatchObject({ status: 'open' });
    expect(await adviceOn({ boards, limit: null })).toMatchObject({ status: 'open' });
    expect(await adviceOn({ boards: [boards[1]!, boards[1]!], limit: 3 })).toMatchObject({
      status: 'solved',
    });
  });

  it('that is lost has the answer that the page says, or else what it most likely was', async () => {
    const app = setUp();
    const missedIn = async (answers?: (string | null)[]) => {
      const shown = report(HINTS, { limit: 2, ...(answers && { answers }) });
      const advice = (await app.tell({ type: 'report', report: shown }, TAB))?.advice;
      return advice?.status === 'lost' && [advice.isSaid, advice.missed];
    };
    const guessed = await missedIn();
    expect(guessed).toEqual([false, ['aroma']]);
    expect(await missedIn([null])).toEqual(guessed);
    expect(await missedIn(['amour'])).toEqual([true, ['amour']]);
    // Once it is loaded anew, a page often does not say it again, and begins with an empty board.
    await app.tell({ type: 'left' }, TAB);
    await app.tell({ type: 'report', report: reportOfNone({ state: 'not-started' }) }, TAB);
    expect(await missedIn()).toEqual([true, ['amour']]);
    await app.tell({ type: 'report', report: report(['crane 00000']) }, TAB);
    expect((await app.stateOf(TAB)).report?.game).not.toHaveProperty('answers');
  });

  it('that is lost to a word that nobody knows says so where the page says the word', async () => {
    const app = setUp();
    const advised = async (answers: (string | null)[]) => {
      const shown = report(['fuzzy 00121', 'crane 00000'], { limit: 2, answers });
      return (await app.tell({ type: 'report', report: shown }, TAB))?.advice;
    };
    expect(await advised([null])).toMatchObject({ status: 'no-known-word' });
    expect(await advised(['zzyzx'])).toMatchObject({
      status: 'lost',
      missed: ['zzyzx'],
      isSaid: true,
      unknown: ['zzyzx'],
    });
  });

  it('of one board is never lost where nobody knows how many guesses it allows', async () => {
    expect(await adviceOn({ boards: [HINTS], limit: 2 })).toMatchObject({ status: 'lost' });
    expect(await adviceOn({ boards: [HINTS], limit: null })).toMatchObject({ status: 'open' });
  });

  it('whose words nobody knows gets no advice, but is known to be solved', async () => {
    const app = setUp();
    const advise = async (hints: string[]) =>
      (await app.tell({ type: 'report', report: report(hints, { lexicon: null }) }, TAB))?.advice;
    expect(await advise(['oater 11001'])).toEqual({ status: 'no-lexicon' });
    expect(await app.handle({ type: 'candidates', board: 0, offset: 0, count: 9 }, TAB)).toEqual([]);
    expect(await advise(['oater 22222'])).toEqual({ status: 'solved', answers: ['oater'] });
  });

  it('whose words come to be known has no advice until these are looked at', async () => {
    const { tell, badges } = setUp();
    await tell({ type: 'report', report: report([], { lexicon: null }) }, TAB);
    await tell({ type: 'notice', notice: { kind: 'noReply', word: 'crane' } }, TAB);
    badges.length = 0;
    const update = await tell({ type: 'report', report: report([]) }, TAB);
    expect(update).toMatchObject({ advice: { status: 'open' }, notice: null });
    expect(badges.map(([, advice]) => advice?.status)).not.toContain('no-lexicon');
  });
});

describe('a stored record', () => {
  it.each([
    ['of another version', { version: SESSION_VERSION + 1 }],
    ['that is damaged', { help: 'everything' }],
  ])('%s counts as none, and is replaced', async (_, change) => {
    const { tell, inSession, stateOf } = setUp();
    await tell({ type: 'report', report: report(HINTS) }, TAB);
    const key = `tab:${TAB}`;
    await inSession.set({ [key]: { ...((await inSession.get(key))[key] as object), ...change } });
    expect(await stateOf(TAB)).toMatchObject({ report: null, advice: null });
    await tell({ type: 'report', report: report(HINTS) }, TAB);
    expect((await inSession.get(key))[key]).toMatchObject({
      version: SESSION_VERSION,
      help: null,
      report: report(HINTS),
    });
  });
});

it('a word that is refused while its tab is being closed leaves no record', async () => {
  const { tell, forget, tabs } = setUp({ quota: 0 });
  await tell({ type: 'report', report: report(HINTS) }, TAB);
  await Promise.all([tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB), forget(TAB)]);
  expect(await tabs()).toEqual([]);
});

it('what a page says once its tab is closed and forgotten is of no tab', async () => {
  const { handle, tell, forget, tabs } = setUp();
  await tell({ type: 'report', report: report(HINTS) }, TAB, true);
  await forget(TAB);
  const row = { puzzle: 'p', row: 'oater', by: 'knack', word: 'abord', ...NEW_ROW } as const;
  await tell({ type: 'row', row }, TAB, true);
  await tell({ type: 'puzzles', puzzles: [] }, TAB, true);
  await tell({ type: 'left' }, TAB, true);
  await handle({ type: 'silent', tab: TAB }, null);
  await tell({ type: 'playing', on: false }, TAB, true);
  await tell({ type: 'notice', notice: { kind: 'stopped', word: '' } }, TAB, true);
  await tell({ type: 'help', help: 'all' }, TAB, true);
  expect(await tabs()).toEqual([]);
});
