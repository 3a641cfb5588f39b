/** The popup: what Knack makes of the game in the tab, and the switches for it. */
import { useState } from 'preact/hooks';
import { noGameIn } from '../protocol/guesses.ts';
import type { AppProps } from './props.ts';
import { GameSettings, TabGame } from './game.tsx';
import { Manual } from './manual.tsx';
import { contradictoryRows, handHere, rowsToMend, type RowsToMend } from './mend.ts';
import { NoGame } from './no-game.tsx';

export function App(props: AppProps) {
  const { tab, record, openJournal, openOptions, t } = props;
  const { report } = record;
  const manual = handHere(props.manual, record);
  const hasGame = tab !== undefined && report !== null;
  const readable = hasGame && noGameIn(report)?.state !== 'unreadable';
  const toMend = rowsToMend(record, manual);
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
        {hasGame && <TabGame {...props} {...{ manual, tab, report, toMend }} />}
        <ByHand
          key={`${report?.game.site} ${readable} ${contradictoryRows(record) !== null}`}
          {...props}
          {...{ manual, hasGame, readable, toMend }}
        />
        {hasGame && toMend && <GameSettings {...props} {...{ tab, report }} />}
      </main>
    </>
  );
}

interface ByHandProps extends AppProps {
  readonly hasGame: boolean;
  /** Whether there is a game, and Knack can read it. */
  readonly readable: boolean;
  /** The rows of the game that are to be put right by hand, if any. */
  readonly toMend: RowsToMend;
}

/** Hints typed by hand: unfolded at first where they are needed, and then as the player has it. */
function ByHand(props: ByHandProps) {
  const { hasGame, readable, toMend, contact, record, manual, manualKey, settings, ask, t } = props;
  const hasManual = manual.boards.length > 0 || manual.open !== null;
  const [isUnfolded, setUnfolded] = useState(toMend !== null || (!readable && (hasGame || hasManual)));
  // What is mended stays where it is, whatever comes of it.
  const [isMending] = useState(toMend !== null);
  const lexicon = record.report?.game.lexicon;
  const ofGame = {
    ...manual,
    ...(lexicon && { lexicon }),
    ...(toMend && { boards: toMend.map((rows) => [...rows]), advice: record.advice }),
  };
  return (
    <>
      {/* A sentence that is gone at once would flash: the page is waited for. */}
      {!hasGame && contact && <NoGame {...props} contact={contact} isByHand={isUnfolded} />}
      {(hasGame || contact || hasManual) && (
        <Manual
          manual={hasManual ? manual : ofGame}
          isOfGame={!hasManual && toMend !== null}
          rowsOfGame={isMending ? contradictoryRows(record) : null}
          site={(isMending && record.report?.game.site) || manual.site}
          manualKey={manualKey}
          unfolded={isUnfolded}
          onUnfold={setUnfolded}
          setting={settings.help}
          ask={ask}
          t={t}
        />
      )}
    </>
  );
}
