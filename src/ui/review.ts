/** What the last guess was worth, in sentences. */
import type { Review } from '../protocol/advice.ts';
import { capitals } from './capital.ts';
import { gradeOf, luckOf } from './grades.ts';
import type { Translate } from './i18n.ts';
import { roughly, round } from './rounding.ts';

/** The smallest added risk that is mentioned. */
const RISK = 0.005;

/** @param boards how many the game has: words left are counted on all of them together */
export function reviewSentences(review: Review, boards: number, t: Translate): string[] {
  const { before, left, luck } = review;
  const guess = capitals(review.guess);
  return [
    left < before
      ? t('reviewLeft', { guess, left, before, boards: boards > 1 ? 'many' : 'one' })
      : t('reviewLeftAll', { guess }),
    ...(luck === null ? [] : [t(`reviewLuck_${luckOf(luck)}`)]),
    quality(review, 'no', t),
  ];
}

/** The grade alone, of a guess by name: it stands beside another word. */
export const gradeSentence = (review: Review, t: Translate): string => quality(review, 'yes', t);

function quality(review: Review, named: 'yes' | 'no', t: Translate): string {
  const { average, best, skill, more, risk } = review;
  const which = { named, guess: capitals(review.guess) };
  const grade = gradeOf(skill);
  if (grade === 'best') return t('reviewBest', which);
  const verdict = t(`verdict_${grade}`, which);
  const usual = { average: roughly(average), best: roughly(best) };
  if (risk >= RISK) return t('reviewRisky', { verdict, ...usual });
  const lost = round(more, 2);
  // On several boards a guess may leave more words and still save guesses.
  if (usual.best >= usual.average) return t('reviewSaved', { verdict, lost });
  return t('reviewGrade', { verdict, ...usual, lost });
}
