/** Whether Knack is on the game's page, and what is remembered of its panel. */
import { type Settings, settingsOf } from '../protocol/settings.ts';
import { createDisplay, type DisplayDeps } from './display.tsx';
import type { PanelState } from './position.ts';

export interface OverlayDeps extends Omit<DisplayDeps, 'settings' | 'panel' | 'setPanel'> {
  /** Set when everything has to end. */
  readonly life: AbortSignal;
  /** Rejects where the browser cannot tell: it is only a place. */
  readonly loadPanel: () => Promise<PanelState | null>;
  readonly savePanel: (state: PanelState) => Promise<void>;
}

const AT_FIRST: PanelState = { folded: false, spot: null };

export function createOverlay(deps: OverlayDeps) {
  const { game, life, scene, loadPanel, savePanel } = deps;
  let settings: Settings | null = null;
  let panel: PanelState | null = null;
  let display: ReturnType<typeof createDisplay> | null = null;

  const update = (): void => {
    const isOn = !life.aborted && settings && panel && settingsOf(settings, game.id).overlay;
    if (!isOn || !scene()) {
      display?.remove();
      display = null;
      return;
    }
    display ??= createDisplay({
      ...deps,
      settings: () => settings!,
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
