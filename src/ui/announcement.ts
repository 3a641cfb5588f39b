/** What screen readers announce when there is new advice. */
import type { Advice } from '../protocol/advice.ts';
import { type Help, reaches } from '../protocol/help.ts';
import { capital, capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { summarize } from './summary.ts';

/**
 * @param boards how many the puzzle has
 * @returns sentences; none while better advice may follow, since an announcement cannot be taken back
 */
export function announcementOf(advice: Advice | null, boards: number, help: Help, t: Translate): string[] {
  if (!advice || (advice.status === 'open' && advice.progress === 'looking')) return [];
  const summary = summarize(advice, boards, t);
  if (advice.status !== 'open') return [summary];
  const best = advice.suggestions[0];
  if (best && reaches(help, 'word')) return [summary, t('announceWord', { word: capitals(best.word) })];
  const letters = reaches(help, 'nudge') ? advice.letters.map(({ letter }) => capital(letter)) : [];
  return letters.length > 0 ? [summary, t('announceLetters', { letters: t.list(letters) })] : [summary];
}
