/**
 * What is known about a site's pages beforehand. All of it is optional and only a hint: it is tried first and
 * what works on every board next, so that a site that changes a name is still read.
 */
import { foldCase, type Language } from '../languages/language.ts';
import { LANGUAGES, type Lexicon } from '../languages/languages.ts';
import type { TileFeedback } from './board.ts';

/** How one site writes feedback. */
interface FeedbackNames {
  /** Attributes of a tile that hold its feedback. */
  readonly attributes?: readonly string[];
  /** Classes of the site's own and what they mean. */
  readonly classes?: Readonly<Record<string, TileFeedback>>;
}

/** Selectors of a site's own keys. */
interface KeySelectors {
  readonly all?: string;
  readonly enter?: string;
  readonly delete?: string;
}

/** What a game keeps of hard mode in the local storage of its pages. */
interface StoredHardMode {
  readonly keys: RegExp;
  /** @returns null where the texts under these keys do not tell */
  readonly isHard: (texts: readonly string[]) => boolean | null;
}

export interface SiteHints {
  /** The words that it is played with, in its spelling; null or not given where that is not known. */
  readonly lexicon?: Lexicon | null;
  /** The languages that its pages may speak: all that Knack knows, unless given. */
  readonly languages?: readonly Language[];
  /** Whether an address is one of a page with a board; others are lists of days, or other games. */
  readonly hasBoard?: (url: URL) => boolean;
  /** Selectors of what to look for the board in, the narrowest first. */
  readonly scopes?: readonly string[];
  /** Selector of what holds one board each, where they may have one row. */
  readonly board?: string;
  /** Selectors of the tiles, the most reliable first. */
  readonly tiles?: readonly string[];
  /** How many letters a word can have. */
  readonly widths?: readonly number[];
  /** How the site itself writes feedback. */
  readonly feedback?: FeedbackNames;
  /** Custom properties that hold the colours of feedback. */
  readonly legend?: Readonly<Record<string, TileFeedback>>;
  /** What looks of tiles mean, by their keys, as the player has said. */
  readonly looks?: Readonly<Record<string, TileFeedback>>;
  readonly keys?: KeySelectors;
  /** What is on the page only while the game's own theme of high contrast is on. */
  readonly highContrast?: string;
  /** What else the page has to be read, and is not to be covered. */
  readonly texts?: string;
  /** What the answer of a lost game is said in, where other words are in sight. */
  readonly message?: string;
  /** Whether the player has asked Knack to look for a board on this very page. */
  readonly isSought?: boolean;
  /** What is on the page as long as the game has not begun. */
  readonly start?: string;
  /** What a row matches when its guess is refused for any reason; the message says which. */
  readonly refusedRow?: string;
  /** How many guesses a game allows, where its boards do not show it; their rows tell, unless given. */
  readonly limit?: () => number;
  /** Whether every hint must be used. The page's switch tells, or else what the game has stored, unless given. */
  readonly isHard?: () => boolean;
  readonly storedHardMode?: StoredHardMode;
}

/** The languages that a site's pages may speak. */
export const languagesOf = ({ languages }: SiteHints): readonly Language[] => languages ?? LANGUAGES;

/** Turns letters of a site into lower case: as the language of its lexicon does, or else as most do. */
export function foldOf(site: SiteHints): (text: string) => string {
  const { lexicon } = site;
  const language = languagesOf(site).find(({ lexicons }) => lexicon != null && lexicons.includes(lexicon));
  return language?.fold ?? foldCase;
}
