/** Whether Knack is on the game's page, and what is remembered of its panel. */
import type { Catalog } from '../protocol/sentences.ts';
import { type Settings, settingsOf } from '../protocol/settings.ts';
import { createTranslate, type Translate } from '../ui/i18n.ts';
import { createDisplay, type DisplayDeps } from './display.tsx';
import type { PanelState } from './position.ts';

export interface OverlayDeps extends Omit<DisplayDeps, 'settings' | 'translate' | 'panel' | 'setPanel'> {
  /** Set when everything has to end. */
  readonly life: AbortSignal;
  /** The sentences in the language that is set; rejects when there is nobody to ask. */
  readonly loadSentences: (locale: Settings['locale']) => Promise<Catalog>;
  /** Rejects where the browser cannot tell: it is only a place. */
  readonly loadPanel: () => Promise<PanelState | null>;
  readonly savePanel: (state: PanelState) => Promise<void>;
}

const AT_FIRST: PanelState = { folded: false, spot: null };

export function createOverlay(deps: OverlayDeps) {
  const { game, life, scene, loadSentences, loadPanel, savePanel } = deps;
  let settings: Settings | null = null;
  let panel: PanelState | null = null;
  /** In the language that was set last, or in the one before until it has come. */
  let translate: Translate | null = null;
  /** The setting whose language is there or on its way. */
  let asked: Settings['locale'] | null = null;
  let display: ReturnType<typeof createDisplay> | null = null;

  const speak = async (locale: Settings['locale']): Promise<void> => {
    if (asked === locale) return;
    asked = locale;
    const catalog = await loadSentences(locale).catch(() => null);
    // The player has chosen another language meanwhile.
    if (asked !== locale) return;
    if (catalog) {
      translate = createTranslate(catalog.sentences, catalog.locale);
      update();
    } else {
      // The next update asks again.
      asked = null;
    }
  };

  const update = (): void => {
    const isWanted = !life.aborted && settings && settingsOf(settings, game.id).overlay && scene();
    if (isWanted) void speak(settings!.locale);
    if (!isWanted || !panel || !translate) {
      display?.remove();
      display = null;
      return;
    }
    display ??= createDisplay({
      ...deps,
      settings: () => settings!,
      translate: () => translate!,
      panel: () => panel!,
      setPanel(next) {
        panel = next;
        void savePanel(next).catch(() => undefined);
      },
    });
    display.schedule();
  };

  life.addEventListener('abort', update);
  void loadPanel()
    .catch(() => null)
    .then((stored) => {
      panel = stored ?? AT_FIRST;
      update();
    });

  return {
    /** To be called whenever what it shows, or the page around it, may have changed. */
    update,
    setSettings(next: Settings): void {
      settings = next;
      update();
    },
  };
}
