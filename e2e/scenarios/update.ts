/** From the version before to this one: nothing that the player has is lost, and nothing is asked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import { ALL_KINDS } from '../../src/test/games.ts';
import { waitForOverlay } from '../overlay-page.ts';
import { guess, waitForRows } from '../play.ts';
import { waitForHints } from '../popup-page.ts';
import { firstWordle } from '../replicas/first-wordle/replica.ts';
import { QUICK } from '../replicas/pace.ts';
import { wordle } from '../replicas/wordle/replica.ts';
import { wordleSite } from '../replicas/wordle/site.ts';
import { type BrowserName, onStage, STRANGE_HOST } from '../stage.ts';
import { strangeGame, switchAlwaysOn } from '../strange-game.ts';
import { putThisVersion, putVersionBefore } from '../version-before.ts';
import { wordsOf } from '../words.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

/** The hosts of sites that are new since the last release, such as `https://game.example/*`: Chrome asks each player about these. */
const NEW: readonly string[] = [];

const ADDED = `https://${STRANGE_HOST}`;
const { words } = wordsOf('en');

/**
 * All that a player can set, none of it as it is by itself, but that games are kept. It is what the first release
 * takes, and not whatever settings there are now.
 */
const FILE = {
  format: 'knack',
  version: 1,
  settings: {
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
    keepGames: true,
    pastOwn: false,
    pastGiven: false,
    pastShipped: false,
    openers: { en: 'crane', de: 'größe' },
    sites: {
      wordle: { help: 'word', fill: false, enter: false, overlay: true, hard: 'off' },
    },
  },
  words: { en: { added: ['zzzzz'], forbidden: ['mamma'] }, pl: { added: ['żółwi'], forbidden: [] } },
  refused: { wordle: ['salet'], [ADDED]: ['crane'] },
  past: { wordle: ['cigar 2021-06-20'] },
  games: ALL_KINDS,
};

/** Runs in the extension: all that is kept there, and where the browser lets it. */
async function kept() {
  const { sync, local } = chrome.storage;
  const { value } = await chrome.runtime.sendMessage<object, { value: { text: string } }>({ type: 'export' });
  const { version, permissions, host_permissions } = chrome.runtime.getManifest() as Record<
    'permissions' | 'host_permissions',
    string[] | undefined
  > & { version: string };
  return {
    version,
    asks: [...(permissions ?? []), ...(host_permissions ?? [])],
    sync: await sync.get(),
    local: await local.get(),
    file: JSON.parse(value.text) as typeof FILE,
    granted: (await chrome.permissions.getAll()).origins ?? [],
    scripts: (await chrome.scripting.getRegisteredContentScripts()).map(({ matches }) => matches),
  };
}

/** What each browser keeps for itself, under the names that the first release has for it; none is as it is by itself. */
const LOCAL = {
  'panel:wordle': { folded: false, spot: { fromRight: true, fromBottom: false, x: 24, y: 80 } },
  practice: { lexicon: 'pl', length: 6, hard: false, boards: 4 },
  'trust:wordle': { day: 'Sun Jun 20 2021', kept: 3, likely: 1 },
};
/** What it has learnt of an added site. */
const LEARNT = {
  lexicon: 'en',
  rule: 'any-copy',
  looks: { 'a look of another game': 'present' },
  told: ['a look of another game'],
  enteredBy: 'field',
  rare: -2,
};

/** Runs in the extension: sets what no file brings. */
async function setHere({ site, local, learnt }: { site: string; local: object; learnt: object }) {
  const { sites } = await chrome.storage.sync.get('sites');
  const own = { help: 'word', fill: false, enter: false, overlay: true };
  await chrome.storage.sync.set({ sites: { ...(sites as object), [site]: own } });
  const key = `site:${site}`;
  const added = (await chrome.storage.local.get(key))[key] as object;
  await chrome.storage.local.set({ ...local, [key]: { ...added, ...learnt } });
}

