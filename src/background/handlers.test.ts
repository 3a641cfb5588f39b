import { describe, expect, it } from 'vitest';
import { LEXICONS } from '../lexicons.ts';
import type { Advice, Report } from '../messages.ts';
import { type Answer, tabKey } from '../session.ts';
import { english } from '../test/english.ts';
import { createAdvisor } from './advisor.ts';
import { createHandlers } from './handlers.ts';
import { createRefusedWords } from './refused-words.ts';
import { createSessionStore } from './session-store.ts';

/** A store that, like Chrome's, keeps copies and puts keys in an order of its own. */
function fakeStorage() {
  const items = new Map<string, string>();
  const sorted = (_: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value;
  return {
    get: (key: string) => {
      const text = items.get(key);
      return Promise.resolve(text === undefined ? {} : { [key]: JSON.parse(text) as unknown });
    },
    set: (changes: Record<string, unknown>) => {
      for (const [key, value] of Object.entries(changes)) items.set(key, JSON.stringify(value, sorted));
      return Promise.resolve();
    },
    remove: (key: string) => Promise.resolve(void items.delete(key)),
  };
}

function setUp({ full = false } = {}) {
  const session = createSessionStore(fakeStorage());
  const refused = {
    ...fakeStorage(),
    ...(full && { set: () => Promise.reject(new Error('QUOTA_BYTES')) }),
  };
  const reloaded: number[] = [];
  const badges: [number, Answer | null][] = [];
  const { handle, forget, accessGiven } = createHandlers({
    session,
    refusedWords: createRefusedWords(refused),
    advisor: createAdvisor(LEXICONS, (_, length) =>
      Promise.resolve(length === 5 ? { dictionary: english, openers: [] } : null),
    ),
    reloadGame: (tab) => Promise.resolve(void reloaded.push(tab)),
    showBadge: (tab, answer) => Promise.resolve(void badges.push([tab, answer])),
  });
  return {
    handle,
    forget,
    accessGiven,
    badges,
    reloaded,
    refused,
    stateOf: (tab: number) => session.get(tabKey(tab)),
  };
}

/** The best next word of an advice. */
const suggestedWord = (advice: Advice | null) =>
  advice?.answer?.status === 'open' ? advice.answer.suggestions[0]?.word : undefined;

const TAB = 7;
const report = (hints: string[], width = 5): Report => ({
  game: 'wordle',
  lexicon: 'en',
  puzzle: '/games/wordle today',
  board: { hints, width, rows: 6 },
});

describe('a report', () => {
  it('is answered, kept and shown on the badge of its tab', async () => {
    const { handle, badges, stateOf } = setUp();
    const advice = await handle({ type: 'report', report: report(['oater 11001', 'abord 20210']) }, TAB);
    expect(advice?.answer).toMatchObject({ status: 'open', possible: 2, likely: 1 });
    expect((await stateOf(TAB)).answer).toEqual(advice?.answer);
    expect(badges).toEqual([[TAB, advice?.answer]]);
  });

  it('is dropped for a newer one, whose answer stands', async () => {
    const { handle, stateOf } = setUp();
    const [older, newer] = await Promise.all([
      handle({ type: 'report', report: report(['crane 00000']) }, TAB),
      handle({ type: 'report', report: report(['oater 11001']) }, TAB),
    ]);
    expect(older).toBeNull();
    expect(newer?.answer).toMatchObject({ possible: 110 });
    expect(await stateOf(TAB)).toMatchObject({ report: report(['oater 11001']), answer: { possible: 110 } });
  });

  it('of the same board loses nothing that was said of it; a new board does', async () => {
    const { handle, stateOf } = setUp();
    const notice = { kind: 'hardMode', word: 'crane' } as const;
    await handle({ type: 'report', report: report(['oater 11001']) }, TAB);
    await handle({ type: 'notice', notice }, TAB);
    await handle({ type: 'report', report: report(['oater 11001']) }, TAB);
    expect((await stateOf(TAB)).notice).toEqual(notice);
    await handle({ type: 'report', report: report(['oater 11001', 'abord 20210']) }, TAB);
    expect((await stateOf(TAB)).notice).toBeNull();
  });

  it('says when there is no dictionary, but knows a won game all the same', async () => {
    const { handle } = setUp();
    const answerTo = async (hints: string[]) =>
      (await handle({ type: 'report', report: report(hints, 4) }, TAB))?.answer;
    expect(await answerTo(['four 0000'])).toEqual({ status: 'no-dictionary', length: 4 });
    expect(await answerTo(['four 2222'])).toEqual({ status: 'solved', guess: 'four' });
  });
});

it('a refused word is neither suggested nor counted again, in any tab of the game', async () => {
  const { handle } = setUp();
  const board = report(['oater 11001', 'abord 20210']);
  await handle({ type: 'report', report: board }, TAB);
  const advice = await handle({ type: 'refused', word: 'aroma' }, TAB);
  expect(advice?.answer).toMatchObject({ possible: 1 });
  expect(suggestedWord(advice)).toBe('aroha');
  expect((await handle({ type: 'report', report: board }, TAB + 1))?.answer).toMatchObject({ possible: 1 });
});

it('a refused word counts again once it is taken off the list', async () => {
  const { handle, refused } = setUp();
  const board = report(['oater 11001', 'abord 20210']);
  await handle({ type: 'report', report: board }, TAB);
  await handle({ type: 'refused', word: 'aroma' }, TAB);
  await refused.set({ 'refused:wordle': [] });
  expect((await handle({ type: 'report', report: board }, TAB))?.answer).toMatchObject({ possible: 2 });
});

it('a refused word that cannot be kept is left out all the same, and the player is told', async () => {
  const { handle, stateOf } = setUp({ full: true });
  await handle({ type: 'report', report: report(['oater 11001', 'abord 20210']) }, TAB);
  const advice = await handle({ type: 'refused', word: 'aroma' }, TAB);
  expect(suggestedWord(advice)).toBe('aroha');
  await handle({ type: 'notice', notice: { kind: 'notInList', word: 'aroma' } }, TAB);
  expect((await stateOf(TAB)).notice).toEqual({ kind: 'notKept', word: 'aroma' });
});

it('who filled a row outlives the page, since it may only be loading again', async () => {
  const { handle, stateOf } = setUp();
  const filling = { puzzle: 'today', key: 'today|', by: 'player', word: '', entered: false } as const;
  await handle({ type: 'report', report: report([]) }, TAB);
  await handle({ type: 'filling', filling }, TAB);
  await handle({ type: 'left' }, TAB);
  expect(await stateOf(TAB)).toMatchObject({ report: null, answer: null });
  const advice = await handle({ type: 'report', report: report([]) }, TAB);
  expect(advice?.fillings).toEqual([filling]);
});

it('a silent tab can be cleared by the popup, a closed one is forgotten', async () => {
  const { handle, forget, stateOf, badges } = setUp();
  await handle({ type: 'report', report: report(['oater 11001']) }, TAB);
  await handle({ type: 'left', tab: TAB }, -1);
  expect((await stateOf(TAB)).report).toBeNull();
  expect(badges.at(-1)).toEqual([TAB, null]);
  await handle(
    { type: 'filling', filling: { puzzle: '', key: '', by: 'player', word: '', entered: false } },
    TAB,
  );
  await forget(TAB);
  expect((await stateOf(TAB)).fillings).toEqual([]);
});

it('a tab is loaded again once access to it is given', async () => {
  const { handle, accessGiven, reloaded } = setUp();
  await accessGiven();
  expect(reloaded).toEqual([]);
  await handle({ type: 'access', tab: TAB }, -1);
  await accessGiven();
  await accessGiven();
  expect(reloaded).toEqual([TAB]);
});

describe('hints typed by hand', () => {
  it('are solved and kept, and their words come in pages', async () => {
    const { handle } = setUp();
    const answer = await handle({ type: 'solve', lexicon: 'en', hints: ['oater 11001'] }, -1);
    expect(answer).toMatchObject({ status: 'open', possible: 110 });
    const page = (offset: number, count: number) =>
      handle({ type: 'candidates', of: 'hand', offset, count }, -1);
    const all = await page(0, 1000);
    // One of the 110 is vulgar and not listed.
    expect(answer).toMatchObject({ hidden: 1 });
    expect(all).toHaveLength(109);
    expect([...(await page(0, 30)), ...(await page(30, 30)), ...(await page(60, 50))]).toEqual(all);
    expect(all.findIndex(({ likely }) => !likely)).toBe(21);
  });

  it('that are no hints are answered with what is wrong', async () => {
    const { handle } = setUp();
    const answer = await handle({ type: 'solve', lexicon: 'en', hints: ['oater 11001', 'abord 2021'] }, -1);
    expect(answer).toEqual({ status: 'not-hints', problem: 'replyLength', row: 1 });
  });
});
