/** Whether Knack is shown on the game's page, and the state of its panel. */
import type { PanelState } from '../protocol/panel.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { Beginning } from '../protocol/requests.ts';
import type { OverlayParts } from '../protocol/sentences.ts';
import type { Display } from '../overlay/display.tsx';
import type { OverlayScript, PageDeps } from '../overlay/script.ts';
import { isCovered } from '../page/covered.ts';
import { call } from '../page/dom.ts';
import { OVERLAY } from '../page/tree.ts';
import type { Translate } from '../ui/i18n.ts';

export interface OverlayDeps extends Omit<
  PageDeps,
  'isCovered' | 'settings' | 'css' | 'translate' | 'panel' | 'setPanel' | 'onLeft'
> {
  /** What is set now; null until that is known. */
  readonly settings: () => PageSettings | null;
  /** Set when everything has to end. */
  readonly signal: AbortSignal;
  readonly overlayScript: () => OverlayScript | undefined;
}

/** When the worker is asked again that has not told how it looks, in milliseconds: ever later, and at last seldom. */
const ASK_AGAIN = 500;
const SELDOM = 30_000;

/**
 * How it looks, and what it says in the language that is set; its script has been brought by then. Rejects when the worker
 * cannot be reached, or may not bring it.
 */
const load = ({ window, overlayScript, ask }: OverlayDeps, locale: PageSettings['locale']) =>
  ask({ type: 'overlay', locale, languages: [...window.navigator.languages], bring: !overlayScript() });

const AT_FIRST: PanelState = { folded: false, spot: null };

/** How it looks, and what it says, once the worker has told. */
function createParts(deps: OverlayDeps, onChange: () => void) {
  let css = '';
  /** In the language that was set last, or in the previous one until that has loaded. */
  let translate: Translate | null = null;
  /** The setting whose language is loaded or being loaded. */
  let asked: PageSettings['locale'] | null = null;
  let askAgain = ASK_AGAIN;
  const take = (brought: OverlayScript, parts: OverlayParts) => {
    css = parts.css;
    translate = brought.createTranslate(parts.sentences, parts.locale);
  };
  return {
    css: () => css,
    translate: () => translate,
    /** Takes what has come with its script, in a language that is set. */
    given(parts: OverlayParts, locale: PageSettings['locale']) {
      const brought = deps.overlayScript();
      if (!brought) return;
      asked = locale;
      take(brought, parts);
    },
    async speak(locale: PageSettings['locale']): Promise<void> {
      if (asked === locale) return;
      asked = locale;
      const loaded = await load(deps, locale).catch(() => null);
      // The player has chosen another language in the meantime, or has left the page: in one that is gone Firefox throws at
      // a timer (https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Errors/Dead_object).
      if (asked !== locale || deps.signal.aborted) return;
      const brought = deps.overlayScript();
      if (loaded && brought) {
        askAgain = ASK_AGAIN;
        take(brought, loaded);
        onChange();
      } else {
        setTimeout(() => {
          asked = null;
          onChange();
        }, askAgain);
        askAgain = Math.min(2 * askAgain, SELDOM);
      }
    },
  };
}

export function createOverlay(deps: OverlayDeps) {
  const { site, settings, signal, scene, overlayScript, tell, onLost } = deps;
  let panel: PanelState | null = null;
  let display: Display | null = null;

  const takeDown = (): void => {
    display?.remove();
    display = null;
  };

  const update = (): void => {
    const set = settings();
    const isOn = set !== null && (set.overlay || display?.isLeaving());
    const isWanted = !signal.aborted && isOn && scene() !== null;
    if (isWanted) void parts.speak(set.locale);
    const brought = overlayScript();
    if (!isWanted || !panel || !parts.translate() || !brought) {
      takeDown();
      return;
    }
    display ??= brought.createDisplay({
      ...deps,
      isCovered,
      settings: () => settings()!,
      css: parts.css(),
      translate: () => parts.translate()!,
      panel: () => panel!,
      onLeft: update,
      setPanel(next) {
        panel = next;
        void tell({ type: 'panel', site: site.id, panel: next }).catch(onLost);
      },
    });
    display.schedule();
  };

  const parts = createParts(deps, update);
  signal.addEventListener('abort', update);
  removeLeftovers(deps.window.document);

  return {
    /** Shows itself from now on; without a panel kept from before, that is beside the board. */
    begin(beginning: Pick<Beginning, 'panel' | 'overlay' | 'settings'>): void {
      panel = beginning.panel ?? AT_FIRST;
      if (beginning.overlay) parts.given(beginning.overlay, beginning.settings.locale);
      update();
    },
    /**
     * To be called when the page was written anew, which takes all listeners from the page and from what is shown on
     * it (https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps): that would be a
     * dead picture. The next update, which such a change brings about, shows it anew.
     */
    takeDown,
    /** Whether an event is meant for it and not for the game. */
    isFor: (event: Event): boolean => display?.isFor(event) ?? false,
    /** To be called whenever what it shows, or the page around it, may have changed. */
    update,
  };
}

/**
 * Takes away what former scripts have put into the page: when an extension is updated, Firefox ends its script, leaves
 * what that has drawn, and starts the new one beside it (https://github.com/w3c/webextensions/issues/138).
 */
export function removeLeftovers(document: Document): void {
  for (const left of call(document, 'querySelectorAll', OVERLAY)) left.remove();
}
