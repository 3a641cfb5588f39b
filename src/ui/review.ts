/** What the last guess was worth, in sentences. */
import type { Review } from '../protocol/advice.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { roughly, round } from './rounding.ts';

/** A guess that costs no more than this is as good as any: reviews are not more exact. */
const FINEST = 0.1;

/** The smallest added risk that is mentioned. */
const RISK = 0.005;

/** The grades, each up to a number of guesses lost. */
const GRADES = [
  { grade: 'good', upTo: 0.2 },
  { grade: 'fair', upTo: 0.4 },
  { grade: 'weak', upTo: Infinity },
] as const;

/** How far the words left have to be from the average to be called luck. */
const LUCK = 1.25;

export function reviewSentences(review: Review, t: Translate): string[] {
  const { before, left } = review;
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

/** How good a guess is that costs so many guesses more than the best. */
export function gradeOf(lost: number): 'best' | (typeof GRADES)[number]['grade'] {
  const cost = round(lost, 2);
  return cost < FINEST ? 'best' : GRADES.find(({ upTo }) => cost <= upTo)!.grade;
}

function quality({ best, lost, more, risk }: Review, t: Translate): string {
  const grade = gradeOf(lost);
  if (grade === 'best') return t('reviewBest');
  if (risk >= RISK) return t(`reviewRisky_${grade}`, { best: roughly(best) });
  return t(`reviewGrade_${grade}`, { best: roughly(best), lost: round(more, 2) });
}
