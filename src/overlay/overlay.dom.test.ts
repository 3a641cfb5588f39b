import { playedGame, weighedAs } from '../test/reviews.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  around,
  layOut,
  nextFrame,
  OPEN,
  type OverlayPage,
  rowOf,
  SETTINGS,
  setUp,
  showOverlay,
} from '../test/overlay.ts';
import { trusted } from '../test/trusted.ts';
import { holderOf } from '../test/dom.ts';
import { practiceOn } from '../sites/practice.ts';
import { wordle } from '../sites/wordle.ts';
import type { PageSettings } from '../protocol/page-settings.ts';

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

const off: PageSettings = { ...SETTINGS, overlay: false };

it('hides ghosts from when the window changes its size until they are placed anew', async () => {
  const isMoved = () => page.root()!.querySelector('[data-moved] .ghosts') !== null;
  expect(isMoved()).toBe(false);
  window.dispatchEvent(new Event('resize'));
  expect(isMoved()).toBe(true);
  await nextFrame();
  expect(isMoved()).toBe(false);
});

describe('off', () => {
  it.each([
    ['in the settings of the game', (it: typeof page) => it.overlay.setSettings(off)],
    ['when the extension goes', (it: typeof page) => it.end.abort()],
    ['on a page without a board', (it: typeof page) => void it.show(null)],
  ])('leaves no trace: %s', async (_, happen) => {
    const adding = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(MutationObserver.prototype, 'disconnect');
    happen(page);
    await nextFrame();
    expect(page.root()).toBeNull();
    expect(around()).toBe(untouched);
    expect(removed).toHaveBeenCalled();
    window.dispatchEvent(new Event('resize'));
    page.overlay.update();
    await nextFrame();
    expect(around()).toBe(untouched);
    expect(adding).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  describe('switched off on the page', () => {
    const OFF = { ...SETTINGS, overlay: false };
    const switchOff = async () => {
      await page.press('Hide on this page');
      page.overlay.setSettings(OFF);
      await nextFrame();
    };
    const asked = () => page.actions.switchSetting.mock.calls.splice(0);

    it('says how it comes back, and nothing of the game any more', async () => {
      await switchOff();
      expect(asked()).toEqual([['overlay', false]]);
      const { textContent } = page.root()!;
      expect(textContent).toContain('Wordle');
      expect(textContent).toContain('Show Knack on the page');
      expect(textContent).not.toMatch(/crane/i);
      expect(page.root()!.querySelectorAll('.ghosts span, .panel')).toHaveLength(0);
    });

    it('stops what could not be stopped on the page any more', async () => {
      await page.show({ playing: true });
      await switchOff();
      expect(page.actions.play.mock.calls).toEqual([[false]]);
    });

    it('is taken back with one press', async () => {
      await switchOff();
      asked();
      await page.press('Undo');
      expect(asked()).toEqual([['overlay', true]]);
      page.overlay.setSettings(SETTINGS);
      await nextFrame();
      expect(page.root()!.querySelector('.panel')).not.toBeNull();
      page.overlay.setSettings(OFF);
      expect(page.root(), 'switched off elsewhere').toBeNull();
    });

    it.each([
      ['is closed', () => page.press('Close')],
      [
        'types on',
        () =>
          trusted(() =>
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
          ),
      ],
      [
        'touches the page',
        () => trusted(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))),
      ],
    ] as const)('is gone once the player %s', async (_, turn) => {
      await switchOff();
      trusted(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      expect(page.root(), 'for Tab and for a script').not.toBeNull();
      await turn();
      expect(page.root()).toBeNull();
    });

    it('says so where that cannot be stored, and can be pressed again', async () => {
      await switchOff();
      page.actions.switchSetting.mockImplementationOnce(() => Promise.reject(new Error('full')));
      await page.press('Undo');
      await nextFrame();
      expect(page.root()!.querySelector('.message [role="alert"]')!.textContent).toMatch(/setting/i);
      asked();
      await page.press('Undo');
      expect(asked()).toEqual([['overlay', true]]);
    });

    it('stays as it is, and says so, where the setting cannot be stored', async () => {
      page.actions.switchSetting.mockImplementation(() => Promise.reject(new Error('full')));
      await page.press('Hide on this page');
      await nextFrame();
      expect(page.root()!.querySelector('.panel [role="alert"]')).not.toBeNull();
      page.overlay.setSettings(OFF);
      expect(page.root(), 'switched off elsewhere').toBeNull();
    });
  });

  it('calls the practice page what it is called elsewhere', async () => {
    page.end.abort();
    page = setUp(practiceOn(document));
    page.overlay.begin(SETTINGS, null);
    await vi.waitFor(() => expect(page.root()).not.toBeNull());
    await nextFrame();
    await page.press('Hide on this page');
    page.overlay.setSettings({ ...SETTINGS, overlay: false });
    await nextFrame();
    expect(page.root()!.textContent).toContain('Hidden on the page of Practice');
  });

  it('leaves the report to the practice page, which has one', async () => {
    page.end.abort();
    page = setUp(practiceOn(document));
    page.overlay.begin(SETTINGS, null);
    await page.show({ advice: { status: 'solved', answers: ['aroma'] } });
    expect(page.root()!.querySelector('.summary')!.textContent).toBe('Solved: AROMA.');
    expect(page.root()!.querySelector('.report')).toBeNull();
    expect(page.root()!.textContent).not.toContain('Review this game');
    expect(page.actions.ownGame).not.toHaveBeenCalled();
  });

  it('comes back at once when it is switched on', () => {
    page.overlay.setSettings(off);
    expect(page.root()).toBeNull();
    page.overlay.setSettings(SETTINGS);
    expect(page.root()).not.toBeNull();
  });
});

describe('a page that throws it out', () => {
  it('gets it back, but not without end, and not for good', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let thrown = 0;
    for (; thrown < 20 && page.root(); thrown++) {
      document.querySelector('knack-overlay')!.remove();
      await nextFrame();
    }
    expect(thrown).toBeGreaterThan(3);
    expect(thrown).toBeLessThan(10);
    vi.advanceTimersByTime(10_000);
    expect(page.root()).not.toBeNull();
    document.querySelector('knack-overlay')!.remove();
    await nextFrame();
    expect(page.root()).not.toBeNull();
  });
});

