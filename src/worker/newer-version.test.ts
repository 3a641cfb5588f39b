/** What a newer version of Knack has stored, on a device that went back to this one or syncs with such. */
import { expect, it } from 'vitest';
import { STORAGE_VERSION } from '../protocol/versions.ts';
import { createChoiceStore } from '../practice/storage.ts';
import { add, HINTS, report, setUp, TAB } from '../test/worker.ts';

const NEWER = STORAGE_VERSION + 1;
const SITE = 'https://games.example';

it('of words, sites and games stays as it is, whatever is played and changed', async () => {
  const app = setUp();
  const held = {
    version: NEWER,
    'words:en': { added: [{ word: 'zzzzz' }] },
    'refused:wordle': { words: ['crane'] },
    'panel:wordle': 'left',
    'trust:wordle': 5,
    practice: 'easy',
    [`site:${SITE}`]: { lexicons: ['en'] },
  };
  await app.local.set(held);
  await app.tell({ type: 'report', report: report(HINTS) }, TAB);
  await app.tell({ type: 'refused', word: 'aroma', isSaid: true }, TAB);
  expect((await app.stateOf(TAB)).held).toMatchObject([{ word: 'aroma', why: 'notStored' }]);
  expect(await app.change(add('ormao'))).toBe('unreadable');
  await app.handle({ type: 'panel', site: 'wordle', panel: { folded: true, spot: null } }, TAB);
  await app.handle({ type: 'siteLexicon', site: SITE, lexicon: 'de' }, null);
  await createChoiceStore(app.local, false).saveChoices({ lexicon: 'de', length: 5, hard: true, boards: 1 });
  expect(await app.local.get(null)).toEqual(held);
});

it('of settings counts as far as it is sound, and loses nothing but what the player changes', async () => {
  const app = setUp();
  const held = {
    version: NEWER,
    help: 'all',
    fill: 'when I say so',
    openers: { en: 'crane', tlh: { later: 1 } },
    sites: { wordle: { hard: 'on', later: 1 } },
  };
  await app.synced.set(held);
  expect(await app.settings.get()).toMatchObject({
    help: 'all',
    fill: false,
    openers: { en: 'crane' },
    sites: { wordle: { hard: 'on' } },
  });
  await app.settings.set({ sites: { wordle: { hard: 'off' } } });
  expect(await app.synced.get(null)).toEqual({ ...held, sites: { wordle: { hard: 'off', later: 1 } } });
});
