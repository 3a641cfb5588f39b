/** Opens a game: those in the language of the interface first, and one of Knack's own last. */
import { type Lexicon, LEXICONS } from '../lexicons/lexicons.ts';
import type { Translate } from './i18n.ts';

interface Choice {
  readonly game: {
    readonly name: string;
    /** Null where nobody knows it. */
    readonly lexicon?: Lexicon | null;
  };
  readonly home: string;
}

interface Props {
  readonly games: readonly Choice[];
  readonly openGame: (address: string) => void;
  readonly practise: () => void;
  readonly t: Translate;
}

export function GameButtons({ games, openGame, practise, t }: Props) {
  const isRead = ({ game: { lexicon } }: Choice) =>
    lexicon != null && LEXICONS[lexicon].language === t.locale;
  const sorted = [...games].sort((a, b) => Number(isRead(b)) - Number(isRead(a)));
  return (
    <div class="buttons">
      {sorted.map(({ game, home }, n) => (
        <button type="button" class={n === 0 ? 'primary' : ''} onClick={() => openGame(home)}>
          {t('openGame', { game: game.name })}
        </button>
      ))}
      <button type="button" onClick={practise}>
        {t('practise')}
      </button>
    </div>
  );
}