describe('the word', () => {
  it('is said once for its row, and again for another', async () => {
    const saying = vi.fn();
    await vi.waitFor(() => expect(page.said()).toContain('CRANE'));
    new MutationObserver(saying).observe(page.root()!.querySelector('[role="status"]')!, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    await page.show({ advice: null });
    await page.show({ advice: OPEN });
    await page.show({ advice: { ...OPEN } });
    expect(page.said()).toContain('CRANE');
    expect(saying).not.toHaveBeenCalled();
    const [best] = OPEN.suggestions;
    await page.show({
      puzzle: rowOf(2),
      advice: { ...OPEN, suggestions: [{ ...best!, word: 'brine' }] },
    });
    expect(page.said()).toContain('BRINE');
  });

  it('is not said while a better one may follow', async () => {
    const [best] = OPEN.suggestions;
    await page.show({
      puzzle: rowOf(2),
      advice: { ...OPEN, progress: 'looking', suggestions: [{ ...best!, word: 'brine' }] },
    });
    expect(page.said()).not.toContain('BRINE');
  });

  it('is unsaid when its row or its help is gone', async () => {
    page.overlay.setSettings({ ...SETTINGS, help: 'count' });
    await page.show({ help: 'word' });
    expect(page.said()).toContain('CRANE');
    await page.show({ help: null });
    expect(page.said()).not.toContain('CRANE');
    await page.show({ help: 'word' });
    expect(page.said()).toContain('CRANE');
    await page.show({ puzzle: rowOf(2), advice: null });
    expect(page.said()).toBe('');
  });

  it('holds its place, unseen, while the next is worked out', async () => {
    const parts = () =>
      [...page.root()!.querySelectorAll('.advice > *')].map(
        ({ tagName, className }) => `${tagName} ${className}`,
      );
    const before = parts();
    const view = () => page.root()!.querySelector('.advice')!;
    expect(view().matches('.stale')).toBe(false);
    await page.show({ puzzle: rowOf(2), advice: null });
    expect(view().matches('.stale')).toBe(true);
    expect(view().querySelector('.summary')!.textContent).toBe('Working it out…');
    expect(parts().slice(1)).toEqual(before.slice(1));
    await page.show({ puzzle: rowOf(2), advice: OPEN });
    expect(view().matches('.stale')).toBe(false);
    // What is not known of the first row holds no place for another game.
    await page.show({ puzzle: { ...rowOf(1)!, boards: [] }, advice: null });
    expect(view().matches('.stale')).toBe(false);
  });

  it.each(['count', 'nudge'] as const)('is nowhere with help “%s”', async (help) => {
    page.overlay.setSettings({ ...SETTINGS, help });
    await nextFrame();
    const { innerHTML } = page.root()!;
    expect(innerHTML).toMatch(/2 (likely|possible)/);
    expect(innerHTML.toLowerCase()).not.toContain('crane');
  });
});

it('follows the language at once', async () => {
  page.overlay.setSettings({ ...SETTINGS, locale: 'de' });
  await nextFrame();
  expect(page.root()!.querySelector('.overlay')!.getAttribute('lang')).toBe('de');
  expect(page.root()!.textContent).toContain('wahrscheinlich');
});

it('keeps what is pressed in it from the page, and lets letters through', () => {
  const heard: string[] = [];
  for (const type of ['keydown', 'click']) {
    document.addEventListener(type, (event) => heard.push('key' in event ? String(event.key) : type));
  }
  const button = page.root()!.querySelector('button')!;
  const strike = (key: string) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
  trusted(() => {
    for (const key of ['Enter', ' ', 'ArrowUp', 'a', 'Backspace', 'Escape']) strike(key);
    button.click();
  });
  expect(heard).toEqual(['a', 'Backspace', 'Escape']);
});

describe('what becomes larger by itself', () => {
  it('is placed again after any change of form', async () => {
    const observed = new Map<Element, () => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly tell: () => void) {}
        observe = (element: Element) => observed.set(element, this.tell);
        unobserve = (element: Element) => observed.delete(element);
        disconnect = () => observed.clear();
      },
    );
    page.end.abort();
    page = setUp();
    page.overlay.begin(SETTINGS, null);
    const part = (form: string) => page.root()!.querySelector(form)!;
    await vi.waitFor(() => expect(observed.has(part('.panel'))).toBe(true));
    expect(observed.has(part('.pill'))).toBe(true);
    const pill = part('.pill');
    await page.press('Fold');
    expect(observed.size).toBe(3);
    await page.show({ puzzle: null });
    expect(observed.has(part('.pill'))).toBe(true);
    expect(observed.has(pill)).toBe(part('.pill') === pill);
    const looking = vi.spyOn(holderOf(document, 'elementFromPoint'), 'elementFromPoint');
    const measuring = vi.spyOn(Element.prototype, 'querySelectorAll');
    measuring.mockClear();
    observed.get(part('.pill'))!();
    await nextFrame();
    expect(measuring).toHaveBeenCalledWith('.panel, .pill');
    looking.mockRestore();
    measuring.mockRestore();
    vi.unstubAllGlobals();
  });
});

