/** What the last guess was worth, in sentences. */
import type { Review } from '../protocol/advice.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { roughly, round } from './rounding.ts';

/** A guess that costs no more than this is as good as any: reviews are no finer. */
const FINEST = 0.1;

/** A larger risk to speak of. */
const RISK = 0.005;

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

function quality({ best, lost, more, risk }: Review, t: Translate): string {
  const cost = round(lost, 2);
  if (cost < FINEST) return t('reviewBest');
  const { grade } = GRADES.find(({ upTo }) => cost <= upTo)!;
  if (risk >= RISK) return t(`reviewRisky_${grade}`, { best: roughly(best) });
  return t(`reviewGrade_${grade}`, { best: roughly(best), lost: round(more, 2) });
}
