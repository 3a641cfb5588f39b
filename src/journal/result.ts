/** A kept game's result, to be shown to others. */
import type { GameRecord } from '../protocol/game-record.ts';
import { guessesOn, outcomeOf } from '../protocol/guesses.ts';
import type { Translate } from '../ui/i18n.ts';
import { type GameResult, guessesOfLimit, resultBoards } from '../ui/result-text.ts';
import { siteName } from './site-name.ts';

/** @param record of a game that has ended */
export function resultOf(record: GameRecord, t: Translate): GameResult {
  const { site, begun, boards, width, limit, score } = record;
  const day = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' }).format(begun);
  const guesses = outcomeOf(record) === 'won' ? guessesOn(boards).length : null;
  return {
    heading: [t('name'), `${siteName(site, t)} ${day}`, guessesOfLimit(guesses, limit)].join(' · '),
    score: score ? t('resultScore', { skill: score.skill, luck: score.luck }) : null,
    width,
    boards: resultBoards(boards, width),
  };
}