describe('a board that cannot be read', () => {
  const COLOURS = {
    kind: 'colours' as const,
    looks: [{ key: 'background rgb(1, 2, 3)', colour: 'rgb(1, 2, 3)', letters: 'o' }],
    rows: [[{ letters: ['o'], looks: ['background rgb(1, 2, 3)'] }]],
  };
  const unread = { why: COLOURS, isAdded: true, proposed: null, noLooks: false };

  it('on a site that is known may have changed, and on another it is not seen yet', async () => {
    await page.show({ puzzle: null });
    expect(page.root()!.textContent).toContain('the site may have changed');
    await page.show({ unread: { why: null, isAdded: true, proposed: null, noLooks: false } });
    expect(page.root()!.textContent).toContain('does not see a board here yet');
  });

  it('is asked what its colours mean', async () => {
    await page.show({ puzzle: null, unread });
    const done = () => page.root()!.querySelector<HTMLButtonElement>('.looks .primary')!;
    expect(done().disabled).toBe(true);
    trusted(() => page.root()!.querySelectorAll<HTMLInputElement>('.looks input')[1]!.click());
    await nextFrame();
    trusted(() => done().click());
    expect(page.actions.tellLooks.mock.calls).toEqual([[{ 'background rgb(1, 2, 3)': 'present' }]]);
  });

  it('is shown what its colours may mean', async () => {
    await page.show({ puzzle: null, unread });
    await page.show({ unread: { ...unread, proposed: { 'background rgb(1, 2, 3)': 'absent' } } });
    expect(
      page.root()!.querySelector<HTMLInputElement>('.looks input:checked')!.parentElement!.textContent,
    ).toBe('not in the word');
  });

  it('is not asked about again where its colours mean none of what is asked', async () => {
    await page.show({ puzzle: null, unread });
    trusted(() => [...page.root()!.querySelectorAll<HTMLButtonElement>('.looks > button')].at(-1)!.click());
    expect(page.actions.tellLooks.mock.calls).toEqual([[null]]);
    await page.show({ unread: { ...unread, noLooks: true } });
    expect(page.root()!.querySelector('.looks')).toBeNull();
    expect(page.root()!.textContent).toContain('something that Knack cannot read');
  });

  const form = () => page.root()!.querySelector<HTMLElement>('[data-form]')!.dataset['form'];
  const isThere = () => form() === 'pill' || form() === 'panel';

  it('is not said again once it is dismissed, which hides nothing of a board', async () => {
    layOut();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    // Nothing else changes on the page once it has said so.
    const wait = async (time: number) => {
      vi.advanceTimersByTime(time);
      await nextFrame();
    };
    await page.show({ puzzle: null });
    await wait(1000);
    expect(isThere()).toBe(false);
    await wait(1000);
    expect(isThere()).toBe(true);
    await page.press('Close');
    expect(isThere()).toBe(false);
    await page.show({ puzzle: rowOf(1) });
    expect(isThere()).toBe(true);
    await page.show({ puzzle: null });
    await wait(1000);
    expect(isThere()).toBe(false);
    await wait(1000);
    expect(isThere()).toBe(true);
    vi.useRealTimers();
  });
});

