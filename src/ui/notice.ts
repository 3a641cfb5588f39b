/** What a notice says. */
import type { Advice } from '../protocol/advice.ts';
import { type Help, reaches } from '../protocol/help.ts';
import type { Notice } from '../protocol/notice.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';

/** After these another word follows. */
const REFUSED: readonly Notice['kind'][] = ['unsaid', 'notInList', 'notInListPrivate', 'notInListHeld'];

/**
 * In sentences; after a refusal with the word that comes next, where words may be seen and it is settled.
 * @param shown null where that word stands beside the notice
 */
export function noticeSentence(
  { kind, word }: Notice,
  shown: { readonly advice: Advice | null; readonly help: Help } | null,
  t: Translate,
): string {
  const said = t(`notice_${kind}`, { word: capitals(word) });
  if (!shown) return said;
  const { advice, help } = shown;
  const isSettled = advice?.status === 'open' && advice.progress !== 'looking';
  const next =
    isSettled && reaches(help, 'word') && REFUSED.includes(kind) ? advice.suggestions[0] : undefined;
  return next && next.word !== word ? `${said} ${t('noticeNext', { word: capitals(next.word) })}` : said;
}
