/** What Knack does on sites that it does not know: nothing, until the player asks for it there. */
import { afterEach, expect, it } from 'vitest';
import type extensionApi from 'webextension-polyfill';
import type { Page, Popup } from '../browsers/browser.ts';
import { waitForOverlay } from '../overlay-page.ts';
import { guess, visibleHints } from '../play.ts';
import { setSwitch, waitForHints } from '../popup-page.ts';
import { firstWordle } from '../replicas/first-wordle/replica.ts';
import type { Reply, Site } from '../replicas/site.ts';
import { type BrowserName, FRAME_HOST, inOneBrowser, onStage, STRANGE_HOST } from '../stage.ts';
import { strangeGame, switchAlwaysOn } from '../strange-game.ts';

/** In the functions that run inside the extension. */
declare const chrome: typeof extensionApi;

const GAME = `https://${STRANGE_HOST}/games/wordle/index.html`;
const IN_FRAME = `https://${FRAME_HOST}/games/wordle/index.html`;
const OTHER = `https://${STRANGE_HOST}/news`;

/**
 * Browsers keep the storage of pages from frames of others; a player who has been there before sees no help
 * (https://privacysandbox.google.com/cookies/storage-partitioning).
 */
const OWN_STORAGE = `<script>
  const items = new Map([['nyt-wordle-state', '{"boardState": []}']]);
  const getItem = (key) => items.get(key) ?? null;
  const setItem = (key, item) => items.set(key, item);
  Object.defineProperty(window, 'localStorage', { value: { getItem, setItem } });
</script>`;

const pageOf = (address: string, body: string): Site => {
  const { host, pathname } = new URL(address);
  const reply = (url: URL): Reply | null =>
    url.pathname === pathname
      ? { type: 'text/html; charset=utf-8', body: `<!doctype html><title>A page</title>${body}` }
      : null;
  return { hosts: [host], reply };
};

/** Runs in the page: what is left is a keyboard without a key for Enter. */
function removeEnterKey(): void {
  const removeIn = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) removeIn(element.shadowRoot);
      if (element.matches('button') && element.textContent.trim().toLowerCase() === 'enter') element.remove();
    }
  };
  removeIn(document);
}

const languageIn = () => document.querySelector('select')!.selectedOptions[0]!.textContent;
const says = (popup: Popup, text: string) => {
  const isThere = (wanted: string) => document.body.innerText.includes(wanted);
  return popup.waitFor(isThere, text, `the popup to say "${text}"`);
};

