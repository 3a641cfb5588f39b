/** How a game has ended, in words. */
import type { GameRecord } from '../protocol/game-record.ts';
import { guessesOn, isSolved, outcomeOf } from '../protocol/guesses.ts';
import { capitals } from '../ui/capital.ts';
import type { Translate } from '../ui/i18n.ts';

type Ended = Pick<GameRecord, 'boards' | 'width' | 'limit' | 'answers'>;

export function endOf(game: Ended, t: Translate): string {
  switch (outcomeOf(game)) {
    case 'won':
      return t('gameWon', { guesses: guessesOn(game.boards).length });
    case 'lost':
      return lostSentence(game, t);
    case 'open':
      return t('gameOpen');
  }
}

/** Names what was not found, as far as it is known. */
function lostSentence({ boards, width, answers = [] }: Ended, t: Translate): string {
  const missed = boards.flatMap((board, n) => (isSolved(board, width) ? [] : (answers[n] ?? [])));
  return missed.length > 0
    ? t('gameLostBy', { count: missed.length, words: t.list(missed.map(capitals)) })
    : t('gameLost');
}
