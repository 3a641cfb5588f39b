/** What the last guess was worth, in sentences. */
import type { Review } from '../solver/review.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { roughly, round } from './rounding.ts';

/** A guess that costs no more than this is as good as any: reviews are no finer. */
const FINEST = 0.1;

/** Up to how many guesses lost a guess is called so. */
const GRADES = [
  { grade: 'good', upTo: 0.2 },
  { grade: 'fair', upTo: 0.4 },
  { grade: 'weak', upTo: Infinity },
] as const;

/** How far from its average a guess has to leave words for that to be called luck. */
const LUCK = 1.25;

/** @param left how many words the guess left */
export function reviewSentences(review: Review, left: number, t: Translate): string[] {
  const { before } = review;
  const guess = capitals(review.guess);
  const average = roughly(review.average);
  return [
    left < before ? t('reviewLeft', { guess, left, before }) : t('reviewLeftAll', { guess }),
    t(`reviewLuck_${luckOf(left, average)}`, { average }),
    quality(review, t),
  ];
}

function luckOf(left: number, average: number) {
  if (left * LUCK <= average) return 'fewer';
  return left >= average * LUCK ? 'more' : 'usual';
}

function quality({ best, lost: exact }: Review, t: Translate): string {
  const lost = round(exact, 2);
  if (lost < FINEST) return t('reviewBest');
  // No guess costs more than itself: the rest are games that it loses.
  if (lost > 1) return t('reviewRisky', { best: roughly(best) });
  const { grade } = GRADES.find(({ upTo }) => lost <= upTo)!;
  return t(`reviewGrade_${grade}`, { best: roughly(best), lost });
}