export function describeAnySite(name: BrowserName): void {
  onStage(name, 'a site that Knack does not know', (stage) => {
    const { mainlyInChromium, mainlyInFirefox } = inOneBrowser(name);
    const begin = async (address = GAME): Promise<Page> => {
      const game = await stage.open(address);
      await firstWordle.start(game);
      return game;
    };
    let popup: Popup | undefined;
    afterEach(async () => {
      // None can be opened over another.
      if (await popup?.isOpen()) await popup!.close();
      // What was given here is no other scenario's.
      await stage.browser.inExtension(
        async (hosts) => {
          const { origins = [] } = await chrome.permissions.getAll();
          const given = origins.filter((pattern) => hosts.some((host) => pattern.includes(`//${host}/`)));
          if (given.length > 0) await chrome.permissions.remove({ origins: given });
        },
        [STRANGE_HOST, FRAME_HOST],
      );
    });
    const look = async (): Promise<Popup> => {
      popup = await stage.browser.openPopup();
      await says(popup, 'Knack does not know this page.');
      await popup.click('.offer .primary');
      return popup;
    };
    /** The patterns of the pages that the browser runs Knack on by itself, beside those of the games that it knows. */
    const runsOn = async () => {
      const scripts = () => chrome.scripting.getRegisteredContentScripts();
      return (await stage.browser.inExtension(scripts, null)).flatMap(({ matches = [] }) => matches);
    };
    const seesNothing = async (game: Page) => {
      expect(await game.evaluate(() => document.querySelector('knack-overlay'), null)).toBeNull();
      // That the page before it was left is told as it goes, and taken in after what it told last.
      await expect.poll(async () => (await stage.remembered(game))?.report ?? null).toBeNull();
    };

    mainlyInFirefox('is looked at once the player asks for it, and then helped with at once', async () => {
      stage.serve(strangeGame(STRANGE_HOST));
      const game = await begin();
      await guess(game, firstWordle, 'oater');
      await seesNothing(game);
      const popup = await look();
      await says(popup, '5 letters, 6 guesses');
      await says(popup, 'words left');
      expect(await popup.evaluate(languageIn, null)).toBe('English');
      await popup.close();
      await waitForOverlay(game, firstWordle, 'the panel', ({ form }) => form === 'panel');
      await guess(game, firstWordle, 'abord');
      const tab = await stage.popupOf(game);
      await waitForHints(tab, await visibleHints(game, firstWordle));
      // While it is open it would look again by itself, which Chrome lets it do until the player goes to another site.
      await tab.close();
      // What has been asked for once holds for this page, and for no other.
      await game.bringToFront();
      await game.reload();
      await firstWordle.start(game);
      await seesNothing(game);
    });

    mainlyInFirefox('is asked about once, where its language cannot be told', async () => {
      stage.serve(strangeGame(STRANGE_HOST, (page) => page.replace(' lang="en"', '')));
      const game = await begin();
      const popup = await look();
      await says(popup, 'Which language is this game in?');
      await popup.click('.which button');
      await says(popup, '2,315 likely words left, 12,972 in all');
      await popup.close();
      await game.reload();
      await firstWordle.start(game);
      const again = await stage.browser.openPopup();
      await says(again, '2,315 likely words left, 12,972 in all');
      await again.close();
    });

    mainlyInFirefox('is asked about where another language is written on it than it says', async () => {
      const rules = '<p>Errate das Wort in sechs Versuchen. Gelb heißt: Der Buchstabe steht woanders.</p>';
      stage.serve(strangeGame(STRANGE_HOST, (page) => page.replace(/<body[^>]*>/, `$&${rules.repeat(9)}`)));
      await begin();
      const popup = await look();
      await says(popup, 'Which language is this game in?');
      await popup.waitFor(
        () => document.querySelector('.which button')?.textContent.startsWith('German'),
        null,
        'German',
      );
    });

    it('is followed always where the player grants that, after an update too, until that is taken away', async () => {
      stage.serve(strangeGame(STRANGE_HOST));
      const game = await begin();
      const popup = await look();
      await says(popup, 'Always here');
      await switchAlwaysOn(stage.browser, popup);
      await expect.poll(runsOn).toEqual([`https://${STRANGE_HOST}/*`]);
      if (await popup.isOpen()) await popup.close();
      await game.reload();
      await firstWordle.start(game);
      await waitForOverlay(game, firstWordle, 'the panel', ({ form }) => form === 'panel');
      await stage.browser.reloadExtension();
      await stage.browser.inBackground(() => undefined, null);
      await expect.poll(runsOn).toEqual([`https://${STRANGE_HOST}/*`]);
      await game.reload();
      await firstWordle.start(game);
      await waitForOverlay(game, firstWordle, 'the panel after the update', ({ form }) => form === 'panel');
      // A page is left for another one, too.
      await game.goto('about:blank');
      await seesNothing(game);

      const options = await stage.optionsPage();
      await options.waitFor(
        () => document.querySelector('.added-site h3')?.textContent === 'games.example',
        null,
        'the site in the settings',
      );
      // Only what is not listed otherwise.
      expect(await options.evaluate(() => document.querySelector('.granted'), null)).toBeNull();
      await options.click('.added-site button');
      await options.waitFor(() => !document.querySelector('.added-site'), null, 'the site to go');
      await expect.poll(runsOn).toEqual([]);
      await game.bringToFront();
      await game.goto(GAME);
      await firstWordle.start(game);
      await seesNothing(game);
    });

    mainlyInFirefox(
      'has Enter pressed once the player’s own has been seen to do it, where no key on the screen is sure',
      async () => {
        stage.serve(strangeGame(STRANGE_HOST));
        const game = await begin();
        await game.evaluate(removeEnterKey, null);
        await stage.browser.inExtension(() => chrome.storage.sync.set({ fill: true, enter: true }), null);
        const popup = await look();
        await says(popup, 'words left');
        await popup.close();
        await waitForOverlay(game, firstWordle, 'the player to be asked', ({ text }) =>
          text.includes('Press Enter yourself once'),
        );
        await game.bringToFront();
        expect(await visibleHints(game, firstWordle)).toEqual([]);
        await game.press('Enter');
        await expect.poll(async () => (await visibleHints(game, firstWordle)).length).toBeGreaterThan(1);
        const known = () => chrome.storage.local.get('site:https://games.example');
        expect(Object.values(await stage.browser.inExtension(known, null))).toMatchObject([
          { enteredBy: 'key' },
        ]);
      },
    );

    mainlyInChromium('is told of where there is no board, and left alone', async () => {
      stage.serve(pageOf(OTHER, '<h1>News</h1><p>Nothing to play.</p>'));
      const page = await stage.open(OTHER);
      const popup = await look();
      await says(popup, 'Knack has found no board on this page.');
      await popup.close();
      await seesNothing(page);
    });

    mainlyInFirefox(
      'is looked for in a frame of another, once the player lets Knack look there, and then found always',
      async () => {
        const frame = `<iframe src="${IN_FRAME}" style="width:700px;height:700px"></iframe>`;
        stage.serve(
          pageOf(OTHER, frame),
          strangeGame(FRAME_HOST, (it) => it.replace('<head>', `<head>${OWN_STORAGE}`)),
        );
        const page = await stage.open(OTHER);
        const popup = await look();
        await says(popup, `comes from ${FRAME_HOST}`);
        await popup.click('.offer .primary');
        await stage.browser.acceptPermissionPrompt();
        // Chrome has closed it for its question; it looks by itself where it was asked to before.
        const again = (await popup.isOpen()) ? popup : await stage.browser.openPopup();
        await expect
          .poll(async () => (await stage.remembered(page))?.report?.game.site)
          .toBe(`https://${FRAME_HOST}`);
        expect((await stage.remembered(page))?.frame).toBeGreaterThan(0);
        if (await again.isOpen()) await again.close();
        const inTab = await stage.popupOf(page);
        await setSwitch(inTab, 'Fill in suggestions', true);
        // The word has arrived in the frame's own row, or Knack would say that it could not type it.
        await expect
          .poll(async () => (await stage.remembered(page))?.rows.at(-1))
          .toMatchObject({ by: 'knack', word: 'slate', lost: false });
        await expect.poll(async () => (await stage.remembered(page))?.notice).toBeNull();

        const visit = async () => (await stage.remembered(page))?.told?.visit;
        const before = await visit();
        await page.bringToFront();
        await page.reload();
        await expect.poll(visit).not.toBe(before);
        const isOn = () => document.querySelector<HTMLInputElement>('.added .switch input')?.checked;
        await expect.poll(() => inTab.evaluate(isOn, null)).toBe(true);
        await inTab.bringToFront();
        await setSwitch(inTab, 'Always here', false);
        await expect.poll(runsOn).toEqual([]);
        await expect.poll(() => inTab.evaluate(isOn, null)).toBe(false);
        await page.bringToFront();
        await page.reload();
        await seesNothing(page);
      },
    );
  });
}
