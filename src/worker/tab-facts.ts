/** What follows from the record of a tab, and from what its page reports. */
import type { Advice } from '../protocol/advice.ts';
import { gameIn, guessesOn } from '../protocol/guesses.ts';
import { type Help, helpFor, higherOf } from '../protocol/help.ts';
import type { Notice } from '../protocol/notice.ts';
import type { Update } from '../protocol/orders.ts';
import { heldOn, type HeldWord, MAX_GAME, type TabRecord } from '../protocol/records.ts';
import type { Report } from '../protocol/report.ts';
import type { Sync } from '../protocol/sync.ts';

/** What a report shows in a form that can be compared and kept: stores do not keep the order of keys. */
export function textOfGame({ game }: Report): string {
  const { site, lexicon, hard } = game;
  const shown = 'boards' in game ? [game.puzzle, game.width, game.limit, game.boards] : game.state;
  return JSON.stringify([site, lexicon, shown, hard]).slice(0, MAX_GAME);
}

/** The same of what a tab shows, or has shown last: after a reload it may be the same game. */
export const shownText = ({ report, leftGame }: TabRecord): string | null =>
  report ? textOfGame(report) : leftGame;

/** Whether a page shows another game than its tab has shown last, or other rows of it. */
export const isNewOn = (record: TabRecord, report: Report): boolean =>
  shownText(record) !== textOfGame(report);

/** What a page tells that shows something. */
export type ReportSync = Sync & { readonly report: Report };

/** What is known of a page beside what it tells. */
interface Known extends Pick<
  TabRecord,
  'isPrivate' | 'frame' | 'lexicons' | 'missing' | 'noLexicon' | 'proposed' | 'noLooks'
> {
  /** How much Knack shows on it; null where it is not to be seen there. */
  readonly onPage: Help | null;
}

/** The record of a tab with what its page tells, but for what has happened there. */
export function withSync(before: TabRecord, sync: ReportSync, { onPage, ...known }: Known): TabRecord {
  const { visit, number, report, rows, puzzles, playing } = sync;
  const game = gameIn(report);
  const text = textOfGame(report);
  const isNew = isNewOn(before, report);
  // A page that is loaded anew often shows a lost game without its answer.
  const said = game?.answers ? { game: text, answers: game.answers } : before.said;
  const isSaid = game !== null && said?.game === text;
  return {
    ...before,
    ...known,
    // Of a private window nothing is kept but here.
    noLooks: known.noLooks || (known.isPrivate && before.site === report.game.site && before.noLooks),
    report: isSaid ? { ...report, game: { ...game, answers: said.answers } } : report,
    told: { visit, number },
    said,
    leftGame: null,
    site: report.game.site,
    rows,
    puzzles,
    playing,
    ...(isNew && { advice: null, notice: null, help: null, isToNote: true }),
    seen: withHelpSeen({ ...before, report }, onPage && helpFor(onPage, isNew ? null : before.help)),
    ...(game && { held: heldOn(before.held, game.puzzle) }),
  };
}

/** An advice with what is known of the language, where that is not one that Knack has words of. */
export const withMissing = (advice: Advice | null, { missing, noLexicon }: TabRecord): Advice | null =>
  advice?.status === 'no-lexicon'
    ? { ...advice, ...(missing !== null && { language: missing }), ...(noLexicon && { isNone: true }) }
    : advice;

/** The guesses that the game of a report has taken since another: nobody knows when it took those that it began with. */
export function takenSince(old: Report | null, report: Report): readonly string[] {
  const [before, now] = [gameIn(old), gameIn(report)];
  if (!before || before.puzzle !== now?.puzzle) return [];
  const guesses = guessesOn(before.boards);
  return guessesOn(now.boards).filter((guess) => !guesses.includes(guess));
}

/** Whether a word is a guess on the boards of a report. */
export const isOn = (report: Report | null, word: string): boolean =>
  guessesOn(gameIn(report)?.boards ?? []).includes(word);

/** What is said of a refused word, where it is held, and not remembered as the page takes it to be. */
export const saidOf = (notice: Notice | null, held: readonly HeldWord[]): Notice | null =>
  notice?.kind === 'notInList' && held.some(({ word }) => word === notice.word)
    ? { ...notice, kind: 'notInListHeld' }
    : notice;

/** The update for the page of a tab; null when there is no report. */
export const updateOf = ({
  report,
  told,
  advice,
  notice,
  help,
  proposed,
  noLooks,
  lexicons,
}: TabRecord): Update | null =>
  report && {
    number: told?.number ?? 0,
    advice,
    notice,
    help,
    ...(proposed && { proposed }),
    ...(noLooks && { noLooks }),
    ...(report.game.lexicon === null && lexicons.length > 0 && { lexicons }),
  };

/** The most that is known to have been shown of the puzzle of a report, with what is shown of it now. */
export function withHelpSeen({ report, seen }: TabRecord, now: Help | null): TabRecord['seen'] {
  const game = gameIn(report);
  if (!game) return seen;
  const { puzzle } = game;
  const help = higherOf(seen?.puzzle === puzzle ? seen.help : null, now);
  return help && { puzzle, help };
}