describe('the panel', () => {
  const root = () => page.root()!;
  const text = () => root().querySelector('.panel')!.textContent;

  it('offers less only after the player has asked for more', async () => {
    await page.show({ help: 'word' });
    expect(text()).not.toContain('Show less');
    await page.show({ help: 'all' });
    expect(text()).toContain('Show less');
  });

  it('says why it cannot fill in while no word is shown, and lets that be switched off', async () => {
    const fill = () => root().querySelector<HTMLInputElement>('.automatic input')!;
    expect(fill().disabled).toBe(false);
    await page.show({ help: 'nudge' });
    page.overlay.setSettings({ ...SETTINGS, help: 'nudge' });
    await nextFrame();
    expect(fill().disabled).toBe(true);
    expect(text()).toContain('Only while the best word is shown');
    page.overlay.setSettings({ ...SETTINGS, help: 'nudge', fill: true });
    await nextFrame();
    expect(fill().disabled).toBe(false);
  });

  it.each([
    ['pick', '.pick', 'CRANE could not be filled in'],
    ['play', '.play', 'Knack cannot play just now'],
  ] as const)(
    'says that the game is not ready, until it is or the word is gone: %s',
    async (action, button, says) => {
      const press = async (isReady: boolean) => {
        page.actions[action].mockReturnValueOnce(isReady);
        trusted(() => root().querySelector<HTMLElement>(button)!.click());
        await nextFrame();
      };
      const alerts = () =>
        [...root().querySelectorAll('[role="alert"]')].map((it) => it.textContent).join('');
      await press(true);
      expect(alerts()).toBe('');
      await press(false);
      expect(alerts()).toContain(says);
      await press(true);
      expect(alerts()).toBe('');
      await press(false);
      await page.show({ help: 'all' });
      expect(alerts()).toBe('');
    },
  );

  it('does not offer to play on where Knack may not hear when it is to stop, and says where else that can be asked for', async () => {
    expect(root().querySelector('.play')).not.toBeNull();
    expect(text()).not.toContain('To have Knack play on');
    await page.show({ offersPlay: false });
    expect(root().querySelector('.play')).toBeNull();
    expect(text()).toContain('To have Knack play on');
    await page.show({ playing: true });
    expect(root().querySelector('.play')!.textContent).toBe('Stop');
    expect(text()).not.toContain('To have Knack play on');
  });

  it('has the report once the game is over, and not before', async () => {
    const game = { ...playedGame([['oater 11001', 'aroma 22222']]), answers: undefined };
    page.actions.ownGame.mockResolvedValue(game);
    await page.show({});
    expect(root().querySelector('.report')).toBeNull();
    await page.show({ advice: { status: 'solved', answers: ['aroma'] } });
    await vi.waitFor(() => expect(root().querySelector('.report')).not.toBeNull());
    expect(root().querySelectorAll('.report tbody tr')).toHaveLength(2);
    expect(page.actions.askReview).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'ownGuess', row: 0 }),
    );
  });

  it('says which answer Knack did not have, and where it can be added', async () => {
    await page.show({ advice: { status: 'solved', answers: ['zzyzx'], unknown: ['zzyzx'] } });
    expect(text()).toContain('Knack did not know ZZYZX. You can add it in Knack’s popup.');
  });

  it('offers no review of a game that goes on with words that Knack does not know', async () => {
    const pattern = { fixed: [null, 'z'], present: [], absent: ['c'] };
    await page.show({
      puzzle: rowOf(3),
      advice: { status: 'no-known-word', board: 0, pattern, nearest: [] },
    });
    expect(page.actions.ownGame).not.toHaveBeenCalled();
    expect(text()).not.toContain('Review this game');
  });

  it.each([
    ['is not known', () => Promise.resolve(null)],
    ['cannot be had', () => Promise.reject(new Error('no worker'))],
  ])('offers the whole review where the game that is over %s', async (_, ownGame) => {
    expect(text()).not.toContain('Review this game');
    page.actions.ownGame.mockImplementation(ownGame);
    await page.show({ advice: { status: 'solved', answers: ['aroma'] } });
    await vi.waitFor(() => expect(text()).toContain('Review this game'));
    const [review] = [...root().querySelectorAll<HTMLElement>('.panel button')].filter(
      ({ textContent }) => textContent === 'Review this game',
    );
    trusted(() => review!.click());
    expect(page.actions.review).toHaveBeenCalledOnce();
  });

  it('tells folded, too, whether Knack fills in and why it does not', async () => {
    page.overlay.setSettings({ ...SETTINGS, fill: true });
    await page.press('Fold');
    const pill = () => root().querySelector('.pill')!.textContent;
    expect(pill()).toContain('Knack fills in the suggestion.');
    await page.show({ help: 'word', notice: { kind: 'cannotType', word: 'crane' } });
    expect(pill()).toContain('did not take the letters of CRANE');
    const [alert, ...others] = root().querySelectorAll('[role="alert"]');
    expect(alert!.textContent).toContain('did not take the letters of CRANE');
    expect(others).toEqual([]);
  });
});

