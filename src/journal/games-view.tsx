/** The games by day. */
import { useMemo, useState } from 'preact/hooks';
import type { GameRecord } from '../protocol/game-record.ts';
import type { Translate } from '../ui/i18n.ts';
import { Game } from './game.tsx';
import type { ResultActions } from './result-buttons.tsx';

interface Props {
  /** Those that have changed last come first. */
  readonly games: readonly GameRecord[];
  readonly resultActions: ResultActions;
  readonly onDelete: (game: GameRecord) => void;
  readonly t: Translate;
}

/** So many games are shown at first, and each time the player asks for more. */
export const A_PAGE = 30;

export function GamesView({ games, resultActions, onDelete, t }: Props) {
  const [most, setMost] = useState(A_PAGE);
  const days = byDay(games.slice(0, most));
  const dates = useMemo(() => new Intl.DateTimeFormat(t.locale, { dateStyle: 'full' }), [t]);
  const clock = useMemo(() => new Intl.DateTimeFormat(t.locale, { timeStyle: 'short' }), [t]);
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2>{dates.format(new Date(day))}</h2>
          <ul class="games">
            {ofDay.map((game) => (
              <Game
                key={game.id}
                game={game}
                resultActions={resultActions}
                clock={clock}
                onDelete={() => onDelete(game)}
                t={t}
              />
            ))}
          </ul>
        </section>
      ))}
      {games.length > most && (
        <button type="button" onClick={() => setMost(most + A_PAGE)}>
          {t('moreGames')}
        </button>
      )}
    </>
  );
}

/** The games of each day, by the time at which they changed last. */
function byDay(games: readonly GameRecord[]): ReadonlyMap<string, readonly GameRecord[]> {
  const days = new Map<string, GameRecord[]>();
  for (const game of games) {
    const day = new Date(game.changed).toDateString();
    days.set(day, [...(days.get(day) ?? []), game]);
  }
  return days;
}
