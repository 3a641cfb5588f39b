/** What the last guess was worth, in sentences. */
import type { Review } from '../protocol/advice.ts';
import { capitals } from './capital.ts';
import { gradeOf } from './grades.ts';
import type { Translate } from './i18n.ts';
import { roughly, round } from './rounding.ts';

/** The smallest added risk that is mentioned. */
const RISK = 0.005;

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

function quality({ best, skill, more, risk }: Review, t: Translate): string {
  const grade = gradeOf(skill);
  if (grade === 'best') return t('reviewBest');
  if (risk >= RISK) return t(`reviewRisky_${grade}`, { best: roughly(best) });
  return t(`reviewGrade_${grade}`, { best: roughly(best), lost: round(more, 2) });
}
