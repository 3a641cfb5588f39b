/** The popup: what Knack makes of the game in the tab, and the switches for it. */
import { useState } from 'preact/hooks';
import { noGameIn } from '../protocol/guesses.ts';
import type { AppProps } from './props.ts';
import { TabGame } from './game.tsx';
import { Manual } from './manual.tsx';
import { NoGame } from './no-game.tsx';

export function App(props: AppProps) {
  const { tab, contact, record, manual, manualKey, settings, ask, openJournal, openOptions, t } = props;
  const { report } = record;
  const hasGame = tab !== undefined && report !== null;
  const readable = hasGame && noGameIn(report)?.state !== 'unreadable';
  const lexicon = report?.game.lexicon;
  const hasManual = manual.boards.length > 0 || manual.open !== null;
  const [isByHand, setByHand] = useState(hasManual);
  return (
    <>
      <header>
        <img src="icons/icon.svg" alt="" width="20" height="20" />
        <h1>{t('name')}</h1>
        <button type="button" class="quiet" onClick={openJournal}>
          {t('journal')}
        </button>
        <button type="button" class="quiet" onClick={openOptions}>
          {t('settings')}
        </button>
      </header>
      <main>
        {hasGame && <TabGame {...props} tab={tab} report={report} />}
        {/* A sentence that is gone at once would flash: the page is waited for. */}
        {!hasGame && contact && <NoGame {...props} contact={contact} isByHand={isByHand} />}
        {(hasGame || contact || hasManual) && (
          <Manual
            key={String(readable)}
            manual={hasManual || !lexicon ? manual : { ...manual, lexicon }}
            manualKey={manualKey}
            unfolded={hasManual || (hasGame && !readable)}
            onUnfold={setByHand}
            setting={settings.help}
            ask={ask}
            t={t}
          />
        )}
      </main>
    </>
  );
}
