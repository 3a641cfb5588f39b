/** The popup: what Knack makes of the game in the tab, and the switches for it. */
import { ByHand } from './by-hand.tsx';
import { Game } from './game.tsx';
import { NoGame } from './no-game.tsx';
import type { AppProps } from './props.ts';

export function App(props: AppProps) {
  const { tab, contact, state, hand, handKey, settings, ask, openOptions, t } = props;
  const { report } = state;
  const hasGame = tab !== undefined && report !== null;
  const readable = hasGame && report.board !== 'unreadable';
  const hasHand = hand.hints.length > 0;
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="20" height="20" />
        <h1>{t('name')}</h1>
        <button type="button" class="quiet" onClick={openOptions}>
          {t('settings')}
        </button>
      </header>
      <main>
        {hasGame && <Game {...props} tab={tab} report={report} />}
        {/* A sentence that is gone at once would flash: the page is waited for. */}
        {!hasGame && contact && <NoGame {...props} contact={contact} />}
        {(hasGame || contact || hasHand) && (
          <ByHand
            key={String(readable)}
            hand={hasHand || !hasGame ? hand : { ...hand, lexicon: report.lexicon }}
            handKey={handKey}
            open={!readable}
            setting={settings.level}
            ask={ask}
            t={t}
          />
        )}
      </main>
    </>
  );
}