describe('what is pressed', () => {
  it('is told, and that it could not be stored is said', async () => {
    const fill = () => page.root()!.querySelector<HTMLInputElement>('.automatic input')!;
    trusted(() => fill().click());
    expect(page.actions.switchSetting.mock.calls).toEqual([['fill', true]]);
    page.actions.switchSetting.mockReturnValueOnce(Promise.reject(new Error('The store is full.')));
    trusted(() => fill().click());
    const text = () => page.root()!.querySelector('.panel')!.textContent;
    await vi.waitFor(() => expect(text()).toContain('Your browser could not save this setting.'));
  });

  it('folds the panel, which is kept', async () => {
    await page.press('Fold');
    expect(page.actions.savePanel.mock.calls).toEqual([
      [{ folded: true, spot: null, day: new Date().toDateString() }],
    ]);
    expect(page.root()!.querySelector('.panel')).toBeNull();
  });
});

it('begins with the panel as it was kept', async () => {
  page.end.abort();
  page = setUp();
  page.overlay.update();
  expect(page.root()).toBeNull();
  page.overlay.begin(SETTINGS, { folded: true, spot: null });
  await page.show({ puzzle: rowOf(2) });
  expect(page.root()!.querySelector('.pill')).not.toBeNull();
  expect(page.root()!.querySelector('.panel')).toBeNull();
});

