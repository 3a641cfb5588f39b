import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { give } from '../test/dom.ts';
import { trusted } from '../test/trusted.ts';
import { listenToGhostTaps } from './ghost-taps.ts';

let end: AbortController;
let mount: HTMLElement;
const onTap = vi.fn();
beforeEach(() => {
  end = new AbortController();
  onTap.mockClear();
  document.body.innerHTML =
    '<main></main><div id="mount"><div class="ghosts"><span></span><span></span></div></div>';
  mount = document.querySelector('#mount')!;
  for (const [n, ghost] of mount.querySelectorAll('span').entries())
    give(ghost, 'getBoundingClientRect', () => new DOMRect(100 + 60 * n, 200, 50, 50));
  const isOwn = (event: Event) => event.composedPath().includes(mount);
  listenToGhostTaps({ window, mount, isOwn, onTap, signal: end.signal });
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

it('are those where a letter stands', () => {
  for (const [x, y, times] of [
    [110, 210, 1],
    [205, 245, 2],
    [155, 225, 2],
    [110, 260, 2],
  ] as const) {
    trusted(() => board().dispatchEvent(click(x, y)));
    expect(onTap).toHaveBeenCalledTimes(times);
  }
});

it('are the player’s own, with a finger, and on nothing that lies over the page', () => {
  board().dispatchEvent(click(110, 210));
  trusted(() => {
    board().dispatchEvent(click(110, 210, { pointerType: 'mouse' }));
    board().dispatchEvent(click(110, 210, { pointerType: '' }));
    mount.dispatchEvent(click(110, 210));
  });
  end.abort();
  trusted(() => board().dispatchEvent(click(110, 210)));
  expect(onTap).not.toHaveBeenCalled();
});

it.each(['<button>a</button>', '<i tabindex="0">a</i>', '<i style="cursor: pointer">a</i>'])(
  'are the page’s alone where its tiles are for pressing: %s',
  (tile) => {
    board().innerHTML = tile;
    trusted(() => board().firstElementChild!.dispatchEvent(click(110, 210)));
    expect(onTap).not.toHaveBeenCalled();
  },
);
