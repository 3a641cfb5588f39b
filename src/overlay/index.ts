/** The overlay's entry: hands itself to the content script, which is in the same world. */
import { overlayScript, type OverlayWorld } from './script.ts';

(globalThis as OverlayWorld).knackOverlay = overlayScript;
