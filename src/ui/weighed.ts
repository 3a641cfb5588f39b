/** What a word that stands in the open row would be worth, in one line. */
import type { Weighed } from '../protocol/weighed.ts';
import { capitals } from './capital.ts';
import type { Translate } from './i18n.ts';
import { GOOD, gradeOf } from './grades.ts';
import { roughly } from './rounding.ts';

/**
 * Of nothing but the word itself, neither another word nor what another would be worth, unless one is given.
 * @param better the best word, where the player may see it: it is named beside a word that is no good guess
 */
export function weighedSentence(weighed: Weighed, better: string | null, t: Translate): string {
  const { isListed, barred, demand, left, skill } = weighed;
  const word = capitals(weighed.word);
  if (!isListed) return t('weighUnlisted', { word });
  if (barred === 'refused') return t('weighRefused', { word });
  if (demand) return t('weighWord', { word, chance: demandSentence(demand, t) });
  const parts = [t('weighWord', { word, chance: chanceOf(weighed, t) })];
  if (left !== null && skill !== null)
    parts.push(t('weighLeft', { left: roughly(left) }), t(`weighGrade_${gradeOf(skill)}`));
  if (better !== null && better !== weighed.word && skill !== null && skill < GOOD)
    parts.push(t('weighOr', { word: capitals(better) }));
  return parts.join(' · ');
}

/** The same as a sign, where there is no room for a line: whether it can win, and about how many words it leaves. */
export function weighedSign({ isListed, barred, demand, wins, left }: Weighed, t: Translate): string {
  if (!isListed) return '?';
  const sign = wins > 0 ? '✓' : '✗';
  return left === null || barred === 'refused' || demand ? '✗' : `${sign} → ${t.number(roughly(left))}`;
}

function chanceOf({ open, wins, barred, isLikely, past, against }: Weighed, t: Translate): string {
  if (wins > 0 && barred) return t('weighForbidden');
  if (open > 1 && wins > 0) return t('weighWins', { wins, open });
  if (wins > 0 && past) return t('weighPast');
  if (wins > 0) return t(isLikely ? 'weighCan' : 'weighRare');
  return against === null ? t('weighCannot') : againstSentence(against, t);
}

const timesOf = (letter: string, count: number, t: Translate): string =>
  count > 1 ? `${t.number(count)} × ${capitals(letter)}` : capitals(letter);

const demandSentence = ({ letter, place, count }: NonNullable<Weighed['demand']>, t: Translate): string =>
  t('weighHard', {
    letter: timesOf(letter, count, t),
    where: place === null ? 'any' : 'place',
    place: (place ?? 0) + 1,
  });

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
