/**
 * What the overlay's script is to the content script. That runs on every page of a game, and has this one brought
 * only where there is something to show.
 */
import { createTranslate } from '../ui/i18n.ts';
import { createDisplay, type Display, type DisplayDeps } from './display.tsx';
import { type Asking, requestsOf } from './requests.ts';

/** What a display needs of the page's script. */
export type PageDeps = Omit<DisplayDeps, 'asked'> & Asking;

export interface OverlayScript {
  readonly createDisplay: (deps: PageDeps) => Display;
  readonly createTranslate: typeof createTranslate;
}

export const overlayScript: OverlayScript = {
  createDisplay: (deps) => createDisplay({ ...deps, asked: requestsOf(deps) }),
  createTranslate,
};

/** Where both scripts are: a world of the page's that no script of its own sees. */
export interface OverlayWorld {
  knackOverlay?: OverlayScript;
}
