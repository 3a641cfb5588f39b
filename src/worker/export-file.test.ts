import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../lexicons/lexicons.ts';
import { HELP_OPTIONS } from '../protocol/help.ts';
import { LOCALES } from '../protocol/locales.ts';
import { DEFAULTS, type Settings, STRATEGY_NAMES } from '../protocol/settings.ts';
import { MAX_GAMES } from '../protocol/game-record.ts';
import { GAMES } from '../test/games.ts';
import { MAX_FILE } from '../protocol/requests.ts';
import { MAX_PAST } from '../protocol/past-lists.ts';
import { MAX_OWN, MAX_REFUSED, MAX_SITES } from '../protocol/words.ts';
import { add, HINTS, forbid, report, setUp, TAB } from '../test/worker.ts';

describe('the export file', () => {
  const settings: Settings = {
    help: 'nudge',
    helpChosen: true,
    fill: true,
    enter: true,
    strategy: 'letter-frequency',
    hard: 'on',
    overlay: false,
    locale: 'pl',
    vulgar: true,
    known: false,
    weigh: false,
    accept: true,
    keepGames: false,
    pastOwn: false,
    pastGiven: true,
    pastShipped: false,
    openers: { en: 'crane' },
    sites: { wordle: { help: 'all', hard: 'off' } },
  };
  const exported = async () => {
    const app = setUp();
    await app.settings.set(settings);
    for (const change of [add('ormao'), add('zzzzz'), forbid('aroma')]) await app.change(change);
    await app.change({ kind: 'refuse', site: 'wordle', words: ['oater', 'salet'] });
    await app.change({ kind: 'past', site: 'wordle', words: ['crane 2024-03-03', 'slate by 2024-03-03'] });
    return (await app.handle({ type: 'export' }, null)).text;
  };
  const importInto = ({ handle }: ReturnType<typeof setUp>, text: string) =>
    handle({ type: 'import', text }, null);

  it('takes everything to another browser', async () => {
    const app = setUp();
    expect(await importInto(app, await exported())).toEqual({
      status: 'done',
      own: 3,
      refused: 2,
      past: 2,
      games: 0,
    });
    expect(await app.settings.get()).toEqual(settings);
    expect(await app.words()).toEqual({
      own: { en: { added: ['ormao', 'zzzzz'], forbidden: ['aroma'] } },
      refused: { wordle: ['oater', 'salet'] },
      past: { wordle: ['crane 2024-03-03', 'slate by 2024-03-03'] },
      damaged: false,
    });
    expect(await app.handle({ type: 'export' }, null)).toEqual({ text: await exported(), isWhole: true });
  });

  it('takes games to another browser, each once', async () => {
    const [from, to] = [setUp(), setUp()];
    await from.games.add(GAMES);
    const { text } = await from.handle({ type: 'export' }, null);
    expect(await importInto(to, text)).toMatchObject({ status: 'done', games: 2 });
    expect(await to.games.all()).toEqual(await from.games.all());
    expect(await importInto(to, text)).toMatchObject({ status: 'done', games: 0 });
    expect(await to.games.all()).toHaveLength(2);
  });

  it('says so where games cannot be kept, and has the rest', async () => {
    const app = setUp({ gamesFail: true });
    expect(await importInto(app, await exported())).toEqual({ status: 'games' });
    expect((await app.words()).own['en']?.added).toEqual(['ormao', 'zzzzz']);
    expect(await app.handle({ type: 'export' }, null)).toMatchObject({ isWhole: false });
  });

  it('is added to the words that are there, and counts where the two differ', async () => {
    const app = setUp();
    for (const change of [add('aroma'), add('geese'), forbid('zzzzz'), forbid('mamma')])
      await app.change(change);
    await app.change({ kind: 'forbid', language: 'de', word: 'aroma' });
    await app.change({ kind: 'refuse', site: 'wordle', words: ['crane', 'salet'] });
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
    await app.tell({ type: 'report', report: report(HINTS) }, TAB);
    await importInto(app, await exported());
    await vi.waitFor(async () =>
      expect((await app.stateOf(TAB)).advice).toMatchObject({ boards: [{ possible: 1 }] }),
    );
  });

  it('brings its words where settings cannot be stored, if it has none', async () => {
    const app = setUp();
    vi.spyOn(app.settings, 'set').mockRejectedValue(new Error('Syncing is switched off.'));
    const text = JSON.stringify({ ...(JSON.parse(await exported()) as object), settings: {} });
    expect(await importInto(app, text)).toMatchObject({ status: 'done', own: 3 });
    expect(await importInto(app, await exported())).toEqual({ status: 'settings' });
  });

  const withSettings = (own: object) =>
    JSON.stringify({ format: 'knack', version: 1, settings: own, words: {}, refused: {} });

  it('leaves the settings alone that it does not have, as one does that knew only three', async () => {
    const app = setUp();
    await app.settings.set({ fill: true, help: 'all', sites: { wordle: { hard: 'on' } } });
    const text = withSettings({ fill: false, enter: true, vulgar: true });
    expect(await importInto(app, text)).toEqual({ status: 'done', own: 0, refused: 0, past: 0, games: 0 });
    expect(await app.settings.get()).toEqual({
      ...DEFAULTS,
      enter: true,
      vulgar: true,
      help: 'all',
      sites: { wordle: { hard: 'on' } },
    });
  });

  it('adds its openers and its sites to those that are there, and counts where they differ', async () => {
    const app = setUp();
    await app.settings.set({
      openers: { en: 'salet', de: 'tarne' },
      sites: { wordle: { help: 'count', fill: true }, wortel: { overlay: false } },
    });
    await importInto(
      app,
      withSettings({
        openers: { en: 'Crane', pl: 'okrai' },
        sites: { wordle: { help: 'all' }, practice: { enter: true } },
      }),
    );
    expect(await app.settings.get()).toEqual({
      ...DEFAULTS,
      openers: { en: 'crane', de: 'tarne', pl: 'okrai' },
      sites: { wordle: { help: 'all', fill: true }, wortel: { overlay: false }, practice: { enter: true } },
    });
  });

  const flag = fc.boolean();
  const ofASite = {
    help: fc.constantFrom(...HELP_OPTIONS),
    fill: flag,
    enter: flag,
    strategy: fc.constantFrom(...STRATEGY_NAMES),
    hard: fc.constantFrom('auto' as const, 'on' as const, 'off' as const),
    overlay: flag,
  };
  const words = fc.constantFrom('crane', 'größe', 'żółte');
  const anySettings = fc.record(
    {
      ...ofASite,
      locale: fc.constantFrom('auto' as const, ...LOCALES),
      vulgar: flag,
      openers: fc.dictionary(fc.constantFrom(...LANGUAGES), words),
      sites: fc.dictionary(
        fc.constantFrom('wordle', 'wortel', 'literalnie', 'practice'),
        fc.record(ofASite, { requiredKeys: [] }),
      ),
    },
    { requiredKeys: [] },
  );
  it('takes any settings to another browser', async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, async (change) => {
        const [from, to] = [setUp(), setUp()];
        await from.settings.set(change);
        const { text } = await from.handle({ type: 'export' }, null);
        expect(await importInto(to, text)).toMatchObject({ status: 'done' });
        expect(await to.settings.get()).toEqual({ ...DEFAULTS, ...change });
        expect((await to.handle({ type: 'export' }, null)).text).toBe(text);
      }),
    );
  });

  it('is taken in whole, whatever its sites are called', async () => {
    const app = setUp();
    const refused = {
      toString: ['crane'],
      constructor: ['salet'],
      ['__proto__']: ['oater'],
      hasOwnProperty: [],
    };
    const text = JSON.stringify({ format: 'knack', version: 1, refused });
    expect(await importInto(app, text)).toMatchObject({ status: 'done', own: 0 });
    expect((await app.words()).refused['toString']).toEqual(['crane']);
    expect(await importInto(app, (await app.handle({ type: 'export' }, null)).text)).toMatchObject({
      status: 'done',
    });
  });

  /** As many words as are asked for, no two the same, as long as they may be and of letters that take most room. */
  const longest = (count: number, length: number, from = 0) =>
    Array.from({ length: count }, (_, n) =>
      [...(from + n).toString(26).padStart(length / 2, '0')]
        .map((digit) => String.fromCodePoint(0x1d41a + parseInt(digit, 26)))
        .join(''),
    );

  it('of all that Knack keeps at most is taken in by another browser', async () => {
    const [from, to] = [setUp(), setUp()];
    const own = { added: longest(MAX_OWN, 22), forbidden: longest(MAX_OWN, 22, MAX_OWN) };
    const refused = longest(MAX_REFUSED, 24);
    for (const tag of LANGUAGES) await from.local.set({ [`words:${tag}`]: own });
    const past = longest(MAX_PAST, 22).map((word) => `${word} by 2024-03-03`);
    for (let n = 0; n < MAX_SITES; n++) {
      const site = String(n).padStart(50, 'x');
      await from.local.set({ [`refused:${site}`]: refused, [`past:${site}`]: past });
    }
    await from.settings.set({ openers: { en: 'crane' }, sites: { wordle: { fill: true } } });
    const { text, isWhole } = await from.handle({ type: 'export' }, null);
    expect(isWhole).toBe(true);
    expect(text.length).toBeLessThanOrEqual(MAX_FILE);
    expect(await importInto(to, text)).toEqual({
      status: 'done',
      own: 2 * MAX_OWN * LANGUAGES.length,
      refused: MAX_REFUSED * MAX_SITES,
      past: MAX_PAST * MAX_SITES,
      games: 0,
    });
    // Games of six rows, as many as are kept, are in it too.
    const [record] = GAMES;
    expect(text.length + JSON.stringify(record).length * MAX_GAMES).toBeLessThanOrEqual(MAX_FILE);
    expect(await to.words()).toEqual(await from.words());
  });

  const many = (count: number) => Array.from({ length: count }, () => 'crane');
  const each = (count: number, value: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, value]));
  it.each([
    ['100,000 games with settings', { settings: { sites: each(100_000, { fill: true }) } }],
    ['100,000 first words', { settings: { openers: each(100_000, 'crane') } }],
    ['100,000 languages', { words: each(100_000, { added: [], forbidden: [] }) }],
    ['100,000 games', { refused: each(100_000, ['crane']) }],
    ['300,000 words of a game', { refused: { wordle: many(300_000) } }],
    ['300,000 words of the player', { words: { en: { added: many(300_000), forbidden: [] } } }],
    ['one game too many', { refused: each(MAX_SITES + 1, ['crane']) }],
    ['one word too many', { refused: { wordle: many(MAX_REFUSED + 1) } }],
  ])('with %s is too much, whatever else is wrong with it, and changes nothing', async (_, part) => {
    const app = setUp();
    await app.change(add('aroma'));
    const before = await app.local.get(null);
    const text = JSON.stringify({ format: 'knack', version: 1, settings: 'none', ...part });
    expect(await importInto(app, text)).toEqual({ status: 'tooMuch' });
    expect(await app.local.get(null)).toEqual(before);
  });

  it('that makes the player’s own words too many is not taken in', async () => {
    const app = setUp();
    const [own, other] = [longest(MAX_OWN, 22), longest(10, 20)];
    await app.local.set({ 'words:en': { added: own, forbidden: [] } });
    const text = JSON.stringify({
      format: 'knack',
      version: 1,
      words: { en: { added: other, forbidden: [] } },
    });
    expect(await importInto(app, text)).toEqual({ status: 'tooMuch' });
    expect(await app.change(add('aroma'))).toBe('tooMuch');
    expect((await app.words()).own['en']!.added).toEqual(own);
    expect(await app.change({ kind: 'remove', language: 'en', word: own[0]! })).toBe('done');
    expect(await app.change(add('aroma'))).toBe('done');
  });

  it('brings only what Knack knows, and counts only that', async () => {
    const app = setUp();
    const text = JSON.stringify({
      format: 'knack',
      version: 1,
      settings: {
        openers: { en: 'doomscrolls', de: 'größe', xx: 'crane' },
        sites: { toString: { fill: true }, sudoku: { fill: true }, practice: { fill: true } },
      },
      words: {
        en: { added: ['zzzzz'], forbidden: [] },
        xx: { added: ['crane'], forbidden: ['salet'] },
        'en-GB': { added: ['crane'], forbidden: [] },
      },
      refused: {},
    });
    expect(await importInto(app, text)).toEqual({ status: 'done', own: 1, refused: 0, past: 0, games: 0 });
    expect(await app.words()).toMatchObject({ own: { en: { added: ['zzzzz'], forbidden: [] } } });
    expect(Object.keys((await app.words()).own)).toEqual(['en']);
    expect(await app.settings.get()).toEqual({
      ...DEFAULTS,
      openers: { de: 'größe' },
      sites: { practice: { fill: true } },
    });
  });

  it.each([
    ['words', { own: 0, refused: 2, past: 2 }],
    ['refused', { own: 3, refused: 0, past: 2 }],
    ['past', { own: 3, refused: 2, past: 0 }],
    ['settings', { own: 3, refused: 2, past: 2 }],
  ])('without its %s brings the rest', async (part, counts) => {
    const app = setUp();
    const text = await broken({ [part]: undefined })();
    expect(await importInto(app, text)).toEqual({ status: 'done', games: 0, ...counts });
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
    ['with a help that there is not', 'damaged', broken({ settings: { help: 'everything' } })],
    ['with a language that there is not', 'damaged', broken({ settings: { locale: 'fr' } })],
    ['with an opener that is no word', 'damaged', broken({ settings: { openers: { en: 'no word' } } })],
    ['with a site set wrongly', 'damaged', broken({ settings: { sites: { wordle: { hard: true } } } })],
    ['with a site that is none', 'damaged', broken({ settings: { sites: { 'no id': {} } } })],
    [
      'with more than a setting can be',
      'damaged',
      broken({
        settings: {
          sites: Object.fromEntries(
            Array.from({ length: 100 }, (_, n) => [
              `site${n}`,
              { strategy: 'expected-guesses', hard: 'auto', fill: true, enter: true, overlay: true },
            ]),
          ),
        },
      }),
    ],
    ['of something else', 'notKnack', () => Promise.resolve('{"format":"else","version":1}')],
    ['of a newer version', 'newer', broken({ version: 2, words: [] })],
  ])('%s is refused as %s and changes nothing', async (_, status, text) => {
    const app = setUp();
    await app.change(add('aroma'));
    const before = await app.handle({ type: 'export' }, null);
    expect(await importInto(app, await text())).toEqual({ status });
    expect(await app.handle({ type: 'export' }, null)).toEqual(before);
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
