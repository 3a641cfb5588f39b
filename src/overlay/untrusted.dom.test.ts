/** What the scripts of a page try on the overlay. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextFrame, type OverlayPage, rowOf, SETTINGS, showOverlay } from '../test/overlay.ts';
import { trusted } from '../test/trusted.ts';
import { isForOverlay } from './host.ts';

let page: OverlayPage;
beforeEach(async () => {
  page = await showOverlay();
});
afterEach(() => page.end.abort());

const INIT = { bubbles: true, cancelable: true, composed: true };
/** All that a control of the overlay may act upon. */
const eventsAt = (): Event[] => [
  ...['pointerdown', 'pointermove', 'pointerup'].map(
    (type) => new PointerEvent(type, { ...INIT, pointerId: 1, isPrimary: true, clientX: 200 }),
  ),
  ...['mousedown', 'mouseup', 'click', 'dblclick'].map((type) => new MouseEvent(type, INIT)),
  ...['Enter', ' ', 'ArrowUp'].flatMap((key) =>
    ['keydown', 'keyup'].map((type) => new KeyboardEvent(type, { ...INIT, key })),
  ),
  ...['input', 'change', 'submit', 'toggle'].map((type) => new Event(type, INIT)),
];

const LOOK = { key: 'background rgb(1, 2, 3)', colour: 'rgb(1, 2, 3)', letters: 'o' };
const COLOURS = {
  why: { kind: 'colours' as const, looks: [LOOK], rows: [] },
  isAdded: true,
  proposed: null,
  noLooks: false,
};

/** The overlay in all its forms: what it shows, and what gets it there. */
const FORMS: Record<string, () => unknown> = {
  'the panel': () => page.show({ help: 'all' }),
  'the panel of a lower level, while Knack fills in': () =>
    page.overlay.setSettings({ ...SETTINGS, help: 'nudge', fill: true }),
  'how it comes back': async () => {
    await page.press('Hide on this page');
    page.overlay.setSettings({ ...SETTINGS, overlay: false });
  },
  'the pill, while Knack plays': async () => {
    await page.press('Fold');
    await page.show({ playing: true });
  },
  'the message of a board that cannot be read': () => page.show({ puzzle: null }),
  'the question what its colours mean': () => page.show({ puzzle: null, unread: COLOURS }),
};

describe.each(Object.entries(FORMS))('%s', (_, get) => {
  it('has controls that no event of a script operates', async () => {
    await get();
    await nextFrame();
    const root = page.root()!;
    const controls = [...root.querySelectorAll<HTMLElement>('button, input, label, summary, header, .pill')];
    expect(controls.length).toBeGreaterThan(0);
    for (const action of Object.values(page.actions)) action.mockClear();
    const switches = () => [...root.querySelectorAll('input')].map(({ checked }) => checked);
    const before = [root.innerHTML, ...switches()];
    for (const control of controls) {
      for (const event of eventsAt()) control.dispatchEvent(event);
      control.click();
      for (const type of ['pointermove', 'pointerup'])
        window.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: 300, clientY: 300 }));
    }
    await nextFrame();
    expect([root.innerHTML, ...switches()]).toEqual(before);
    for (const action of Object.values(page.actions)) expect(action).not.toHaveBeenCalled();
  });
});

it('obeys the same events of the browser', async () => {
  const fold = page.root()!.querySelector('.fold')!;
  trusted(() => fold.dispatchEvent(new MouseEvent('click', INIT)));
  await nextFrame();
  expect(page.actions.savePanel).toHaveBeenCalledWith({
    folded: true,
    spot: null,
    day: new Date().toDateString(),
  });
});

it('lets no script into its shadow root', async () => {
  expect(document.querySelector('knack-overlay')!.shadowRoot).toBeNull();
  await page.show({ puzzle: rowOf(2) });
  expect(document.documentElement.outerHTML).not.toContain('panel');
});

it('is no element that a page has called the same', () => {
  const own = document.querySelector('knack-overlay')!;
  const other = document.body.appendChild(document.createElement('knack-overlay'));
  const isOverlays: boolean[] = [];
  const hear = (event: Event) => isOverlays.push(isForOverlay(event));
  window.addEventListener('click', hear, { capture: true });
  trusted(() => [own, other].forEach((it) => it.dispatchEvent(new MouseEvent('click', INIT))));
  window.removeEventListener('click', hear, { capture: true });
  other.remove();
  expect(isOverlays).toEqual([true, false]);
});
