/**
 * What the script of a game is to the content script. That runs on every page of a site with games, and has this one
 * brought only where there is a board.
 */
import type { tools } from '../content/tools.ts';
import { startGamePage } from './game-page.ts';

export const playScript = { startGamePage };
export type PlayScript = typeof playScript;

/** Where both scripts are: a world of the page's that no script of its own sees. */
export interface PlayWorld {
  knackPlay?: PlayScript;
  knackTools?: typeof tools;
}
