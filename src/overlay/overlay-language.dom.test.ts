import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  around,
  nextFrame,
  type OverlayPage,
  partsIn,
  SETTINGS,
  setUp,
  showOverlay,
  speak,
} from '../test/overlay.ts';
import { translateInto } from '../test/sentences.ts';
import { wordle } from '../sites/wordle.ts';
import type { OverlayParts } from '../protocol/sentences.ts';

let page: OverlayPage;
let untouched = '';
beforeEach(async () => {
  document.body.innerHTML = '';
  untouched = around();
  page = await showOverlay();
});
afterEach(() => {
  page.end.abort();
  vi.useRealTimers();
});

describe('the language', () => {
  /** An overlay whose sentences load when the test says so. */
  const setUpSilent = async () => {
    page.end.abort();
    const asked: { locale: string; give: (parts: OverlayParts) => void; fail: () => void }[] = [];
    page = setUp(
      wordle,
      (locale) =>
        new Promise((give, reject) => {
          asked.push({ locale, give, fail: () => reject(new Error('There is no worker.')) });
        }),
    );
    page.overlay.begin(SETTINGS, null);
    await nextFrame();
    return asked;
  };
  const said = () => page.root()?.textContent ?? null;
  const [ENGLISH, GERMAN, POLISH] = (['en', 'de', 'pl'] as const).map((locale) =>
    translateInto(locale)('countLikely', { likely: 2 }),
  );

  it('is waited for: nothing is shown before its sentences have come', async () => {
    const asked = await setUpSilent();
    expect(around()).toBe(untouched);
    asked[0]!.give(partsIn('pl'));
    await vi.waitFor(() => expect(said()).toContain(POLISH));
    expect(asked.map(({ locale }) => locale)).toEqual(['auto']);
  });

  it('changes with the setting, and stays until the next has come', async () => {
    const asked = await setUpSilent();
    asked[0]!.give(partsIn('en'));
    await vi.waitFor(() => expect(said()).toContain(ENGLISH));
    page.overlay.setSettings({ ...SETTINGS, locale: 'de' });
    await nextFrame();
    expect(said()).toContain(ENGLISH);
    asked[1]!.give(partsIn('de'));
    await vi.waitFor(() => expect(said()).toContain(GERMAN));
    expect(asked.map(({ locale }) => locale)).toEqual(['auto', 'de']);
  });

  it('is the one that was chosen last, in whatever order they come', async () => {
    const asked = await setUpSilent();
    page.overlay.setSettings({ ...SETTINGS, locale: 'de' });
    asked[1]!.give(partsIn('de'));
    await vi.waitFor(() => expect(said()).toContain(GERMAN));
    asked[0]!.give(partsIn('en'));
    await nextFrame();
    expect(said()).toContain(GERMAN);
  });

  it('is asked for again when nobody has answered, ever later, however much the page changes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    const asked = await setUpSilent();
    asked[0]!.fail();
    await nextFrame();
    page.overlay.update();
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(600);
    asked[1]!.fail();
    await nextFrame();
    vi.advanceTimersByTime(600);
    expect(asked).toHaveLength(2);
    vi.advanceTimersByTime(600);
    asked[2]!.give(partsIn('en'));
    await vi.waitFor(() => expect(said()).toContain(ENGLISH));
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(3);
  });

  it('is not asked for where nothing is to be shown', async () => {
    page.end.abort();
    const load = vi.fn(speak);
    page = setUp(wordle, load);
    page.overlay.begin({ ...SETTINGS, overlay: false }, null);
    await page.show(null);
    page.overlay.begin(SETTINGS, null);
    await nextFrame();
    expect(load).not.toHaveBeenCalled();
  });
});
