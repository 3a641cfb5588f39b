/** What a page has of a game, whether or not a board can be made of it: what mending a reader begins with. */
import { hasTiles } from './grid.ts';
import { hasKeyboard } from './keyboard.ts';
import type { SiteHints } from './site-hints.ts';

export interface Parts {
  /** Whether anything goes by a name that the site's tiles are known by. */
  readonly tiles: boolean;
  readonly keys: boolean;
}

export const partsOn = (document: Document, site: SiteHints): Parts => ({
  tiles: hasTiles(document, site),
  keys: hasKeyboard(document, site),
});
