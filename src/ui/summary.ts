/** An advice in one sentence. */
import { SPELLING_NAMES } from '../lexicons/spelling-names.ts';
import type { Advice, LostAdvice } from '../protocol/advice.ts';
import { countSentence, onBoard } from './boards.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';

type NoLexicon = Extract<Advice, { status: 'no-lexicon' }>;

/**
 * @param boards how many the puzzle has: of several, one is named where the sentence is about it alone
 * @param isShort whether a count has room for one short line
 */
export function summarize(advice: Advice, boards: number, t: Translate, isShort = false): string {
  const sentence = sentenceOf(advice, t, isShort);
  const isOfOne = boards > 1 && 'board' in advice;
  return isOfOne ? onBoard(advice.board, sentence, t) : sentence;
}

function sentenceOf(advice: Advice, t: Translate, isShort: boolean): string {
  switch (advice.status) {
    case 'lost':
      return lostSentence(advice, t);
    case 'open': {
      const { boards } = advice;
      if (boards.length === 1) return countSentence(boards[0]!, t, isShort);
      return t('boardsSolved', {
        solved: boards.filter(({ solved }) => solved).length,
        boards: boards.length,
      });
    }
    case 'solved':
      return t('solved', { word: t.list(advice.answers.map(capitals)) });
    case 'contradiction':
      return advice.rows.length === 1
        ? t('contradictionInRow', { row: advice.rows[0]! + 1 })
        : t('contradiction', {
            rows: t.list(advice.rows.map((row) => String(row + 1))),
            count: advice.rows.length,
          });
    case 'no-known-word':
      return t('noKnownWord');
    case 'no-lexicon':
      return noLexiconSentence(advice, t);
    case 'no-dictionary':
      return t('noDictionary', { length: advice.length, language: t.language(advice.language, 'within') });
    case 'not-hints':
      return t(`hintProblem_${advice.problem}`, { row: advice.row + 1 });
    case 'failed':
      return t('failed', { message: advice.message });
  }
}

/** All languages that there are words of. */
const LANGUAGES = [...new Set(Object.keys(SPELLING_NAMES).map((name) => name.split('-')[0]!))];

function noLexiconSentence({ language, isNone }: NoLexicon, t: Translate): string {
  const languages = t.list(LANGUAGES.map((tag) => t.language(tag, 'within')));
  if (language) return t('languageMissing', { language: t.language(language, 'within'), languages });
  return isNone ? t('languageNone', { languages }) : t('noLexicon');
}

/** What was missed, as far as that is known, or else how many words are left. */
function lostSentence({ boards, missed, isSaid }: LostAdvice, t: Translate): string {
  const count = missed.length;
  const said = String(isSaid);
  const sentence = t('lost', { said, count, words: t.list(missed.map(capitals)) });
  return count > 0 || boards.length > 1 ? sentence : `${sentence} ${countSentence(boards[0]!, t)}`;
}
