/** An answer in one sentence. */
import type { Advice } from '../protocol/records.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';

export function summarize(answer: Advice, t: Translate): string {
  switch (answer.status) {
    case 'open':
    case 'lost':
      return t('count', { likely: answer.likely, possible: answer.possible });
    case 'solved':
      return t('solved', { word: capitals(answer.guess) });
    case 'contradiction':
      return answer.rows.length === 1
        ? t('contradictionInRow', { row: answer.rows[0]! + 1 })
        : t('contradiction', { rows: t.list(answer.rows.map((row) => String(row + 1))) });
    case 'no-known-word':
      return t('noKnownWord');
    case 'no-dictionary':
      return t('noDictionary', { length: answer.length });
    case 'not-hints':
      return t(`hintProblem_${answer.problem}`, { row: answer.row + 1 });
    case 'failed':
      return t('failed', { message: answer.message });
  }
}