export function describeUpdate(name: BrowserName): void {
  const target = name === 'chromium' ? 'chrome' : 'firefox';
  const folder = join(mkdtempSync(join(tmpdir(), 'knack-update-')), 'knack');
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  const before = () => {
    putVersionBefore(target, folder);
    return folder;
  };

  onStage(
    name,
    'an update',
    (stage) => {
      it('keeps every setting, word, game and site, asks nothing, and goes on with the game', async () => {
        stage.serve(
          wordleSite({ answers: { '/games/wordle': 'aroma' }, words, pace: QUICK }),
          strangeGame(STRANGE_HOST),
        );
        const added = await stage.open(`${ADDED}/games/wordle/index.html`);
        await firstWordle.start(added);
        await guess(added, firstWordle, 'oater');
        const popup = await stage.browser.openPopup();
        await popup.waitFor(() => document.querySelector('.offer .primary'), null, 'the offer');
        await popup.click('.offer .primary');
        await switchAlwaysOn(stage.browser, popup);
        const scripts = () => chrome.scripting.getRegisteredContentScripts();
        await expect.poll(async () => (await stage.browser.inExtension(scripts, null)).length).toBe(1);
        if (await popup.isOpen()) await popup.close();
        const game = await stage.open(wordle.address);
        await wordle.start(game);
        // With two rows it is one game after midnight, too.
        for (const word of ['oater', 'abord']) await guess(game, wordle, word);
        await stage.finalAnswer(game);
        const take = (text: string) =>
          chrome.runtime.sendMessage<object, { value: unknown }>({ type: 'import', text });
        const taken = await stage.browser.inExtension(take, JSON.stringify(FILE));
        expect(taken.value).toMatchObject({ status: 'done' });
        await stage.browser.inExtension(setHere, { site: ADDED, local: LOCAL, learnt: LEARNT });
        await stage.finalAnswer(game);
        // The game on the other page is kept anew, by what its site has taught.
        const ruleOfAdded = async () =>
          (await stage.browser.inExtension(kept, null)).file.games.find(({ site }) => site === ADDED)?.rule;
        await expect.poll(ruleOfAdded).toBe('any-copy');
        await stage.finalAnswer(added);
        const old = await stage.browser.inExtension(kept, null);
        expect(old.file.settings).toMatchObject(FILE.settings);
        expect(old.local).toMatchObject({ ...LOCAL, [`site:${ADDED}`]: LEARNT });
        expect(old.file.games).toHaveLength(ALL_KINDS.length + 2);

        putThisVersion(target, folder);
        await stage.browser.reloadExtension();
        await stage.browser.inBackground(() => undefined, null);

        const { version, asks, ...now } = await stage.browser.inExtension(kept, null);
        expect(version).not.toBe(old.version);
        // Were it more, Chrome would switch the extension off until the player agrees:
        // https://developer.chrome.com/docs/extensions/develop/concepts/permission-warnings
        expect([...old.asks, ...NEW]).toEqual(expect.arrayContaining(asks));
        const { version: _, asks: __, ...rest } = old;
        expect(now).toMatchObject({ ...rest, granted: expect.arrayContaining(rest.granted) as string[] });
        const tabs = await stage.browser.inExtension(() => chrome.tabs.query({}), null);
        expect(tabs.filter(({ url }) => url?.includes('practice'))).toEqual([]);

        await game.reload();
        await wordle.start(game);
        // The game turns the tiles of its row again, and takes no letter meanwhile.
        await waitForRows(game, wordle, 2);
        await waitForOverlay(game, wordle, 'the panel', ({ form }) => form === 'panel');
        await guess(game, wordle, 'aroha');
        await waitForHints(await stage.popupOf(game), ['oater 11001', 'abord 20210', 'aroha 22202']);
        const isOneGame = async () => {
          const { games } = (await stage.browser.inExtension(kept, null)).file;
          const rows = games.map(({ boards }) => boards[0]!.length);
          return games.length === old.file.games.length && rows.includes(3);
        };
        await expect.poll(isOneGame).toBe(true);
        await added.bringToFront();
        await added.reload();
        await firstWordle.start(added);
        await waitForOverlay(
          added,
          firstWordle,
          'the panel on the added site',
          ({ form }) => form === 'panel',
        );
      });
    },
    { extension: before },
  );
}
