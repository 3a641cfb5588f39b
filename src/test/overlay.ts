/** A game's page with an overlay on it, as its tests see it. */
import { expect, vi } from 'vitest';
import type { Site } from '../sites/site.ts';
import { give } from './dom.ts';
import { WHOLE_TIME } from './share.ts';
import { wordle } from '../sites/wordle.ts';
import type { RuledGame } from '../protocol/game.ts';
import type { Help } from '../protocol/help.ts';
import type { Looks } from '../protocol/looks.ts';
import type { PanelState } from '../protocol/panel.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import { pageSettingsOf } from '../protocol/settings.ts';
import { CHOSEN } from './settings.ts';
import { boardLeft, openAdvice, suggestionOf } from './advice.ts';
import type { Scene } from '../overlay/display.tsx';
import { createOverlay } from '../play/overlay.ts';
import type { Ask, PageRequest } from '../protocol/requests.ts';
import { overlayScript } from '../overlay/script.ts';
import { keysOn } from '../page/pressed-keys.ts';
import { catalogOf } from './sentences.ts';
import { trusted } from './trusted.ts';
import { localeFor } from '../ui/i18n.ts';
import type { Locale } from '../protocol/locales.ts';
import type { OverlayParts } from '../protocol/sentences.ts';

export const OPEN = openAdvice({
  boards: [boardLeft({ possible: 2, likely: 2 })],
  suggestions: [suggestionOf('crane', [1, 1], { expected: 1.5, certainty: 'proven' })],
  rival: null,
  letters: [],
  review: null,
});
export const SETTINGS = pageSettingsOf(CHOSEN, 'wordle');

/** A game of one board in its first row, or a later one. */
export const rowOf = (row: number): Scene['puzzle'] => ({
  key: `row ${row}`,
  isNew: row === 1,
  boards: [{ tiles: [], empty: [], written: [] }],
  guessesLeft: 7 - row,
});

export const partsIn = (locale: Locale): OverlayParts => ({ ...catalogOf(locale), css: '.panel {}' });
type Load = (locale: PageSettings['locale']) => Promise<OverlayParts>;
export const speak: Load = (locale) => Promise.resolve(partsIn(localeFor(locale, ['en'])));

/** The shadow roots of all hosts, which are closed. */
const roots = new WeakMap<Element, ShadowRoot>();
const attach = Reflect.get(Element.prototype, 'attachShadow');
Element.prototype.attachShadow = function attachShadow(init) {
  const root = attach.call(this, init);
  roots.set(this, root);
  return root;
};

/** A game's page, with an overlay on it. */
export function setUp(site: Site = wordle, load: Load = speak) {
  document.body.innerHTML = '<main>A game</main>';
  const end = new AbortController();
  let scene: Scene | null = {
    puzzle: rowOf(1),
    unread: { why: null, isAdded: false, proposed: null, noLooks: false },
    advice: OPEN,
    notice: null,
    weighed: null,
    help: null,
    playing: false,
    offersPlay: true,
  };
  const actions = {
    setHelp: vi.fn((_: Help | null): unknown => true),
    pick: vi.fn(() => true),
    play: vi.fn(() => true),
    savePanel: vi.fn((_: PanelState): unknown => true),
    switchSetting: vi.fn((..._: readonly [setting: string, on: boolean]) => Promise.resolve<unknown>(true)),
    loadCandidates: vi.fn((..._: readonly [board: number, offset: number, count: number]) =>
      Promise.resolve([]),
    ),
    tellLooks: vi.fn((_: Looks | null) => Promise.resolve(true)),
    tellLexicon: vi.fn((_: string) => Promise.resolve(true)),
    review: vi.fn((): unknown => true),
    ownGame: vi.fn((): Promise<RuledGame | null> => Promise.resolve(null)),
    askReview: vi.fn((_: PageRequest): Promise<never> => new Promise(() => undefined)),
  };
  const { pick, play, setHelp, ...worker } = actions;
  /** What the worker does for what it is asked. */
  const reply = (request: PageRequest): unknown => {
    switch (request.type) {
      case 'overlay':
        return load(request.locale);
      case 'looks':
        return worker.tellLooks(request.looks);
      case 'lexicon':
        return worker.tellLexicon(request.lexicon);
      case 'openReview':
        return worker.review();
      case 'ownGame':
        return worker.ownGame();
      case 'ownGuess':
      case 'ownReplay':
        return worker.askReview(request);
      case 'candidates':
        return worker.loadCandidates(request.board, request.offset, request.count);
      case 'switch':
        return worker.switchSetting(request.setting, request.on);
      case 'panel':
        return worker.savePanel(request.panel);
      default:
        throw new Error(`The overlay does not ask “${request.type}”.`);
    }
  };
  const ask = (request: PageRequest) => new Promise<unknown>((done) => done(reply(request)));
  let settings: PageSettings | null = null;
  const shown = createOverlay({
    pick,
    play,
    setHelp,
    ask: ask as Ask,
    tell: ask,
    onLost: () => undefined,
    settings: () => settings,
    site,
    window,
    share: WHOLE_TIME,
    signal: end.signal,
    overlayScript: () => overlayScript,
    scene: () => scene,
    keys: () => keysOn(document, site),
  });
  const overlay = {
    update: shown.update,
    takeDown: shown.takeDown,
    setSettings(next: PageSettings): void {
      settings = next;
      shown.update();
    },
    begin(next: PageSettings, panel: PanelState | null): void {
      settings = next;
      shown.begin({ settings: next, panel, overlay: null });
    },
  };
  const root = () => {
    const host = document.querySelector('knack-overlay');
    return host && roots.get(host)!;
  };
  return {
    overlay,
    end,
    actions,
    root,
    said: () => root()?.querySelector('[role="status"]')?.textContent,
    show: async (next: Partial<Scene> | null) => {
      scene = next && { ...scene!, ...next };
      overlay.update();
      await vi.waitFor(() => expect(root() !== null).toBe(next !== null));
      await nextFrame();
    },
    press: async (label: string) => {
      const buttons = [...root()!.querySelectorAll<HTMLElement>('button')];
      trusted(() =>
        buttons.find((it) => [it.getAttribute('aria-label'), it.textContent].includes(label))!.click(),
      );
      await nextFrame();
    },
  };
}
/** Waits until changes are painted: Preact runs effects a frame later, and they may paint again. */
export const nextFrame = async () => {
  for (let n = 0; n < 3; n++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
};

export type OverlayPage = ReturnType<typeof setUp>;

/** One that shows the first row of a game. */
export async function showOverlay(): Promise<OverlayPage> {
  const page = setUp();
  page.overlay.begin(SETTINGS, null);
  await vi.waitFor(() => expect(page.root()).not.toBeNull());
  await nextFrame();
  return page;
}

/** Gives the window and what is in it a size. */
export function layOut(): void {
  give(document.documentElement, 'clientWidth', 1000);
  give(document.documentElement, 'clientHeight', 800);
}

/** The page but for what the game has on it. */
export const around = () => document.documentElement.outerHTML.replace(/<main>.*<\/main>/, '');
