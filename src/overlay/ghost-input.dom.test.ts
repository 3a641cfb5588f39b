import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { give } from '../test/dom.ts';
import { trusted } from '../test/trusted.ts';
import { listenToGhosts } from './ghost-input.ts';

let end: AbortController;
let mount: HTMLElement;
let takesKeys: boolean;
const accept = vi.fn<() => boolean>();
const onPage = vi.fn();
beforeEach(() => {
  end = new AbortController();
  takesKeys = true;
  accept.mockReset().mockReturnValue(true);
  onPage.mockReset();
  document.body.innerHTML =
    '<main></main><input><div id="mount"><div class="ghosts"><span></span><span></span></div></div>';
  mount = document.querySelector('#mount')!;
  for (const [n, ghost] of mount.querySelectorAll('span').entries())
    give(ghost, 'getBoundingClientRect', () => new DOMRect(100 + 60 * n, 200, 50, 50));
  const isOwn = (event: Event) => event.composedPath().includes(mount);
  listenToGhosts({ window, mount, isOwn, byKey: () => takesKeys, accept, signal: end.signal });
  document.addEventListener('keydown', onPage, { signal: end.signal });
});
afterEach(() => end.abort());

const click = (clientX: number, clientY: number, more: PointerEventInit = {}) =>
  new PointerEvent('click', {
    clientX,
    clientY,
    pointerType: 'touch',
    bubbles: true,
    composed: true,
    ...more,
  });
const board = () => document.querySelector('main')!;

it('are taken by a tap where a letter stands', () => {
  for (const [x, y, times] of [
    [110, 210, 1],
    [205, 245, 2],
    [155, 225, 2],
    [110, 260, 2],
  ] as const) {
    trusted(() => board().dispatchEvent(click(x, y)));
    expect(accept).toHaveBeenCalledTimes(times);
  }
});

it('are taken by the player’s own taps, with a finger, and on nothing that lies over the page', () => {
  board().dispatchEvent(click(110, 210));
  trusted(() => {
    board().dispatchEvent(click(110, 210, { pointerType: 'mouse' }));
    board().dispatchEvent(click(110, 210, { pointerType: '' }));
    mount.dispatchEvent(click(110, 210));
  });
  end.abort();
  trusted(() => board().dispatchEvent(click(110, 210)));
  expect(accept).not.toHaveBeenCalled();
});

it.each(['<button>a</button>', '<i tabindex="0">a</i>', '<i style="cursor: pointer">a</i>'])(
  'are not taken by a tap where the page’s tiles are for pressing: %s',
  (tile) => {
    board().innerHTML = tile;
    trusted(() => board().firstElementChild!.dispatchEvent(click(110, 210)));
    expect(accept).not.toHaveBeenCalled();
  },
);

it('are taken by a tap on a board that the page’s script gives the focus to', () => {
  board().innerHTML = '<div tabindex="-1"><i>a</i></div>';
  trusted(() => board().querySelector('i')!.dispatchEvent(click(110, 210)));
  expect(accept).toHaveBeenCalledOnce();
});

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true, ...more });
const field = () => document.querySelector('input')!;
/** Whether the page and the browser never come to know of a key. */
function isTaken(event: KeyboardEvent, on: Element = field()): boolean {
  onPage.mockClear();
  const isDefault = trusted(() => on.dispatchEvent(event));
  return !isDefault && onPage.mock.calls.length === 0;
}

it('are taken by Tab and → wherever the focus is on the page', () => {
  expect([isTaken(key('Tab')), isTaken(key('ArrowRight'), document.body)]).toEqual([true, true]);
  expect(accept).toHaveBeenCalledTimes(2);
});

it('leave a key to a field of the page that holds a text', () => {
  field().value = 'a question';
  expect([isTaken(key('Tab')), isTaken(key('ArrowRight'))]).toEqual([false, false]);
  expect(accept).not.toHaveBeenCalled();
});

it('leave a key to the page where they could not be filled in', () => {
  accept.mockReturnValue(false);
  expect(isTaken(key('Tab'))).toBe(false);
  expect(onPage).toHaveBeenCalledOnce();
});

it('are taken by no key unless the player wants that, and by none where there are no letters', () => {
  takesKeys = false;
  expect(isTaken(key('Tab'))).toBe(false);
  takesKeys = true;
  mount.replaceChildren();
  expect(isTaken(key('Tab'))).toBe(false);
  expect(accept).not.toHaveBeenCalled();
});

it('are taken by no other keys, with others, in what lies over the page, or from the page itself', () => {
  for (const other of ['Enter', 'ArrowLeft', 'a']) expect(isTaken(key(other))).toBe(false);
  for (const more of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(isTaken(key('Tab', { [more]: true }))).toBe(false);
  expect(isTaken(key('Tab'), mount)).toBe(false);
  field().dispatchEvent(key('Tab'));
  expect(accept).not.toHaveBeenCalled();
});
