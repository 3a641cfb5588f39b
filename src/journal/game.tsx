/** One game of the journal. */
import type { GameRecord } from '../protocol/game-record.ts';
import { outcomeOf } from '../protocol/guesses.ts';
import { reviewOfGame } from '../protocol/game-review.ts';
import type { Translate } from '../ui/i18n.ts';
import { lexiconName } from '../ui/lexicon-name.ts';
import { HintRow } from '../ui/tiles.tsx';
import { endOf } from './end-of.ts';
import { ResultButtons, type ResultActions } from './result-buttons.tsx';
import { siteName } from './site-name.ts';

interface Props {
  readonly game: GameRecord;
  readonly resultActions: ResultActions;
  /** How times of the day are written. */
  readonly clock: Intl.DateTimeFormat;
  readonly onDelete: () => void;
  readonly t: Translate;
}

export function Game({ game, resultActions, clock, onDelete, t }: Props) {
  const { site, lexicon, boards, changed } = game;
  const which = { site: siteName(site, t), time: clock.format(changed) };
  return (
    <li class="game">
      <h3>
        {which.site}
        <small>{[which.time, lexicon && lexiconName(lexicon, t)].filter(Boolean).join(' · ')}</small>
      </h3>
      <p>
        {endOf(game, t)}
        <small>{helpIn(game, t)}</small>
      </p>
      <div class="boards">
        {boards.map((hints, n) => (
          <ol key={n} aria-label={boards.length > 1 ? t('boardName', { board: n + 1 }) : undefined}>
            {hints.map((hint, row) => (
              <HintRow key={row} hint={hint} atFault={false} t={t} />
            ))}
          </ol>
        ))}
      </div>
      <div class="buttons">
        {outcomeOf(game) !== 'open' && (
          <>
            <a href={reviewOfGame(game.id)} aria-label={t('lookBackOpenOf', which)}>
              {t('lookBack')}
            </a>
            <ResultButtons game={game} which={which} resultActions={resultActions} t={t} />
          </>
        )}
        <button type="button" class="quiet" aria-label={t('deleteGameOf', which)} onClick={onDelete}>
          {t('deleteGame')}
        </button>
      </div>
    </li>
  );
}

/** How much Knack has helped, in words. */
function helpIn({ help, typed, entered }: GameRecord, t: Translate): string {
  return [
    help === null ? t('gameHelp_none') : t('gameHelpSeen', { level: t(`helpLevel_${help}`) }),
    typed.length > entered.length && t('gameTyped', { rows: typed.length }),
    entered.length > 0 && t('gameEntered', { rows: entered.length }),
  ]
    .filter(Boolean)
    .join(' · ');
}
