/** What a word that stands in the open row would be worth, in one line. */
import type { Weighed } from '../protocol/weighed.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { gradeOf } from './review.ts';
import { roughly } from './rounding.ts';

/** Of nothing but the word itself: neither another word nor what another would be worth. */
export function weighedSentence(weighed: Weighed, t: Translate): string {
  const { isListed, isAllowed, left, lost } = weighed;
  const word = capitals(weighed.word);
  if (!isListed) return t('weighUnlisted', { word });
  const parts = [t('weighWord', { word, chance: chanceOf(weighed, t) })];
  if (!isAllowed) parts.push(t('weighHard'));
  else if (left !== null && lost !== null)
    parts.push(t('weighLeft', { left: roughly(left) }), t(`weighGrade_${gradeOf(lost)}`));
  return parts.join(' · ');
}

function chanceOf({ open, wins, isLikely, against }: Weighed, t: Translate): string {
  if (open > 1 && wins > 0) return t('weighWins', { wins, open });
  if (wins > 0) return t(isLikely ? 'weighCan' : 'weighRare');
  return against === null ? t('weighCannot') : againstSentence(against, t);
}

function againstSentence(against: NonNullable<Weighed['against']>, t: Translate): string {
  const { why } = against;
  const row = against.row + 1;
  if (why === 'rule') return t('weighAgainst', { why, row, letter: '', place: 0 });
  const { place, count } = against;
  const letter = capitals(against.letter);
  const isCounted = why === 'fewer' || (why === 'present' && count > 1);
  return t('weighAgainst', {
    why,
    row,
    letter: isCounted ? `${t.number(count)} × ${letter}` : letter,
    place: place + 1,
  });
}
