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

type Position = readonly [x: number, y: number];
const ON_FIRST: Position = [110, 210];
const board = () => document.querySelector('main')!;
/** A finger comes down on an element and is lifted. */
function tap(from: Position = ON_FIRST, on: Element = board(), to = from, pointerType = 'touch'): void {
  for (const [type, [clientX, clientY]] of [
    ['pointerdown', from],
    ['pointerup', to],
  ] as const)
    on.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerType, bubbles: true, composed: true }),
    );
}

it('are taken by a tap where a letter stands', () => {
  for (const [at, times] of [
    [ON_FIRST, 1],
    [[205, 245], 2],
    [[155, 225], 2],
    [[110, 260], 2],
  ] as const) {
    trusted(() => tap(at));
    expect(accept).toHaveBeenCalledTimes(times);
  }
});

it('are not taken by a finger that comes from elsewhere or goes there', () => {
  trusted(() => {
    tap([110, 400], board(), ON_FIRST);
    tap(ON_FIRST, board(), [205, 245]);
    tap(ON_FIRST, board(), [110, 400]);
  });
  expect(accept).not.toHaveBeenCalled();
});

it('are not taken by a finger that rests on them', () => {
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValueOnce(100).mockReturnValueOnce(700);
  trusted(() => tap());
  expect(accept).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  accept.mockReturnValue(true);
});

it('are taken by the player’s own taps, with a finger or a pen, and on nothing that lies over the page', () => {
  tap();
  trusted(() => {
    tap(ON_FIRST, board(), ON_FIRST, 'mouse');
    tap(ON_FIRST, mount);
  });
  expect(accept).not.toHaveBeenCalled();
  trusted(() => tap(ON_FIRST, board(), ON_FIRST, 'pen'));
  expect(accept).toHaveBeenCalledOnce();
  end.abort();
  trusted(() => tap());
  expect(accept).toHaveBeenCalledOnce();
});

it.each(['<button>a</button>', '<i tabindex="0">a</i>', '<i style="cursor: pointer">a</i>'])(
  'are not taken by a tap where the page’s tiles are for pressing: %s',
  (tile) => {
    board().innerHTML = tile;
    trusted(() => tap(ON_FIRST, board().firstElementChild!));
    expect(accept).not.toHaveBeenCalled();
  },
);

it('are taken by a tap on a board that the page’s script gives the focus to', () => {
  board().innerHTML = '<div tabindex="-1"><i>a</i></div>';
  trusted(() => tap(ON_FIRST, board().querySelector('i')!));
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
