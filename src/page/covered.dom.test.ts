import { expect, it } from 'vitest';
import { give } from '../test/dom.ts';
import { isCovered } from './covered.ts';

/** Gives an element a place from the top down, ten pixels wide. */
function put(element: Element, top: number, height: number): void {
  const place = { left: 0, right: 10, width: 10, top, bottom: top + height, height };
  give(element, 'getBoundingClientRect', () => place as DOMRect);
}

/** Nine tiles, one below the other, in something that shows the first four and stands above a keyboard. */
function layOut(overflow: string, laid: Element | null = null): Element[] {
  document.body.innerHTML = `<main style="overflow-y: ${overflow}">${'<i></i>'.repeat(9)}</main><footer></footer>`;
  const [main, footer] = [...document.body.children];
  const tiles = [...document.querySelectorAll('i')];
  put(main!, 0, 40);
  for (const [n, tile] of tiles.entries()) put(tile, n * 10, 10);
  if (laid) document.body.append(laid);
  give(document, 'elementFromPoint', (_, y) => laid ?? (y < 40 ? tiles[Math.floor(y / 10)]! : footer!));
  return tiles;
}

it('is not what stands below boards that are scrolled, where the middle of them would be', () => {
  expect(isCovered(layOut('auto'))).toBe(false);
  expect(isCovered(layOut('scroll'))).toBe(false);
  expect(isCovered(layOut('hidden'))).toBe(false);
});

it('is what lies on what can be seen of them, or on boards that are in view as a whole', () => {
  const dialog = document.createElement('div');
  expect(isCovered(layOut('auto', dialog))).toBe(true);
  expect(isCovered(layOut('visible'))).toBe(true);
});

it('is not the game’s own keyboard that stands over a part of them, but what lies on the rest', () => {
  const keyboard = document.createElement('div');
  keyboard.innerHTML = [...'qwertyuiopasdfghjklzxcvbnm'].map((it) => `<button>${it}</button>`).join('');
  const tiles = layOut('visible', keyboard);
  expect(isCovered(tiles)).toBe(true);
  const at = (upper: Element) => give(document, 'elementFromPoint', (_, y) => (y >= 40 ? keyboard : upper));
  at(tiles[0]!);
  expect(isCovered(tiles)).toBe(false);
  at(document.body.appendChild(document.createElement('div')));
  expect(isCovered(tiles)).toBe(true);
});

it('is everything of which no tile can be seen', () => {
  expect(isCovered(layOut('auto').slice(5))).toBe(true);
});

it('is not what nobody sees', () => {
  const veil = document.createElement('div');
  const tiles = layOut('visible', veil);
  give(document, 'elementsFromPoint', () => [veil, tiles[4]!, document.body]);
  expect(isCovered(tiles)).toBe(true);
  give(veil, 'checkVisibility', (options) => options?.opacityProperty !== true);
  expect(isCovered(tiles)).toBe(false);
});

it('is not what lies on a board to be clicked on, and shows nothing', () => {
  const pane = document.createElement('button');
  pane.style.background = 'transparent none';
  const tiles = layOut('visible', pane);
  give(document, 'elementsFromPoint', () => [pane, tiles[4]!, document.body]);
  // Behind a dialog lies something on the whole page.
  expect(isCovered(tiles)).toBe(true);
  document.querySelector('main')!.append(pane);
  expect(isCovered(tiles)).toBe(false);
  for (const [name, value] of [
    ['position', 'fixed'],
    ['backgroundColor', 'rgb(255, 255, 255)'],
  ] as const) {
    pane.style[name] = value;
    expect(isCovered(tiles)).toBe(true);
    pane.style[name] = '';
    pane.style.background = 'transparent none';
  }
  pane.textContent = 'Start';
  expect(isCovered(tiles)).toBe(true);
});
