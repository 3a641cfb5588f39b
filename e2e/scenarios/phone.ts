/** Games that are won on a phone with one finger, which only Chromium has here. What a tap does is true of any browser. */
import { expect, it } from 'vitest';
import { generate } from '../games/generate.ts';
import type { GameHook } from '../games/game.ts';
import { addressOf, gamesSite } from '../games/site.ts';
import type { Rect } from '../../src/overlay/placement.ts';
import { type SeenOverlay, waitForOverlay } from '../overlay-page.ts';
import { seenRows, visibleHints } from '../play.ts';
import { choosePractice, newGameBy, openPractice, practiceRows } from '../practice-page.ts';
import { forAll, onStage, STRANGE_HOST } from '../stage.ts';
import { winByTaps } from '../taps.ts';
import { playOf } from './course.ts';
import { LITERALNIE, WORDLE } from './courses.ts';

/** In the functions that run inside the drawn game. */
declare const game: GameHook;

const [WIDTH, HEIGHT] = [390, 844];
/** A game in English with four boards, and with a button that says “Enter”. */
const FOUR_BOARDS = 20_282_028;

/** What each replica has for Enter, as a selector. */
const GAMES = [
  { course: WORDLE, enter: '[data-key="↵"]', play: it },
  { course: LITERALNIE, enter: 'div:last-child > .key:first-child', play: forAll },
];

export function describePhone(): void {
  onStage('chromium', 'a phone', (stage) => {
    for (const { course, enter, play } of GAMES) {
      play(`wins ${course.replica.name} with one finger`, async () => {
        const { replica, guesses } = course;
        const page = await playOf(stage, course).start();
        await winByTaps({
          page,
          finger: await page.becomePhone(WIDTH, HEIGHT),
          width: guesses[0].length,
          enter,
          letters: async () =>
            (await seenRows(page, replica))
              .flat()
              .map(({ letter, state }) => (state === 'typed' ? letter : ''))
              .join(''),
          isWon: async () => (await visibleHints(page, replica)).at(-1) === `${guesses[2]} 22222`,
        });
      });
    }

    it('swipes the sheet away, and moves the mark, by whatever of them is under the finger', async () => {
      const { replica } = WORDLE;
      const page = await playOf(stage, WORDLE).start();
      const finger = await page.becomePhone(WIDTH, HEIGHT);
      const wait = (what: string, isSo: (overlay: SeenOverlay) => boolean) =>
        waitForOverlay(page, replica, what, isSo);
      const { place } = await wait('the mark', ({ form }) => form === 'pill');
      await finger.tap('.unfold');
      await wait('the sheet', ({ form }) => form === 'sheet');
      await finger.swipe('.panel h1', 0, 150);
      await wait('the mark again', ({ form }) => form === 'pill');
      await finger.swipe('.pill .unfold', -120, 30);
      await wait('the mark elsewhere', (it) => it.form === 'pill' && it.place!.left < place!.left - 60);
    });

    it('shows its mark clear of the edges, and of what the game says', async () => {
      const { replica } = WORDLE;
      const page = await playOf(stage, WORDLE).start();
      const edge = 30;
      await page.becomePhone(WIDTH, HEIGHT, edge);
      const wait = (what: string, isSo: (place: Rect) => boolean) =>
        waitForOverlay(page, replica, what, ({ form, place }) => form === 'pill' && isSo(place!));
      const { place } = await wait('the mark', ({ right }) => right <= WIDTH - edge);
      const say = ({ top }: Rect) => {
        document.body.insertAdjacentHTML(
          'beforeend',
          `<div role="status" style="position: fixed; inset: 0; pointer-events: none">
            <p style="position: absolute; inset: ${top}px 0 auto; margin: 0">Saved</p></div>`,
        );
        const { bottom } = document.querySelector('[role="status"] > p')!.getBoundingClientRect();
        return bottom;
      };
      const bottom = await page.evaluate(say, place!);
      await wait('the mark elsewhere', (it) => it.top >= bottom || it.bottom <= place!.top);
    });

    const practise = async () => {
      const page = stage.adopt(await openPractice(stage.browser));
      const finger = await page.becomePhone(WIDTH, HEIGHT);
      const isTyped = (row: string) => /^\p{L}+$/u.test(row);
      const isSolved = () =>
        document.querySelector('.said .result')?.textContent.startsWith('Solved') === true;
      return {
        page,
        finger,
        width: 5,
        enter: '[data-key="Enter"]',
        letters: async () => (await practiceRows(page)).find(isTyped) ?? '',
        isWon: () => page.evaluate(isSolved, null),
      };
    };

    it('wins in practice with one finger', async () => {
      const practice = await practise();
      const { page, finger } = practice;
      await newGameBy(page, async () => {
        await finger.tap('.own summary');
        // What the screen's keyboard types comes as keys.
        await finger.tap('#own-answer');
        await page.type('aroma');
        await finger.tap('.own [type="submit"]');
      });
      await winByTaps(practice);
      expect((await practiceRows(page)).at(-1)).toBe('aroma 22222');
    });

    forAll('wins four boards in practice with one finger', async () => {
      const practice = await practise();
      await choosePractice(practice.page, 'boards', '4');
      await winByTaps(practice);
    });

    const playFourBoards = async () => {
      const drawn = generate(FOUR_BOARDS);
      expect(drawn).toMatchObject({ boards: { count: 4 }, language: { language: 'en', width: 5 } });
      const site = gamesSite([FOUR_BOARDS]);
      stage.serve({
        hosts: [STRANGE_HOST],
        reply: ({ pathname }) => site.reply(new URL(pathname, addressOf(FOUR_BOARDS))),
      });
      const page = await stage.open(`https://${STRANGE_HOST}/`);
      const popup = await stage.browser.openPopup();
      await popup.click('.offer .primary');
      await popup.waitFor(() => document.querySelector('.best .pick'), null, 'the best word');
      await popup.close();
      return { drawn, page };
    };

    it('shows its mark among four boards, wherever they are scrolled to', async () => {
      const { page } = await playFourBoards();
      await page.becomePhone(360, 640);
      const isShown = (top: number) => {
        scrollTo(0, top);
        const pill = document.querySelector('knack-overlay')!.shadowRoot!.querySelector('.pill');
        return scrollY === top && pill?.checkVisibility({ visibilityProperty: true });
      };
      for (const top of [0, 150, 300]) await page.waitFor(isShown, top, `the mark at ${top}`);
    });

    forAll('wins four boards on a site that Knack does not know', async () => {
      const { drawn, page } = await playFourBoards();
      const markEnter = (text: string) => {
        const keys = [...document.querySelectorAll('button')];
        keys.find(({ textContent }) => textContent === text)!.id = 'enter';
      };
      await page.evaluate(markEnter, drawn.keyboard.enter!);
      const truth = () => page.evaluate(() => game.truth(), null);
      await winByTaps({
        page,
        finger: await page.becomePhone(WIDTH, HEIGHT),
        width: 5,
        enter: '#enter',
        letters: async () => (await truth()).typed,
        isWon: async () => (await truth()).boards.every((hints) => hints.at(-1)?.endsWith(' 22222') === true),
      });
    });
  });
}
