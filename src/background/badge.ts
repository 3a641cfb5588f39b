/** The badge on the toolbar button: how many likely words are left. */
import type { Answer } from '../session.ts';
import type { Translate } from '../ui/i18n.ts';
import { summarize } from '../ui/summary.ts';

interface ActionApi {
  setBadgeText(details: { tabId: number; text: string }): Promise<void>;
  setBadgeBackgroundColor(details: { tabId: number; color: string }): Promise<void>;
  setTitle(details: { tabId: number; title: string }): Promise<void>;
}

const COLOR = '#2f6f4f';

/** At most four characters: "110", "2315", "12k". */
export function formatCount(count: number): string {
  return count < 10_000 ? String(count) : `${Math.floor(count / 1000)}k`;
}

export function badgeText(answer: Answer | null): string {
  switch (answer?.status) {
    case 'open':
    case 'lost':
      return formatCount(answer.likely || answer.possible);
    case 'solved':
      return '✓';
    case 'contradiction':
    case 'no-known-word':
    case 'no-dictionary':
    case 'failed':
      return '?';
    default:
      return '';
  }
}

/** @param translate gives the sentences in the language that is set by now */
export function createBadge(action: ActionApi, translate: () => Promise<Translate>) {
  /** Shows an answer on a tab's button; null where there is no game. */
  return async (tabId: number, answer: Answer | null): Promise<void> => {
    const t = await translate();
    const summary = answer && summarize(answer, t);
    try {
      await Promise.all([
        action.setBadgeText({ tabId, text: badgeText(answer) }),
        action.setBadgeBackgroundColor({ tabId, color: COLOR }),
        action.setTitle({ tabId, title: summary ? `${t('name')}: ${summary}` : t('name') }),
      ]);
    } catch {
      // The tab has been closed meanwhile.
    }
  };
}
