/** Which elements are taken for keys, and which field for guesses: on pages drawn at random, each beside a board. */
import { describe, expect, it } from 'vitest';
import type { Page } from '../browsers/browser.ts';
import { createDice, type Dice } from '../games/dice.ts';
import type { ReaderInPage } from './in-page.ts';
import { board } from './markup.ts';

/** In the functions that run inside a page. */
declare const reader: ReaderInPage;

const PAGES = Array.from({ length: 60 }, (_, n) => n + 1);
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ENTERS = [
  'Enter',
  'ENTER ↵',
  'Submit guess',
  'Prüfen',
  'Sprawdź',
  '✓',
  '<svg width="18" height="18" aria-label="Enter"></svg>',
];
const DELETES = [
  '⌫',
  'Del',
  'Backspace',
  'Löschen',
  'Usuń',
  '<svg width="18" height="18" aria-label="Delete last letter"></svg>',
];
/** What pages have beside a game. */
const OTHERS = [
  'Delete account',
  'Delete all data',
  'Delete',
  'Submit payment',
  'Enter the paid contest',
  'Enter',
  'OK',
  'Go',
  'Return to shop',
  'Pay 10 €',
  'Log in',
  'Konto löschen',
  'Usuń konto',
  '✕',
  'x',
  'f',
  '→',
];
const OTHER_ATTRIBUTES = [
  '',
  'title="z"',
  'class="key"',
  'data-key="Enter"',
  'id="delete"',
  'aria-label="q"',
];
/** Of these a name of the game's is all that is said, so that where they stand decides. */
const FIELDS = [
  '<input name="email">',
  '<input placeholder="Search">',
  '<input placeholder="Type DELETE to confirm">',
  '<label>Coupon code <input></label>',
  '<form>Leave a comment <input></form>',
  '<form><input name="first"><input name="last"></form>',
  '<input autocomplete="current-password">',
  '<input style="opacity:0">',
  '<input style="position:absolute;left:-4000px">',
  '<div style="margin:2500px 0"><input></div>',
  '<input placeholder="City">',
  '<input role="combobox">',
  '<form><input><button>Pay</button></form>',
];
const OWN_FIELDS = [
  '<input>',
  '<form><input placeholder="Your guess"></form>',
  '<label>Guess <input autocomplete="off"></label>',
  '<form><input maxlength="5"><button>Guess</button></form>',
];

/** A page beside a board. What is the game's own bears `data-own`. */
function drawKeys(dice: Dice): { readonly html: string; readonly enter: boolean; readonly delete: boolean } {
  const element = dice.weighed({ button: 6, div: 3, kbd: 1 });
  const looks = dice.one(['', 'class="key"', 'role="button"']);
  const named = element === 'div' && looks === '' ? 'class="key"' : looks;
  const height = dice.one([32, 44, 58]);
  const key = (content: string, own: string) =>
    `<${element} ${named} data-own="${own}" style="display:inline-block;box-sizing:border-box;height:${height}px;min-width:28px;margin:2px">${content}</${element}>`;
  const [enter, del] = [dice.chance(0.7), dice.chance(0.7)];
  const place = dice.one(['in row', 'below'] as const);
  const enterKey = enter ? key(dice.one(ENTERS), 'Enter') : '';
  const deleteKey = del ? key(dice.one(DELETES), 'Backspace') : '';
  const rows = ROWS.map((row, n) => {
    const letters = [...row].map((letter) => key(letter.toUpperCase(), letter)).join('');
    return `<div>${n === 2 && place === 'in row' ? enterKey + letters + deleteKey : letters}</div>`;
  });
  const below = place === 'below' ? `<div>${enterKey}${deleteKey}</div>` : '';
  const other = (): string => {
    const tag = dice.weighed({ button: 5, a: 2, div: 2 });
    const link = tag === 'a' ? 'href="/else"' : '';
    const size = dice.one([20, 32, 44, 90]);
    const one = `<${tag} ${link} ${dice.one(OTHER_ATTRIBUTES)} style="display:inline-block;height:${size}px">${dice.one(OTHERS)}</${tag}>`;
    return dice.weighed({
      bare: 6,
      form: 2,
      deep: 2,
    }) === 'bare'
      ? one
      : `<form><input type="text" name="a"><input type="text" name="b"><div>${one}</div></form>`;
  };
  const others = (): string =>
    `<section style="margin:${dice.one([120, 200])}px 0">${Array.from({ length: dice.whole(0, 4) }, other).join(' ')}</section>`;
  const keyboard = `<div>${rows.join('')}${below}</div>`;
  return { html: `${others()}${board('oater')}${keyboard}${others()}`, enter, delete: del };
}

