/**
 * What the overlay's script is to the content script. That runs on every page of a game, and has this one brought
 * only where there is something to show.
 */
import { createTranslate } from '../ui/i18n.ts';
import { createDisplay } from './display.tsx';

export interface OverlayScript {
  readonly createDisplay: typeof createDisplay;
  readonly createTranslate: typeof createTranslate;
}

export const overlayScript: OverlayScript = { createDisplay, createTranslate };

/** Where both scripts are: a world of the page's that no script of its own sees. */
export interface OverlayWorld {
  knackOverlay?: OverlayScript;
}
