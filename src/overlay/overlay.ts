/** Whether Knack is on the game's page, and what is known of its panel. */
import type { PanelState } from '../protocol/panel.ts';
import type { PageSettings } from '../protocol/settings.ts';
import { createDisplay, type DisplayDeps } from './display.tsx';

export interface OverlayDeps extends Omit<DisplayDeps, 'settings' | 'panel' | 'setPanel'> {
  /** Set when everything has to end. */
  readonly signal: AbortSignal;
  readonly savePanel: (panel: PanelState) => void;
}

const AT_FIRST: PanelState = { folded: false, spot: null };

export function createOverlay(deps: OverlayDeps) {
  const { signal, scene, savePanel } = deps;
  let settings: PageSettings | null = null;
  let panel: PanelState | null = null;
  let display: ReturnType<typeof createDisplay> | null = null;

  const update = (): void => {
    const isOn = !signal.aborted && panel && settings?.overlay;
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
        savePanel(next);
      },
    });
    display.schedule();
  };

  signal.addEventListener('abort', update);

  return {
    /** Shows from now on what the settings say; without a panel kept from before, it is beside the board. */
    begin(first: PageSettings, kept: PanelState | null): void {
      settings = first;
      panel = kept ?? AT_FIRST;
      update();
    },
    setSettings(next: PageSettings): void {
      settings = next;
      update();
    },
    /** To be called whenever what it shows, or the page around it, may have changed. */
    update,
  };
}
