/** What a page has of a game, whether or not a board can be made of it: what mending a reader begins with. */
import type { Site } from '../sites/site.ts';
import { hasTiles } from './grid.ts';
import { hasKeyboard } from './keyboard.ts';

export interface Parts {
  /** Whether anything goes by a name that the game's tiles are known by. */
  readonly tiles: boolean;
  readonly keys: boolean;
}

export const partsOn = (document: Document, { board, keys }: Site): Parts => ({
  tiles: hasTiles(document, board),
  keys: hasKeyboard(document, keys),
});
