/** How a game has ended, in words. */
import type { GameRecord } from '../protocol/game-record.ts';
import { guessesOn, outcomeOf } from '../protocol/guesses.ts';
import type { Translate } from '../ui/i18n.ts';

export function endOf(game: Pick<GameRecord, 'boards' | 'width' | 'limit'>, t: Translate): string {
  switch (outcomeOf(game)) {
    case 'won':
      return t('gameWon', { guesses: guessesOn(game.boards).length });
    case 'lost':
      return t('gameLost');
    case 'open':
      return t('gameOpen');
  }
}
