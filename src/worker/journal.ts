/** Keeps a record of each game that a tab shows, unless the player does not want that. */
import type { GameStore } from '../games/game-store.ts';
import type { SeenGame } from '../games/same-game.ts';
import { gameIn, guessesOn, rowKeyOf } from '../protocol/guesses.ts';
import type { Help } from '../protocol/help.ts';
import { playedHard } from '../protocol/hard-mode.ts';
import { createQueue } from '../protocol/queue.ts';
import type { TabRecord } from '../protocol/records.ts';
import type { RepeatRule } from '../protocol/added-site.ts';
import { helpOnPages, settingsOf } from '../protocol/settings.ts';
import type { SettingsFor } from '../stores/settings-store.ts';
import type { PanelStore } from './panel-store.ts';
import type { SiteStore } from './site-store.ts';

/** What a tab shows of a game; null without one, or before its first row. */
function seenIn({ report, rows, puzzles, seen }: TabRecord, rule: RepeatRule, at: number): SeenGame | null {
  const game = gameIn(report);
  if (!game) return null;
  const { puzzle: key, boards } = game;
  const guesses = guessesOn(boards);
  if (guesses.length === 0) return null;
  const own = rows.filter((row) => row.puzzle === key);
  const recordOf = (n: number) => own.find(({ row }) => row === rowKeyOf(guesses.slice(0, n)));
  const numbersOf = (isSo: (guess: string, n: number) => boolean | undefined) =>
    guesses.flatMap((guess, n) => (isSo(guess, n) ? [n] : []));
  return {
    ...game,
    rule,
    help: seen?.puzzle === key ? seen.help : null,
    typed: numbersOf((guess, n) => recordOf(n)?.word === guess),
    entered: numbersOf((guess, n) => recordOf(n)?.entered.includes(guess)),
    at,
    others: puzzles.map((known) => known.key).filter((known) => known !== key),
  };
}

interface Deps {
  readonly games: Pick<GameStore, 'keep'>;
  readonly settingsFor: SettingsFor;
  readonly sites: Pick<SiteStore, 'get'>;
  readonly panels: Pick<PanelStore, 'load'>;
  readonly now: () => Date;
}

export function createJournal({ games, settingsFor, sites, panels, now }: Deps) {
  const queued = createQueue();
  return {
    /** How much the popup shows on a site. */
    async shownInPopup(site: string, isPrivate: boolean): Promise<Help> {
      return settingsOf(await settingsFor(isPrivate).get(), site).help;
    },
    /** How much Knack shows on the pages of a site; null where it is not to be seen there. */
    async shownOnPage(site: string, isPrivate: boolean): Promise<Help | null> {
      const settings = await settingsFor(isPrivate).get();
      if (!settingsOf(settings, site).overlay) return null;
      // A folded panel says how many words are left.
      return (await panels.load(site))?.folded ? 'count' : helpOnPages(settings, site);
    },
    /**
     * Keeps what a tab shows; of private windows nothing.
     * @param isNew whether it is another game or has other rows than those that were kept before: of these, a game
     * that is not there any more has been deleted by the player, and stays so
     */
    note: (record: TabRecord, isNew: boolean): Promise<void> =>
      queued(async () => {
        if (record.isPrivate || !record.report) return;
        const settings = await settingsFor(false).get();
        if (!settings.keepGames) return;
        const { site } = record.report.game;
        const { rule } = await sites.get(site);
        const seen = seenIn(record, rule ?? 'standard', now().getTime());
        // A page need not say that it is in hard mode, but its player may play in it.
        const { hard } = settingsOf(settings, site);
        if (seen) await games.keep({ ...seen, hard: playedHard(hard, seen.hard) }, isNew);
      }),
  };
}

export type Journal = ReturnType<typeof createJournal>;
