/** Goes through a page by the Tab key. */
import type { Page } from './browsers/browser.ts';

/** In the page, from one press of Tab to the next. */
interface Walk {
  /** The places that Tab has to lead to, and what is wrong on arrival. */
  stops: HTMLElement[];
  start: HTMLElement;
}

/**
 * What is wrong for those who have no pointer: what Tab does not lead to in the order of the page, what does not
 * show that it has the focus, and what has it out of sight or under something else.
 * @param include the part of the page that is gone through, its open shadow roots included
 */
export async function tabFaults(page: Page, include = 'body'): Promise<string[]> {
  await page.bringToFront();
  const count = await page.evaluate(prepare, include);
  const faults: string[] = [];
  for (let n = 0; n < count; n++) {
    await page.press('Tab');
    // Firefox stops at what scrolls too: https://developer.chrome.com/blog/keyboard-focusable-scrollers
    let found = await page.evaluate(arrive, n);
    if (found === null) {
      await page.press('Tab');
      found = await page.evaluate(arrive, n);
    }
    faults.push(...(found ?? ['Tab leads from one thing that scrolls to another']));
  }
  await page.evaluate(() => (window as unknown as Walk).start.remove(), null);
  return faults;
}

/** Runs in the page: puts the focus before the part. @returns how many stops it has to have */
function prepare(include: string): number {
  const part = document.querySelector(include)!;
  const below = (element: Element): Element[] => [
    element,
    ...[...(element.shadowRoot?.children ?? []), ...element.children].flatMap(below),
  ];
  const isStop = (element: Element): element is HTMLElement =>
    element.matches('a[href], button, input, select, textarea, summary, [tabindex]') &&
    !element.matches(':disabled, [tabindex="-1"], input[type="hidden"]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    // Of a group of radio buttons Tab leads to one.
    !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
  const walk = window as unknown as Walk;
  walk.stops = below(part).filter(isStop);
  walk.start = document.createElement('span');
  walk.start.tabIndex = -1;
  part.before(walk.start);
  walk.start.focus();
  return walk.stops.length;
}

/**
 * Runs in the page, once it has been painted. When a page scrolls to the focus is written nowhere
 * (https://github.com/whatwg/html/issues/6694), and in Firefox 153 it did not where the next key came sooner; and what
 * lies over a page gives way a moment after that has scrolled.
 * @returns what is wrong at a stop; null where nothing but the scrolling of an element has the focus
 */
async function arrive(n: number): Promise<string[] | null> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const { stops } = window as unknown as Walk;
  const name = (element: Element) =>
    `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const isStop = focused instanceof HTMLElement && stops.includes(focused);
  if (!isStop && focused !== null && /auto|scroll/.test(getComputedStyle(focused).overflowY)) return null;
  const expected = stops[n]!;
  if (focused !== expected)
    return [`Tab leads to ${focused ? name(focused) : 'nothing'} instead of ${name(expected)}`];
  const { outlineStyle, outlineWidth } = getComputedStyle(expected);
  const isShown = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const isSeen = () => {
    const { left, top, width, height } = expected.getBoundingClientRect();
    const root = expected.getRootNode() as Document | ShadowRoot;
    const seen = root.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (expected.contains(seen) || seen.contains(expected));
  };
  for (const end = Date.now() + 1000; !isSeen() && Date.now() < end;)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return [
    ...(isShown ? [] : [`${name(expected)} does not show the focus`]),
    ...(isSeen() ? [] : [`${name(expected)} has the focus out of sight`]),
  ];
}