it('is folded for one game, and begins the next unfolded', async () => {
  const isFolded = () => page.root()!.querySelector('.panel') === null;
  await page.press('Fold');
  expect(isFolded()).toBe(true);
  // The same empty row.
  await page.show({});
  expect(isFolded()).toBe(true);
  await page.show({ puzzle: rowOf(2) });
  expect(isFolded()).toBe(true);
  await page.show({ puzzle: { ...rowOf(1)!, key: 'the next' } });
  expect(isFolded()).toBe(false);
  expect(page.actions.savePanel.mock.calls.at(-1)).toEqual([{ folded: false, spot: null }]);
});

it.each([
  ['stays folded on the day on which it was, when the page is loaded anew', new Date().toDateString(), false],
  ['is there again on another day', 'Mon Nov 23 2026', true],
])('%s', async (_, day, isThere) => {
  page.end.abort();
  page = setUp();
  page.overlay.begin(SETTINGS, { folded: true, spot: null, day });
  await page.show({});
  expect(page.root()!.querySelector('.panel') !== null).toBe(isThere);
});

it('says nothing of guesses left or lost games where the limit is not known', async () => {
  await page.show({ puzzle: { ...rowOf(1)!, guessesLeft: null }, help: 'all' });
  expect(page.root()!.textContent).not.toMatch(/last guess|guesses left|lost/i);
});

it('says that the language of a game is not known', async () => {
  await page.show({ advice: { status: 'no-lexicon' } });
  expect(page.root()!.querySelector('.panel .summary')!.textContent).toBe('Language not known yet');
  expect(page.root()!.querySelector('.automatic')).toBeNull();
  // And asks for it, as it asks for colours.
  const names = [...page.root()!.querySelectorAll('.which button')].map(({ textContent }) => textContent);
  expect(names).toEqual(['English', 'German (ä ö ü ß)', 'German (ae oe ue ss)', 'Polish', 'None of these']);
  await page.press('Polish');
  expect(page.actions.tellLexicon.mock.calls).toEqual([['pl']]);
  page.actions.tellLexicon.mockRejectedValueOnce(new Error('There is no worker.'));
  await page.press('English');
  expect(page.root()!.querySelector('.which [role="alert"]')!.textContent).toContain('does not answer');
});

