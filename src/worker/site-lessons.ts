/**
 * What a game on a site that the player has added teaches of the next: how repeated letters are marked there, and whether
 * rare words are taken. Private windows teach nothing.
 */
import type { Lexicon } from '../lexicons/lexicons.ts';
import { MOST_RARE, type RepeatRule } from '../protocol/added-site.ts';
import type { Advice } from '../protocol/advice.ts';
import type { TabRecord } from '../protocol/records.ts';
import { siteById } from '../sites/sites.ts';
import type { SiteStore } from './site-store.ts';

interface Deps {
  readonly sites: Pick<SiteStore, 'get' | 'change'>;
  /** Whether people would call a word a likely answer. */
  readonly isLikely: (lexicon: Lexicon, word: string) => Promise<boolean>;
}

type Game = Pick<TabRecord, 'report' | 'isPrivate'>;

export function createSiteLessons({ sites, isLikely }: Deps) {
  const siteOf = ({ report, isPrivate }: Game): string | null =>
    report && !isPrivate && siteById(report.game.site)?.kind === 'added' ? report.game.site : null;
  const count = async (game: Game, words: readonly string[], by: 1 | -1): Promise<void> => {
    const site = siteOf(game);
    const lexicon = game.report?.game.lexicon;
    if (site === null || !lexicon) return;
    let rare = 0;
    for (const word of words) if (!(await isLikely(lexicon, word))) rare += by;
    if (rare === 0) return;
    await sites.change(site, (known) => ({
      rare: Math.max(-MOST_RARE, Math.min(MOST_RARE, known.rare + rare)),
    }));
  };
  return {
    /**
     * The next game of a site is supposed to mark repeated letters as this one does.
     * @param asked the rule that the advice was asked for with: what the player has said since counts
     */
    rule: async (game: Game, advice: Advice | null, asked: RepeatRule | null): Promise<void> => {
      const site = siteOf(game);
      const rule = (advice?.status === 'open' || advice?.status === 'lost') && advice.rule;
      if (site === null || !rule || rule === asked) return;
      await sites.change(site, (known) => (known.rule === asked ? { rule } : {}));
    },
    /** The game has taken these words. */
    taken: (game: Game, words: readonly string[]): Promise<void> => count(game, words, 1),
    /** The game has refused this word. */
    refused: (game: Game, word: string): Promise<void> => count(game, [word], -1),
  };
}

export type SiteLessons = ReturnType<typeof createSiteLessons>;
