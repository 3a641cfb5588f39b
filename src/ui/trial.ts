/** What Knack has tried to read as the boards of a page, and what became of it, in words. */
import type { Tried } from '../protocol/report.ts';
import type { Translate } from './i18n.ts';

/** "6 rows of 5 letters: read, since the page takes letters"; what was found in several ways is said once. */
export const trialSentences = (tried: readonly Tried[], t: Translate): string[] => [
  ...new Set(tried.map((trial) => sentenceOf(trial, t))),
];

function sentenceOf({ boards, rows, width, sign, against }: Tried, t: Translate): string {
  const what = boards > 1 ? t('boardsSize', { boards, width }) : t('boardSize', { rows, width });
  return `${what}: ${t(`trial_${against ?? sign ?? 'signs'}`)}`;
}
