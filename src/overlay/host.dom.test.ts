import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextFrame, type OverlayPage, SETTINGS, setUp, showOverlay } from '../test/overlay.ts';

let page: OverlayPage;
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => page.end.abort());

const all = () => document.querySelectorAll('knack-overlay');

/** Leaves the page, or comes back to it; in between the browser keeps it as it is. */
function pass(type: 'pagehide' | 'pageshow', isTrusted = true): void {
  const event = new Event(type);
  Object.defineProperties(event, { persisted: { value: true }, isTrusted: { value: isTrusted } });
  window.dispatchEvent(event);
}

it('takes away what scripts that have died have left, whether or not it is shown itself', async () => {
  for (let update = 0; update < 3; update++)
    document.documentElement.append(document.createElement('knack-overlay'));
  page = setUp();
  expect(all()).toHaveLength(0);
  page.overlay.begin(SETTINGS, null);
  await vi.waitFor(() => expect(all()).toHaveLength(1));
  expect(page.root()).not.toBeNull();
});

it('is in no page that the browser keeps, which may come back without its script', async () => {
  page = await showOverlay();
  pass('pagehide');
  await nextFrame();
  expect(all()).toHaveLength(0);
  document.documentElement.append(document.createElement('i'));
  await nextFrame();
  expect(all()).toHaveLength(0);
  pass('pageshow');
  expect(all()).toHaveLength(1);
  all()[0]!.remove();
  await nextFrame();
  expect(all()).toHaveLength(1);
});

it('stays although a script says that the page is left', async () => {
  page = await showOverlay();
  pass('pagehide', false);
  expect(all()).toHaveLength(1);
});

it('stays out of a page that comes back when it is switched off meanwhile', async () => {
  page = await showOverlay();
  pass('pagehide');
  page.overlay.setSettings({ ...SETTINGS, overlay: false });
  pass('pageshow');
  await nextFrame();
  expect(all()).toHaveLength(0);
});

it('is another one, which can be operated, after all listeners were taken from it', async () => {
  page = await showOverlay();
  const [before] = all();
  const fold = page.root()!.querySelector('[aria-label="Fold"]')!;
  page.overlay.takeDown();
  expect(all()).toHaveLength(0);
  page.overlay.update();
  expect(all()).toHaveLength(1);
  expect(all()[0]).not.toBe(before);
  await nextFrame();
  expect(page.root()!.contains(fold)).toBe(false);
  await page.press('Fold');
  expect(page.actions.savePanel).toHaveBeenCalledWith({
    folded: true,
    spot: null,
    day: new Date().toDateString(),
  });
});
