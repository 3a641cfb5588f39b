import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { give } from '../test/dom.ts';
import { see } from '../test/visual-viewport.ts';
import { trusted } from '../test/trusted.ts';
import { createSheet } from './sheet.ts';

let end: AbortController;
let mount: HTMLElement;
beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML = '<p>A game</p><div id="mount"><div class="panel"><header></header></div></div>';
  mount = document.querySelector('#mount')!;
});
afterEach(() => end.abort());

function setUp() {
  const onChange = vi.fn(() => sheet.settle('pill'));
  const isOwn = (event: Event) => event.composedPath().includes(mount);
  const onEscape = () => sheet.set(false);
  const sheet = createSheet({ mount, isOwn, window, onChange, onEscape, signal: end.signal });
  sheet.set(true);
  return { sheet, onChange, panel: mount.querySelector<HTMLElement>('.panel')! };
}
const happens = (target: EventTarget, event: Event) => trusted(() => target.dispatchEvent(event));
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
const pressed = () => new PointerEvent('pointerdown', { bubbles: true });

it('lies over the page where the panel has no room, and stands beside the boards as soon as it has', () => {
  const { sheet, panel } = setUp();
  panel.style.maxHeight = '200px';
  see({ height: 768 });
  sheet.settle('pill');
  expect([mount.dataset['form'], panel.style.maxHeight]).toEqual(['sheet', '560px']);
  mount.dataset['form'] = 'panel';
  sheet.settle('panel');
  expect([mount.dataset['form'], sheet.isOpen()]).toEqual(['panel', false]);
});

it('stands on a keyboard on the screen, and has its lengths on a page that is zoomed by its styles', () => {
  const { sheet, panel } = setUp();
  const place = () => {
    sheet.settle('pill');
    return [panel.style.maxHeight, panel.style.getPropertyValue('--below')];
  };
  see({ offsetTop: 0, height: 768 });
  expect(place()).toEqual(['560px', '0px']);
  see({ offsetTop: 40, height: 368 });
  expect(place()).toEqual(['306px', '360px']);
  give(panel, 'offsetWidth', 200);
  give(panel, 'getBoundingClientRect', () => new DOMRect(0, 0, 300, 750));
  expect(place()).toEqual(['204px', '240px']);
  see({ offsetTop: 200, height: 384, scale: 2 });
  expect(place()).toEqual([`${560 / 1.5}px`, '0px']);
});

it.each(['none', 'pill'] as const)('is put away with a panel that is not there: %s', (form) => {
  const { sheet, panel } = setUp();
  if (form === 'pill') panel.remove();
  mount.dataset['form'] = form;
  sheet.settle(form);
  expect([mount.dataset['form'], sheet.isOpen()]).toEqual([form, false]);
});

it('closes at Escape, which is for it alone then, and at a press on the page', () => {
  const { sheet } = setUp();
  happens(mount, pressed());
  happens(document.body, key('a'));
  expect([sheet.isOpen(), sheet.closes(key('a')), sheet.closes(key('Escape'))]).toEqual([true, false, true]);
  happens(document.body, key('Escape'));
  expect([sheet.isOpen(), sheet.closes(key('Escape'))]).toEqual([false, false]);
  sheet.set(true);
  happens(document.querySelector('p')!, pressed());
  expect(sheet.isOpen()).toBe(false);
});

it('heeds no event of the page’s own making', () => {
  const { sheet } = setUp();
  document.body.dispatchEvent(key('Escape'));
  document.body.dispatchEvent(pressed());
  expect(sheet.isOpen()).toBe(true);
});

it.each([
  [40, true],
  [90, false],
  [-90, true],
])('closes when it is dragged down far enough: %i px', (by, isOpen) => {
  const { sheet, panel } = setUp();
  const head = mount.querySelector('header')!;
  head.setPointerCapture = () => undefined;
  head.addEventListener('pointerdown', sheet.drag);
  const pointer = (type: string, y: number) =>
    new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, clientY: y, bubbles: true });
  happens(head, pointer('pointerdown', 0));
  happens(window, pointer('pointermove', by));
  // Whatever is painted meanwhile, it stays under the finger.
  sheet.settle('pill');
  expect(panel.style.translate).toBe(`0 ${Math.max(0, by)}px`);
  happens(window, pointer('pointerup', by));
  expect([sheet.isOpen(), panel.style.translate]).toEqual([isOpen, '0 0px']);
});
