/** Where to click, asked of a page at once: the libraries that drive the browsers ask up to seven times. */
import type { View } from './browser.ts';
import { until } from './common.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

type Asked = Pick<View, 'evaluate'>;

/** What the last element that was sought in a page has felt since. */
interface Felt {
  /** Whether the pointer has come down on the element. */
  isOn: boolean;
  /** What it has come down on instead, where that is for pressing: it may have done anything. */
  other: string | null;
  /** Whether it has come down on something else that the page tells of, which is not for pressing. */
  isBeside: boolean;
  /** Where the pointer came up, and how far the element had moved by then, in pixels. */
  up: string | null;
  moved: number;
  /** Whether it came up elsewhere since the element had moved on: then it is no click. */
  isLost: boolean;
}

declare global {
  interface Window {
    knackFelt?: Felt;
  }
}

/** Waits until an element can be clicked, and stands still. @returns its middle */
export const clickPoint = (view: Asked, selector: string): Promise<Point> =>
  until(`${selector} to be there for a click`, () => view.evaluate(pointOf, selector));

/** Clicks an element, again where that has moved away from under the pointer and nothing else was pressed. */
export async function clickOn(
  view: Asked,
  selector: string,
  click: (x: number, y: number) => Promise<void>,
): Promise<void> {
  const { other } = await until(`${selector} to be clicked`, async () => {
    const { x, y } = await clickPoint(view, selector);
    await click(x, y);
    // A page that has gone by the click has felt it.
    const felt = await view.evaluate(() => window.knackFelt ?? null, null).catch(() => null);
    return felt?.isBeside || felt?.isLost ? null : { other: felt?.other };
  });
  if (other) throw new Error(`The click on ${selector} has met ${other}: what was there has moved.`);
}

/** Runs in a page: the middle of an element, in whichever open root it is; null while it moves, is covered or disabled. */
async function pointOf(selector: string): Promise<Point | null> {
  const findIn = (root: Document | ShadowRoot): Element | null => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const inner = shadowRoot && findIn(shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  const element = findIn(document);
  if (!element || element.matches(':disabled')) return null;
  const box = () => element.getBoundingClientRect();
  const isInView = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!isInView(box())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = box();
  // What has grown in one frame is measured after it, and placed in the next.
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = box();
    if ((['x', 'y', 'width', 'height'] as const).some((side) => now[side] !== before[side])) return null;
  }
  const { x, y, width, height } = before;
  const middle = { x: x + width / 2, y: y + height / 2 };
  let hit = document.elementFromPoint(middle.x, middle.y);
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(middle.x, middle.y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  let own: Element | null = null;
  // What is hit may lie in a root of the element's own.
  for (let at: Node | null = hit; at && !own; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === element || (at instanceof HTMLLabelElement && at.control === element)) own = at as Element;
  if (!own) return null;
  // On a label that is a click on what it is for.
  const whole = own.closest('label') ?? own;
  const felt: Felt = { isOn: false, other: null, isBeside: false, up: null, moved: 0, isLost: false };
  window.knackFelt = felt;
  // A window is not told of what is in a closed root.
  for (const root of [window, own.getRootNode()]) {
    // Knack may press keys of the game meanwhile.
    const on = (type: string, callback: (path: readonly EventTarget[]) => void) =>
      root.addEventListener(type, (event) => event.isTrusted && callback(event.composedPath()), true);
    on('pointerdown', (path) => {
      const pressed = path.find(
        (it) => it instanceof Element && it.matches('button, a, input, label, summary'),
      );
      felt.isOn = path.includes(whole);
      felt.other = felt.isOn ? null : ((pressed as Element | undefined)?.outerHTML.slice(0, 80) ?? null);
      felt.isBeside = !felt.isOn && !pressed;
    });
    on('pointerup', (path) => {
      const [target] = path;
      felt.up = target instanceof Element ? target.outerHTML.slice(0, 80) : null;
      felt.moved = Math.round(box().y - before.y);
      felt.isLost = felt.isOn && felt.moved !== 0 && !path.includes(whole);
    });
  }
  return middle;
}
