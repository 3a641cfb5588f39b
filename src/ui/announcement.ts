/** What is said of an answer when it is new. */
import type { Advice } from '../protocol/records.ts';
import { type HelpLevel, reaches } from '../protocol/settings.ts';
import { capital, capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { summarize } from './summary.ts';

/** @returns sentences, none while a better answer may follow: what is said cannot be taken back */
export function announcementOf(answer: Advice | null, level: HelpLevel, t: Translate): string[] {
  if (!answer || (answer.status === 'open' && answer.progress === 'looking')) return [];
  const summary = summarize(answer, t);
  if (answer.status !== 'open') return [summary];
  const best = answer.suggestions[0];
  if (best && reaches(level, 'word')) return [summary, t('announceWord', { word: capitals(best.word) })];
  const letters = reaches(level, 'nudge') ? answer.letters.map(({ letter }) => capital(letter)) : [];
  return letters.length > 0 ? [summary, t('announceLetters', { letters: t.list(letters) })] : [summary];
}
