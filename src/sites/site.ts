/** What has to be known of one site with games: where it is, its language, and hints for the reader. */
import type { SiteHints } from '../page/site-hints.ts';

/**
 * How Knack has come by a site: it has known it from the start, the player has added it, or its game is Knack's own.
 * Of one that was added nothing is known but its address.
 */
type SiteKind = 'known' | 'added' | 'practice';

/** A site. What it says of its pages are hints: they are tried first, and a page is read without them too. */
export interface Site extends SiteHints {
  readonly id: string;
  readonly kind: SiteKind;
  /** As its players call it. */
  readonly name: string;
  /** Null where it is not known, or not always the same. */
  readonly lexicon: Required<SiteHints>['lexicon'];
  /** Match patterns of its sites, as in the manifest: whole path trees, for `hasBoard` to tell apart. */
  readonly matches: readonly string[];
  /** Whether it takes the words that Knack knows and no others: then its refusals teach nothing. */
  readonly takesOurWords?: boolean;
  /** Which puzzle the page shows, where that is not told by its address and the day. */
  readonly puzzle?: () => string;
}