/** @param show shows this as the whole body of a page */
export function describeKeys(show: (html: string) => Promise<Page>): void {
  describe('what is pressed', () => {
    it('is a key of the game’s, and none of them is missed', async () => {
      for (const seed of PAGES) {
        const drawn = drawKeys(createDice(seed, 'keys'));
        const found = await (await show(drawn.html)).evaluate(() => reader.keys(), null);
        const wanted: Record<string, string | null> = Object.fromEntries(
          [...ROWS.join('')].map((letter) => [letter, letter]),
        );
        wanted['Enter'] = drawn.enter ? 'Enter' : null;
        wanted['Backspace'] = drawn.delete ? 'Backspace' : null;
        expect.soft(found, `page ${seed}: ${drawn.html}`).toEqual(wanted);
      }
    });
  });

  /** A page with its own two keys somewhere, and what is called the same. */
  const key = (name: string, own: string, style = '') =>
    `<button data-own="${own}" style="height:44px;min-width:28px;${style}">${name}</button>`;
  const letters = (row: string) => [...row].map((letter) => key(letter, letter)).join('');
  const [first, second, third] = ROWS.map(letters) as [string, string, string];
  const own = key('Enter', 'Enter') + key('⌫', 'Backspace');
  const rows = `<div>${first}</div><div>${second}</div><div>${third}`;

  describe('beside what is called the same', () => {
    const others = `<div>${key('Done', 'other')}${key('Delete', 'other')}</div>`;
    it.each([
      ['above', `${others}<div>${rows}${own}</div></div>`],
      ['above, in one with the rows', `<div>${others}${rows}${own}</div></div>`],
      ['above keys in a row of their own', `${others}<div>${rows}</div><div>${own}</div></div>`],
      ['below', `<div>${rows}${own}</div></div>${others}`],
    ])('the keyboard’s own keys are pressed: %s', async (_, html) => {
      const found = await (await show(board('oater') + html)).evaluate(() => reader.keys(), null);
      expect(found).toMatchObject({ Enter: 'Enter', Backspace: 'Backspace' });
    });

    it('what closes something as well is no key but within the keyboard', async () => {
      const close = key('✕', 'Backspace');
      const pages = [`${close}<div>${rows}</div></div>`, `<div>${rows}${close}</div></div>`];
      const found = [];
      for (const html of pages)
        found.push(await (await show(board('oater') + html)).evaluate(() => reader.keys(), null));
      expect(found).toMatchObject([{ Backspace: null }, { Backspace: 'Backspace' }]);
    });

    it('far to the side there is none, where all stand in one element', async () => {
      const aside = `<p style="position:absolute;left:900px;top:290px">${key('Delete', 'other')}</p>`;
      const html = `${board('oater')}<main style="width:420px">${first}${second}${third}${aside}</main>`;
      expect(await (await show(html)).evaluate(() => reader.keys(), null)).toMatchObject({ Backspace: null });
    });

    it.each([
      ['a notice', `<div>We use cookies. ${key('OK', 'other')}</div>`],
      ['an offer', `<p style="margin:0">Buy Premium!</p>${key('OK', 'other')}`],
      ['a choice', `<div>${key('OK', 'other')}${key('Settings', 'other')}</div>`],
      ['a pager', `<div>${key('←', 'other')}${key('→', 'other')}</div>`],
      ['a player', `<div>${key('▶', 'other')}</div>`],
      ['a sentence after its button', `${key('OK', 'other')}<span>We use cookies on this site</span>`],
      ['a field', `<div><input type="email" placeholder="Your email">${key('Submit', 'other')}</div>`],
    ])('right below the keyboard, %s has no keys', async (_, below) => {
      for (const html of [`<div>${rows}</div></div>${below}`, `<div>${rows}</div>${below}</div>`]) {
        const found = await (await show(board('oater') + html)).evaluate(() => reader.keys(), null);
        expect(found).toMatchObject({ Enter: null, Backspace: null, q: 'q' });
      }
    });

    it.each(['above', 'below'])('the letters of an index %s are not pressed', async (place) => {
      const list = `<div>${[...'abcdefghijklmnopqrstuvwxyz'].map((it) => key(it, 'other')).join('')}</div>`;
      const keyboard = `<div>${rows}${own}</div></div>`;
      const html = place === 'above' ? list + board('oater') + keyboard : board('oater') + keyboard + list;
      const found = await (await show(html)).evaluate(() => reader.keys(), null);
      expect(found).toMatchObject({ Enter: 'Enter', Backspace: 'Backspace', q: 'q', a: 'a' });
    });

    it.each(['visibility:hidden', 'opacity:0', 'display:none'])(
      'a keyboard that nobody sees is not pressed: %s',
      async (style) => {
        const unseen = `<div style="${style}">${rows}${own}</div></div>`.replaceAll(/data-own="."/g, '');
        for (const html of [
          board('oater') + unseen,
          `${unseen}${board('oater')}<div>${rows}${own}</div></div>`,
        ]) {
          const found = await (await show(html)).evaluate(() => reader.keys(), null);
          expect(found['q']).toBe(html.endsWith(unseen) ? null : 'q');
        }
      },
    );

    it('a key that the page has before the letters may stand at the end of their last row', async () => {
      const enter = key('Enter', 'Enter', 'position:absolute;bottom:0;left:215px');
      const html = `${board('oater')}<main style="position:relative">${enter}${rows}</div></main>`;
      expect(await (await show(html)).evaluate(() => reader.keys(), null)).toMatchObject({ Enter: 'Enter' });
    });

    it('a key may be higher than others, or stand a little below them', async () => {
      for (const style of ['height:64px;margin-top:12px', 'margin-top:24px']) {
        const below = `<div>${key('Enter', 'Enter', style)}</div>`;
        const page = await show(`${board('oater')}<div>${rows}</div>${below}</div>`);
        expect(await page.evaluate(() => reader.keys(), null)).toMatchObject({ Enter: 'Enter' });
      }
    });
  });

  describe('a field', () => {
    it.each(FIELDS)('is not typed into where it is for something else: %s', async (html) => {
      for (const page of [`${board('.....')}${html}`, `<main><p>${html}</p>${board('oater')}</main>`])
        expect(await (await show(page)).evaluate(() => reader.hasField(), null)).toBe(false);
    });

    it.each(OWN_FIELDS)('that is the game’s own is found: %s', async (html) => {
      for (const page of [`${board('.....')}${html}`, `<main><p>${html}</p>${board('oater')}</main>`])
        expect(await (await show(page)).evaluate(() => reader.hasField(), null)).toBe(true);
    });
  });
}
