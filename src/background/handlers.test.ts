import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { LEXICONS } from '../lexicons.ts';
import type { Advice, Report } from '../messages.ts';
import { type Answer, tabKey } from '../session.ts';
import { createSettings, type Settings } from '../settings.ts';
import type { WordChange } from '../words.ts';
import { createAdvisor } from './advisor.ts';
import { createDictionaries } from './dictionaries.ts';
import { createExportFile } from './export-file.ts';
import { createHandlers } from './handlers.ts';
import { createSessionStore } from './session-store.ts';
import { createWordStore } from './words.ts';

const root = new URL('../../', import.meta.url);
const shipped = (path: string) => readFileSync(new URL(path, root), 'utf8');

/**
 * A store that, like Chrome's, keeps copies, puts keys in an order of its own, and takes all of what it
 * is given or, when that would be more than its quota of characters, nothing.
 */
function fakeStorage({ quota = Infinity } = {}) {
  const items = new Map<string, string>();
  const sorted = (_: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value;
  return {
    get: (keys: string | string[] | null) => {
      const wanted = keys === null ? [...items.keys()] : [keys].flat();
      const found = wanted.flatMap((key) => {
        const text = items.get(key);
        return text === undefined ? [] : [[key, JSON.parse(text) as unknown] as const];
      });
      return Promise.resolve(Object.fromEntries(found));
    },
    set: (changes: Record<string, unknown>) => {
      const next = new Map(items);
      for (const [key, value] of Object.entries(changes)) next.set(key, JSON.stringify(value, sorted));
      if ([...next].join('').length > quota) return Promise.reject(new Error('QUOTA_BYTES'));
      for (const [key, text] of next) items.set(key, text);
      return Promise.resolve();
    },
    remove: (keys: string | string[]) => {
      for (const key of [keys].flat()) items.delete(key);
      return Promise.resolve();
    },
    onChanged: { addListener: () => undefined },
  };
}

interface Options {
  /** Characters that the store of words holds. */
  readonly quota?: number;
  readonly syncQuota?: number;
  /** The only words that there are, as word lists have them. */
  readonly list?: string;
  /** The tabs whose pages report anew when they are asked; the others are gone. */
  readonly listening?: readonly number[];
}

function setUp({ quota = Infinity, syncQuota = Infinity, list, listening = [] }: Options = {}) {
  const session = createSessionStore(fakeStorage());
  const local = fakeStorage({ quota });
  const settings = createSettings(fakeStorage({ quota: syncQuota }));
  const words = createWordStore(local);
  const reloaded: number[] = [];
  const looked: number[] = [];
  const badges: [number, Answer | null][] = [];
  const handlers = createHandlers({
    session,
    words,
    settings,
    exportFile: createExportFile(words, settings),
    advisor: createAdvisor(
      LEXICONS,
      createDictionaries(
        (path) => Promise.resolve(path.endsWith('.txt') ? (list ?? shipped(path)) : '[]'),
        LEXICONS,
      ),
    ),
    async lookAgain(tab) {
      looked.push(tab);
      if (!listening.includes(tab)) return false;
      const { report } = await session.get(tabKey(tab));
      await handlers.handle({ type: 'report', report: report! }, tab);
      return true;
    },
    reloadGame: (tab) => Promise.resolve(void reloaded.push(tab)),
    showBadge: (tab, answer) => Promise.resolve(void badges.push([tab, answer])),
  });
  const { handle } = handlers;
  return {
    ...handlers,
    badges,
    reloaded,
    looked,
    local,
    settings,
    /** As the options page asks for it. */
    change: (change: WordChange) => handle({ type: 'changeWords', change }, -1),
    words: () => handle({ type: 'words' }, -1),
    stateOf: (tab: number) => session.get(tabKey(tab)),
    answerByHand: async () => (await session.get('hand')).answer,
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
      (await handle({ type: 'report', report: report(hints, 9) }, TAB))?.answer;
    expect(await answerTo(['knowledge 000000000'])).toEqual({ status: 'no-dictionary', length: 9 });
    expect(await answerTo(['knowledge 222222222'])).toEqual({ status: 'solved', guess: 'knowledge' });
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
  const { handle, change } = setUp();
  const board = report(['oater 11001', 'abord 20210']);
  await handle({ type: 'report', report: board }, TAB);
  await handle({ type: 'refused', word: 'aroma' }, TAB);
  await change({ kind: 'accept', game: 'wordle', words: ['aroma'] });
  expect((await handle({ type: 'report', report: board }, TAB))?.answer).toMatchObject({ possible: 2 });
});

it('a refused word that cannot be kept is left out all the same, and the player is told', async () => {
  const { handle, stateOf } = setUp({ quota: 0 });
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
    expect(all).toHaveLength(110);
    expect([...(await page(0, 30)), ...(await page(30, 30)), ...(await page(60, 50))]).toEqual(all);
    expect(all.findIndex(({ likely }) => !likely)).toBe(21);
  });

  it('come without vulgar words, which are counted', async () => {
    const { handle } = setUp();
    const answer = await handle({ type: 'solve', lexicon: 'en', hints: ['ducks 02222'] }, -1);
    const listed = await handle({ type: 'candidates', of: 'hand', offset: 0, count: 100 }, -1);
    expect(answer).toMatchObject({ possible: listed.length + 1, hidden: 1 });
    expect(listed.map(({ word }) => word)).not.toContain('fucks');
  });

  it('that are no hints are answered with what is wrong', async () => {
    const { handle } = setUp();
    const answer = await handle({ type: 'solve', lexicon: 'en', hints: ['oater 11001', 'abord 2021'] }, -1);
    expect(answer).toEqual({ status: 'not-hints', problem: 'replyLength', row: 1 });
  });
});

