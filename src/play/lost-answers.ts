/** The answers of a lost game, which its page says once it is over. */
import type { PageView } from '../page/page-view.ts';
import { saidAnswers } from '../page/said-answer.ts';
import type { SiteHints } from '../page/site-hints.ts';
import { isSolved, outcomeOf } from '../protocol/guesses.ts';
import type { Shown, ShownBoards } from '../session/events.ts';

/** Whether a game has been lost, and its tiles rest. */
const isLost = (shown: ShownBoards): boolean => !shown.moving && outcomeOf(shown) === 'lost';

/** So long after a game was lost its page is looked through, in milliseconds: a message may take a while. */
const LONGEST_WAIT = 10_000;

/** What a page has said since a game was lost, for each board. */
interface Said {
  /** The game. */
  readonly of: string;
  readonly since: number;
  /** The words that were there when it was lost: any page may hold some that fit. */
  readonly atFirst: readonly (readonly string[])[];
  /** Those that have come up since; a message may be gone again, and what it said is kept. */
  readonly later: readonly (readonly string[])[];
}

const onlyOne = (words: readonly string[]): string | null => (words.length === 1 ? words[0]! : null);

/** @returns a function that adds them to what a page shows */
export function createLostAnswers(document: Document) {
  let said: Said | null = null;
  return (shown: Shown, view: PageView, site: SiteHints, now: number): Shown => {
    if (shown.kind !== 'boards' || view.kind !== 'boards' || !isLost(shown)) return shown;
    const of = JSON.stringify(shown.boards);
    const before = said?.of === of ? said : null;
    if (!before || now - before.since < LONGEST_WAIT) {
      const words = saidAnswers(document, site, view.boards);
      const atFirst = before?.atFirst ?? words;
      const later = words.map((its, n) => [
        ...new Set([...(before?.later[n] ?? []), ...its.filter((word) => !atFirst[n]!.includes(word))]),
      ]);
      said = { of, since: before?.since ?? now, atFirst, later };
    }
    const { atFirst, later } = said!;
    const answers = shown.boards.map((board, n) =>
      isSolved(board, shown.width) ? null : onlyOne(later[n]!.length > 0 ? later[n]! : atFirst[n]!),
    );
    return answers.some(Boolean) ? { ...shown, answers } : shown;
  };
}
