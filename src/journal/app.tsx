/** The journal: the player's games by day, to look at, to save and to delete, and what they come to. */
import { useMemo, useState } from 'preact/hooks';
import { toCsv } from '../games/csv.ts';
import type { GameStore } from '../games/game-store.ts';
import type { GameRecord } from '../protocol/game-record.ts';
import { AskTwice } from '../ui/ask-twice.tsx';
import { download, fileName } from '../ui/download.ts';
import type { Translate } from '../ui/i18n.ts';
import { type Result, ResultLine } from '../ui/result-line.tsx';
import { GamesView } from './games-view.tsx';
import { playedGame } from './played-game.ts';
import { ALL, isIn } from './scope.ts';
import { ScopeChoices } from './scope-choices.tsx';
import type { ResultActions } from './result-buttons.tsx';
import { StatisticsView } from './statistics-view.tsx';

/** What the page shows; its address ends with it. */
export const VIEWS = ['games', 'statistics'] as const;
type View = (typeof VIEWS)[number];

export interface AppProps {
  readonly view: View;
  /** Those that have changed last come first; null where they cannot be read. */
  readonly games: readonly GameRecord[] | null;
  /** How many there are, more of which may still be on their way. */
  readonly total: number;
  /** The number of the day that it is. */
  readonly today: number;
  /** Whether games are kept at the moment. */
  readonly keeps: boolean;
  readonly store: Pick<GameStore, 'remove' | 'add'>;
  readonly resultActions: ResultActions;
  readonly t: Translate;
}

const RESULT = 'games-result';

export function App({ games, keeps, ...rest }: AppProps) {
  const { view, t } = rest;
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="28" height="28" />
        <h1>{t('journal')}</h1>
        <nav aria-label={t('name')}>
          <a href="practice.html">{t('practice')}</a>
          <a href="options.html">{t('settingsTitle')}</a>
        </nav>
      </header>
      <main>
        <nav class="views" aria-label={t('journal')}>
          {VIEWS.map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === view ? 'page' : undefined}>
              {t(`view_${name}`)}
            </a>
          ))}
        </nav>
        {!keeps && <p class="notice">{t('journalOff')}</p>}
        {games === null ? (
          <p class="notice" role="alert">
            {t('journalUnread')}
          </p>
        ) : (
          <Games games={games} {...rest} />
        )}
      </main>
    </>
  );
}

type GamesProps = Omit<AppProps, 'games' | 'keeps'> & { readonly games: readonly GameRecord[] };

function Games({ view, games, total, today, store, resultActions, t }: GamesProps) {
  const [scope, setScope] = useState(ALL);
  const [result, setResult] = useState<Result | null>(null);
  const isWhole = games.length === total;
  const played = useMemo(() => games.map(playedGame), [games]);
  const isShown = useMemo(() => played.map((game) => isIn(scope, game, today)), [played, scope, today]);
  const shown = useMemo(() => games.filter((_, n) => isShown[n]), [games, isShown]);
  const counted = useMemo(() => played.filter((_, n) => isShown[n]), [played, isShown]);

  const change = (work: Promise<unknown>, next: Result) =>
    void work.then(
      () => setResult(next),
      () => setResult({ message: 'gamesNotChanged', failed: true }),
    );
  const remove = (removed: readonly GameRecord[]) => {
    // The button goes with its game.
    document.getElementById(RESULT)?.focus();
    const values = { games: removed.length };
    const undo = () => change(store.add(removed), { message: 'gamesBack', values });
    change(store.remove(removed.map(({ id }) => id)), { message: 'gamesDeleted', values, undo });
  };

  return (
    <>
      <ResultLine id={RESULT} result={result} t={t} />
      {games.length === 0 ? (
        <p class="empty">{t('journalEmpty')}</p>
      ) : (
        <>
          <ScopeChoices games={games} scope={scope} choose={setScope} t={t} />
          <div class="scope">
            <p>{t('gamesCount', { games: isWhole ? shown.length : total })}</p>
            {view === 'games' && (
              <div class="buttons">
                <button
                  type="button"
                  disabled={!isWhole}
                  onClick={() => download(fileName(new Date(), 'csv'), toCsv(shown), 'text/csv')}
                >
                  {t('saveTable')}
                </button>
                <AskTwice
                  label={t('deleteAllGames')}
                  help={t('deleteAllHelp', { games: shown.length })}
                  confirm={t('deleteNow')}
                  disabled={!isWhole}
                  onConfirm={() => remove(shown)}
                  t={t}
                />
              </div>
            )}
          </div>
          {view === 'games' ? (
            <GamesView
              games={shown}
              resultActions={resultActions}
              onDelete={(game) => remove([game])}
              t={t}
            />
          ) : isWhole ? (
            <StatisticsView games={counted} today={today} t={t} />
          ) : (
            <p class="waiting" aria-busy="true">
              {t('statisticsWaiting')}
            </p>
          )}
        </>
      )}
    </>
  );
}