const add = (word: string): WordChange => ({ kind: 'add', language: 'en', word });
const forbid = (word: string): WordChange => ({ kind: 'forbid', language: 'en', word });
const ASKS = ['oater 11001', 'abord 20210'];

describe('own words', () => {
  it('bear on every open board and on hints typed by hand, at once', async () => {
    const { handle, change, stateOf, answerByHand, badges, looked } = setUp({ listening: [TAB] });
    for (const tab of [TAB, TAB + 1]) await handle({ type: 'report', report: report(ASKS) }, tab);
    await handle({ type: 'solve', lexicon: 'en', hints: ASKS }, -1);
    const possible = async (count: number) => {
      const answer = { status: 'open', possible: count };
      await vi.waitFor(async () => {
        expect([
          (await stateOf(TAB)).answer,
          (await stateOf(TAB + 1)).answer,
          await answerByHand(),
        ]).toMatchObject([answer, answer, answer]);
      });
      await vi.waitFor(() =>
        expect(badges.slice(-2).map(([, answer]) => answer)).toMatchObject([answer, answer]),
      );
    };
    await possible(2);
    expect(await change(forbid('aroma'))).toBe('done');
    await possible(1);
    // Pages are asked first, so that auto-fill hears of it.
    expect(looked).toEqual([TAB, TAB + 1]);
    expect(await change(add('arooa'))).toBe('done');
    await possible(2);
    expect(await change({ kind: 'remove', language: 'en', word: 'aroma' })).toBe('done');
    await possible(3);
    expect(await handle({ type: 'candidates', of: 'hand', offset: 0, count: 9 }, -1)).toHaveLength(3);
  });

  it('of another language do not', async () => {
    const { handle, change } = setUp();
    await change({ kind: 'forbid', language: 'de', word: 'aroma' });
    expect((await handle({ type: 'report', report: report(ASKS) }, TAB))?.answer).toMatchObject({
      possible: 2,
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
    ['refused:wordle', { kind: 'refuse', game: 'wordle', words: ['aroma'] }],
  ])('are not written over what %s holds when that cannot be read', async (key, change) => {
    const { handle, local, ...app } = setUp();
    const strange = { [key]: { words: 'of a later version' } };
    await local.set(strange);
    expect(await app.change(change)).toBe('unreadable');
    expect(await local.get(key)).toEqual(strange);
    expect((await app.words()).damaged).toBe(true);
    expect(await handle({ type: 'export' }, -1)).toMatchObject({ isWhole: false });
    // Boards are answered all the same, and other words can be set.
    expect((await handle({ type: 'report', report: report(ASKS) }, TAB))?.answer).toMatchObject({
      possible: 2,
    });
    expect(await app.change({ kind: 'forbid', language: 'de', word: 'aroma' })).toBe('done');
  });

  it('are not written when nothing can be read', async () => {
    const { handle, local, ...app } = setUp();
    local.get = () => Promise.reject(new Error('corrupt'));
    const set = vi.spyOn(local, 'set');
    expect(await app.change(add('aroma'))).toBe('unreadable');
    expect(set).not.toHaveBeenCalled();
    expect((await handle({ type: 'report', report: report(ASKS) }, TAB))?.answer).toMatchObject({
      possible: 2,
    });
  });
});

it('a refusal in one tab reaches the other tabs of the game', async () => {
  const { handle, stateOf, looked } = setUp({ listening: [TAB + 1] });
  for (const tab of [TAB, TAB + 1]) await handle({ type: 'report', report: report(ASKS) }, tab);
  await handle({ type: 'refused', word: 'aroma' }, TAB);
  await vi.waitFor(async () => expect((await stateOf(TAB + 1)).answer).toMatchObject({ possible: 1 }));
  expect(looked).toEqual([TAB + 1]);
});

it('hints that are just being typed are not undone by words that change meanwhile', async () => {
  const { handle, refresh, answerByHand } = setUp();
  await handle({ type: 'solve', lexicon: 'en', hints: ['oater 11001'] }, -1);
  await Promise.all([handle({ type: 'solve', lexicon: 'en', hints: ASKS }, -1), refresh()]);
  expect(await answerByHand()).toMatchObject({ possible: 2 });
  const [first] = ASKS as [string];
  await Promise.all([refresh(), handle({ type: 'solve', lexicon: 'en', hints: [first] }, -1)]);
  expect(await answerByHand()).toMatchObject({ possible: 110 });
});

describe('vulgar words', () => {
  const list = 'arohaa\naroma7\n';
  const words = async ({ handle }: ReturnType<typeof setUp>) =>
    (await handle({ type: 'candidates', of: TAB, offset: 0, count: 9 }, -1)).map(({ word }) => word);

  it('count, but are neither suggested nor listed until the player allows it', async () => {
    const app = setUp({ list });
    const advice = await app.handle({ type: 'report', report: report(ASKS) }, TAB);
    expect(advice?.answer).toMatchObject({ possible: 2, hidden: 1 });
    expect(suggestedWord(advice)).toBe('aroma');
    expect(await words(app)).toEqual(['aroma']);
    await app.settings.set({ vulgar: true });
    await app.refresh();
    expect((await app.stateOf(TAB)).answer).toMatchObject({ possible: 2, hidden: 0 });
    expect(await words(app)).toEqual(['aroha', 'aroma']);
  });

  it('are suggested when the player has forbidden all others', async () => {
    const app = setUp({ list });
    await app.handle({ type: 'report', report: report(ASKS) }, TAB);
    await app.change(forbid('aroma'));
    const advice = await app.handle({ type: 'report', report: report(ASKS) }, TAB);
    expect(suggestedWord(advice)).toBe('aroha');
  });
});

describe('the export file', () => {
  const settings: Settings = { fill: true, enter: false, vulgar: true };
  const exported = async () => {
    const app = setUp();
    await app.settings.set(settings);
    for (const change of [add('ormao'), add('zzzzz'), forbid('aroma')]) await app.change(change);
    await app.change({ kind: 'refuse', game: 'wordle', words: ['oater', 'salet'] });
    return (await app.handle({ type: 'export' }, -1)).text;
  };
  const importInto = ({ handle }: ReturnType<typeof setUp>, text: string) =>
    handle({ type: 'import', text }, -1);

  it('takes everything to another browser', async () => {
    const app = setUp();
    expect(await importInto(app, await exported())).toEqual({ status: 'done', own: 3, refused: 2 });
    expect(await app.settings.get()).toEqual(settings);
    expect(await app.words()).toEqual({
      own: { en: { added: ['ormao', 'zzzzz'], forbidden: ['aroma'] } },
      refused: { wordle: ['oater', 'salet'] },
      damaged: false,
    });
    expect(await app.handle({ type: 'export' }, -1)).toEqual({ text: await exported(), isWhole: true });
  });

  it('is added to the words that are there, and counts where the two differ', async () => {
    const app = setUp();
    for (const change of [add('aroma'), add('geese'), forbid('zzzzz'), forbid('mamma')])
      await app.change(change);
    await app.change({ kind: 'forbid', language: 'de', word: 'aroma' });
    await app.change({ kind: 'refuse', game: 'wordle', words: ['crane', 'salet'] });
    await importInto(app, await exported());
    expect(await app.words()).toMatchObject({
      own: {
        en: { added: ['geese', 'ormao', 'zzzzz'], forbidden: ['mamma', 'aroma'] },
        de: { added: [], forbidden: ['aroma'] },
      },
      refused: { wordle: ['crane', 'salet', 'oater'] },
    });
  });

  it('bears on open boards at once', async () => {
    const app = setUp();
    await app.handle({ type: 'report', report: report(ASKS) }, TAB);
    await importInto(app, await exported());
    await vi.waitFor(async () => expect((await app.stateOf(TAB)).answer).toMatchObject({ possible: 1 }));
  });

  it('leaves the settings alone that it does not have', async () => {
    const app = setUp();
    await app.settings.set({ fill: true });
    const text = JSON.stringify({
      format: 'knack',
      version: 1,
      settings: { vulgar: true },
      words: {},
      refused: {},
    });
    expect(await importInto(app, text)).toEqual({ status: 'done', own: 0, refused: 0 });
    expect(await app.settings.get()).toEqual({ fill: true, enter: false, vulgar: true });
  });

  it('is taken in whole, however many words it has and whatever its games are called', async () => {
    const app = setUp();
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
    const words = alphabet.flatMap((a) =>
      alphabet.flatMap((b) => alphabet.flatMap((c) => [`added${a}${b}${c}`, `forbid${a}${b}${c}`])),
    );
    const text = JSON.stringify({
      format: 'knack',
      version: 1,
      settings: {},
      words: {
        en: {
          added: words.filter((word) => word.startsWith('a')),
          forbidden: words.filter((word) => word.startsWith('f')),
        },
      },
      refused: { toString: ['crane'] },
    });
    const reply = await importInto(app, text);
    expect(reply).toEqual({ status: 'done', own: 2 * 26 ** 3, refused: 1 });
    const { own, refused } = await app.words();
    expect(own['en']!.added).toHaveLength(26 ** 3);
    expect(Object.entries(refused)).toEqual([['toString', ['crane']]]);
  });

  const broken = (change: object) => async () =>
    JSON.stringify({ ...(JSON.parse(await exported()) as object), ...change });
  it.each([
    ['cut off', 'damaged', async () => (await exported()).slice(0, 100)],
    [
      'with a word that is none',
      'damaged',
      broken({ words: { en: { added: ['not a word'], forbidden: [] } } }),
    ],
    [
      'with a word in both lists',
      'damaged',
      broken({ words: { en: { added: ['aroma'], forbidden: ['Aroma'] } } }),
    ],
    ['with a setting of the wrong kind', 'damaged', broken({ settings: { fill: 'yes' } })],
    ['without words', 'damaged', broken({ words: undefined })],
    ['of something else', 'notKnack', () => Promise.resolve('{"format":"else","version":1}')],
    ['of a newer version', 'newer', broken({ version: 2, words: [] })],
  ])('%s is refused as %s and changes nothing', async (_, status, text) => {
    const app = setUp();
    await app.change(add('aroma'));
    const before = await app.handle({ type: 'export' }, -1);
    expect(await importInto(app, await text())).toEqual({ status });
    expect(await app.handle({ type: 'export' }, -1)).toEqual(before);
  });

  it('brings its words even where settings cannot be stored, if it has the same', async () => {
    const app = setUp({ syncQuota: 0 });
    const text = await broken({ settings: { fill: false } })();
    expect(await importInto(app, text)).toMatchObject({ status: 'done' });
  });

  it.each([
    ['words', { quota: 60 }, 'full'],
    ['settings', { syncQuota: 10 }, 'settings'],
  ])('is taken in whole or not at all when there is no room for its %s', async (_, quotas, status) => {
    const app = setUp(quotas);
    await app.change(add('aroma'));
    const before = await app.local.get(null);
    expect(await importInto(app, await exported())).toEqual({ status });
    expect(await app.local.get(null)).toEqual(before);
    expect((await app.settings.get()).fill).toBe(false);
  });
});
