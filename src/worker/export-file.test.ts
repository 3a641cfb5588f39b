import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../lexicons/lexicons.ts';
import { HELP_OPTIONS } from '../protocol/help.ts';
import { LOCALES } from '../protocol/locales.ts';
import { DEFAULTS, type Settings, STRATEGY_NAMES } from '../protocol/settings.ts';
import VERSION_1 from '../test/version-1.json' with { type: 'json' };
import { add, HINTS, forbid, report, setUp, TAB } from '../test/worker.ts';

describe('the export file', () => {
  const settings: Settings = {
    help: 'nudge',
    fill: true,
    enter: true,
    strategy: 'letter-frequency',
    hard: 'on',
    overlay: false,
    locale: 'pl',
    vulgar: true,
    openers: { en: 'crane' },
    sites: { wordle: { help: 'all', hard: 'off' } },
  };
  const exported = async () => {
    const app = setUp();
    await app.settings.set(settings);
    for (const change of [add('ormao'), add('zzzzz'), forbid('aroma')]) await app.change(change);
    await app.change({ kind: 'refuse', site: 'wordle', words: ['oater', 'salet'] });
    return (await app.handle({ type: 'export' }, null)).text;
  };
  const importInto = ({ handle }: ReturnType<typeof setUp>, text: string) =>
    handle({ type: 'import', text }, null);

  it('takes everything to another browser', async () => {
    const app = setUp();
    expect(await importInto(app, await exported())).toEqual({ status: 'done', own: 3, refused: 2 });
    expect(await app.settings.get()).toEqual(settings);
    expect(await app.words()).toEqual({
      own: { en: { added: ['ormao', 'zzzzz'], forbidden: ['aroma'] } },
      refused: { wordle: ['oater', 'salet'] },
      damaged: false,
    });
    expect(await app.handle({ type: 'export' }, null)).toEqual({ text: await exported(), isWhole: true });
  });

  it('of the first version is read as well', async () => {
    const app = setUp();
    expect(await importInto(app, JSON.stringify(VERSION_1.file))).toEqual({
      status: 'done',
      own: 2,
      refused: 1,
    });
    expect(await app.settings.get()).toMatchObject({
      help: 'nudge',
      fill: true,
      locale: 'pl',
      openers: { en: 'crane' },
      sites: { wordle: { help: 'all', hard: 'on' }, practice: { overlay: false } },
    });
    expect(await app.words()).toMatchObject({ refused: { wordle: ['oater'] } });
    const { text } = await app.handle({ type: 'export' }, null);
    expect(JSON.parse(text)).toMatchObject({ version: 2, settings: { help: 'nudge' } });
    expect(text).not.toMatch(/"(level|games)"/);
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
    await app.handle({ type: 'report', report: report(HINTS) }, TAB);
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
    JSON.stringify({ format: 'knack', version: 2, settings: own, words: {}, refused: {} });

  it('leaves the settings alone that it does not have, as one does that knew only three', async () => {
    const app = setUp();
    await app.settings.set({ fill: true, help: 'all', sites: { wordle: { hard: 'on' } } });
    const text = withSettings({ fill: false, enter: true, vulgar: true });
    expect(await importInto(app, text)).toEqual({ status: 'done', own: 0, refused: 0 });
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

  it('is taken in whole, however many words it has and whatever its sites are called', async () => {
    const app = setUp();
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
    const words = alphabet.flatMap((a) =>
      alphabet.flatMap((b) => alphabet.flatMap((c) => [`added${a}${b}${c}`, `forbid${a}${b}${c}`])),
    );
    const text = JSON.stringify({
      format: 'knack',
      version: 2,
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

  it('brings only what Knack knows, and counts only that', async () => {
    const app = setUp();
    const text = JSON.stringify({
      format: 'knack',
      version: 2,
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
    expect(await importInto(app, text)).toEqual({ status: 'done', own: 1, refused: 0 });
    expect(await app.words()).toMatchObject({ own: { en: { added: ['zzzzz'], forbidden: [] } } });
    expect(Object.keys((await app.words()).own)).toEqual(['en']);
    expect(await app.settings.get()).toEqual({
      ...DEFAULTS,
      openers: { de: 'größe' },
      sites: { practice: { fill: true } },
    });
  });

  it.each([
    ['words', { own: 0, refused: 2 }],
    ['refused', { own: 3, refused: 0 }],
    ['settings', { own: 3, refused: 2 }],
  ])('without its %s brings the rest', async (part, counts) => {
    const app = setUp();
    const text = await broken({ [part]: undefined })();
    expect(await importInto(app, text)).toEqual({ status: 'done', ...counts });
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
        settings: { sites: Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`site${n}`, {}])) },
      }),
    ],
    ['of something else', 'notKnack', () => Promise.resolve('{"format":"else","version":1}')],
    ['of a newer version', 'newer', broken({ version: 3, words: [] })],
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