describe('the player’s own word', () => {
  const content = () => page.root()!.querySelector('.weighed');

  it('says what it is worth, with nothing to open where no row is named', async () => {
    await page.show({ weighed: weighedAs('crane') });
    const sentence = 'CRANE can be the answer · leaves about 12 words · hard to beat';
    expect([content()?.localName, content()?.textContent]).toEqual(['p', sentence]);
    // What it is folded to says it too, where there is room.
    expect(page.root()!.querySelector('.pill .notice')!.textContent).toBe(sentence);
  });

  it('is read out once, whatever else is said of it', async () => {
    const said = () => [...page.root()!.querySelectorAll('.sr-only[role="status"]')].at(-1)!.textContent;
    await page.show({ weighed: { ...weighedAs('moist'), skill: 50 }, help: 'count' });
    const sentence = said();
    await page.show({ help: 'word' });
    expect([said(), content()!.textContent]).toEqual([sentence, `${sentence} · or CRANE`]);
  });

  it('has another word beside it only where words are shown', async () => {
    const weighed = { ...weighedAs('moist'), skill: 50 };
    for (const [help, isNamed] of [
      ['count', false],
      ['nudge', false],
      ['word', true],
      ['all', true],
    ] as const) {
      await page.show({ weighed, help });
      expect(content()!.textContent.endsWith(' · or CRANE')).toBe(isNamed);
      expect(content()!.textContent.includes('CRANE')).toBe(isNamed);
    }
  });

  it('keeps its room while letters are taken back, and gives it up with the last of them', async () => {
    await page.show({ weighed: weighedAs('crane') });
    const line = page.root()!.querySelector<HTMLElement>('.own-word')!;
    Object.defineProperty(line, 'offsetHeight', { get: () => (content() ? 40 : 0) });
    await page.show({ weighed: weighedAs('moist') });
    await page.show({ weighed: null });
    expect(line.style.minHeight).toBe('40px');
    const tile = document.createElement('div');
    const boards = [{ tiles: [tile], empty: [tile], written: [''] }];
    await page.show({ puzzle: { ...rowOf(1)!, boards } });
    expect(line.style.minHeight).toBe('');
  });

  it('shows the row that rules it out, with the tile that does, once it is asked for', async () => {
    const against = { row: 0, hint: 'oater 11002', why: 'correct', letter: 'r', place: 4, count: 1 } as const;
    await page.show({ weighed: { ...weighedAs('crane'), wins: 0, against } });
    const details = content() as HTMLDetailsElement;
    expect([details.localName, details.open]).toEqual(['details', false]);
    details.querySelector('summary')!.click();
    const tiles = [...details.querySelectorAll('.tile')];
    expect(tiles.map(({ textContent, className }) => `${textContent} ${className}`)).toEqual([
      'O tile present',
      'A tile present',
      'T tile absent',
      'E tile absent',
      'R tile correct marked',
    ]);
    details.open = true;
    // As browsers tell it.
    trusted(() => details.dispatchEvent(new Event('toggle')));
    // While the window changes, it is asked for again.
    await page.show({ weighed: null });
    await page.show({ weighed: { ...weighedAs('crane'), wins: 0, against } });
    expect((content() as HTMLDetailsElement).open).toBe(true);
    await page.show({ weighed: { ...weighedAs('moist'), wins: 0, against } });
    expect((content() as HTMLDetailsElement).open).toBe(false);
  });
});

it('asks for its sentences again where they do not come, and in a page that is gone for nothing', async () => {
  vi.useFakeTimers();
  const asked = vi.fn(() => Promise.reject(new Error('There is no worker.')));
  page = setUp(wordle, asked);
  page.overlay.begin(SETTINGS, null);
  await vi.advanceTimersByTimeAsync(600);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.clearAllTimers();
  page = setUp(wordle, asked);
  page.overlay.begin(SETTINGS, null);
  page.end.abort();
  // The answer comes late, as that of a worker may.
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});
