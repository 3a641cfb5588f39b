/**
 * What the toolbar button shows: whether there is a board to read, and how many likely words are left, or at the end
 * how many guesses it took.
 */
import type { Advice, WordsLeft } from '../protocol/advice.ts';
import { gameIn, guessesOn } from '../protocol/guesses.ts';
import type { TabRecord } from '../protocol/records.ts';
import type { Translate } from '../ui/i18n.ts';
import { summarize } from '../ui/summary.ts';

export interface ActionApi {
  setBadgeText(details: { tabId: number; text: string }): Promise<void>;
  setBadgeBackgroundColor(details: { tabId: number; color: string }): Promise<void>;
  setIcon(details: { tabId: number; path: Record<string, string> }): Promise<unknown>;
  /** Without a tab id it applies to all tabs that have no title of their own. */
  setTitle(details: { tabId?: number; title: string }): Promise<void>;
}

const COLOR = '#2f6f4f';

/** The files of an icon by size, as paths from the extension's root. */
const icons = (prefix: string) =>
  Object.fromEntries(['16', '32'].map((size) => [size, `/icons/${prefix}${size}.png`]));
const BOARD_ICONS = icons('');
const NO_BOARD_ICONS = icons('none-');

/** At most four characters: "110", "2315", "12k". */
export function formatCount(count: number): string {
  return count < 10_000 ? String(count) : `${Math.floor(count / 1000)}k`;
}

/**
 * How many likely words are left, or else how many words; with several boards there is no room for the counts.
 */
const countOf = ([board, ...others]: readonly WordsLeft[]): string =>
  board && others.length === 0 ? formatCount(board.likely || board.possible) : '';

/** @param guesses how many were made */
export function badgeText(advice: Advice | null, guesses: number): string {
  switch (advice?.status) {
    case 'open':
      return countOf(advice.boards);
    case 'solved':
      return String(guesses);
    case 'lost':
      return '✗';
    case undefined:
      return '';
    default:
      return '?';
  }
}

type Known = Pick<TabRecord, 'report' | 'advice' | 'isPrivate'>;

function titleOf({ report, advice }: Known, t: Translate): string {
  if (!report) return t('titleNoGame');
  const { game } = report;
  if (!('boards' in game)) {
    return `${t('name')}: ${t(game.state === 'not-started' ? 'notStarted' : 'unreadable')}`;
  }
  return advice ? `${t('name')}: ${summarize(advice, game.boards.length, t)}` : t('name');
}

/** @param translate gives the sentences in the language that is set, for private windows or for others */
export function createBadge(action: ActionApi, translate: (isPrivate: boolean) => Promise<Translate>) {
  return {
    /** Shows on a tab's button what is known about the tab. */
    show: async (tabId: number, state: Known): Promise<void> => {
      const t = await translate(state.isPrivate);
      const game = gameIn(state.report);
      try {
        await Promise.all([
          action.setBadgeText({
            tabId,
            text: game ? badgeText(state.advice, guessesOn(game.boards).length) : '',
          }),
          action.setBadgeBackgroundColor({ tabId, color: COLOR }),
          action.setIcon({ tabId, path: game ? BOARD_ICONS : NO_BOARD_ICONS }),
          action.setTitle({ tabId, title: titleOf(state, t) }),
        ]);
      } catch {
        // The tab was closed in the meantime.
      }
    },
    /**
     * The title where nothing is known; the manifest has it in the browser's language alone:
     * https://developer.chrome.com/docs/extensions/reference/api/i18n
     */
    showDefault: async (): Promise<void> => {
      await action.setTitle({ title: (await translate(false))('titleNoGame') });
    },
  };
}
