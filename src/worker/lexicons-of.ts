/** Which words the game of a page is played with: what its site says, the player, or what the page shows. */
import type { Lexicon } from '../lexicons/lexicons.ts';
import { guessesOn } from '../protocol/guesses.ts';
import type { ToldLexicon } from '../protocol/ids.ts';
import type { NoGame, Report } from '../protocol/report.ts';
import type { SiteStore } from './site-store.ts';
import { tellLexicon } from './tell-lexicon.ts';

/** So many guesses tell as much as more of them. */
const MAX_GUESSES = 10;

export interface PlayedWith {
  /** Null where it is not sure. */
  readonly lexicon: Lexicon | null;
  /** Those that it may be, likeliest first; none where the site itself says it. */
  readonly lexicons: readonly Lexicon[];
  /** The language that it seems to be in, where Knack has no words of it. */
  readonly missing: string | null;
  /** Whether it is in none that Knack has words of, by what the player says. */
  readonly noLexicon: boolean;
}

/**
 * @param isKnown whether a word is in the list of a lexicon
 * @returns a function of a report, and of what the player has said in a private window
 */
export function createLexiconsOf(
  sites: Pick<SiteStore, 'get'>,
  isKnown: (lexicon: Lexicon, word: string) => Promise<boolean>,
) {
  return async (report: Report, chosen: ToldLexicon | null): Promise<PlayedWith> => {
    const { game, page } = report;
    if (game.lexicon !== null) {
      return { lexicon: game.lexicon, lexicons: [], missing: null, noLexicon: false };
    }
    const all = 'boards' in game ? guessesOn(game.boards) : unreadGuesses(game);
    const guesses = all.slice(0, MAX_GUESSES);
    const { likely, isSure, missing } = await tellLexicon({ ...page, guesses }, isKnown);
    const site = await sites.get(game.site);
    const said = chosen ?? (site.noLexicon ? 'none' : site.lexicon);
    const noLexicon = said === 'none';
    const told = said ?? (isSure ? likely[0]! : null);
    return { lexicon: noLexicon ? null : (told as Lexicon | null), lexicons: likely, missing, noLexicon };
  };
}

/** The words on a board whose colours mean nothing yet. */
const unreadGuesses = ({ why }: NoGame): string[] =>
  why?.kind === 'colours' ? (why.rows[0] ?? []).map(({ letters }) => letters.join('')) : [];

export type LexiconsOf = ReturnType<typeof createLexiconsOf>;
