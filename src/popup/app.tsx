/** The popup: what Knack makes of the game in the tab, and the switches for it. */
import type { Ask } from '../protocol/messages.ts';
import type { Order } from '../protocol/orders.ts';
import type { ManualKey, ManualRecord, TabRecord } from '../protocol/records.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Translate } from '../ui/i18n.ts';
import type { SaveSettings } from '../ui/use-saving.ts';
import { ByHand } from './by-hand.tsx';
import type { Contact } from './contact.ts';
import { Game } from './game.tsx';
import { NoGame } from './no-game.tsx';

export interface AppProps {
  readonly tab: number | undefined;
  /** Null while the page has not answered. */
  readonly contact: Contact | null;
  readonly state: TabRecord;
  readonly hand: ManualRecord;
  /** Where the hints typed by hand are. */
  readonly handKey: ManualKey;
  readonly settings: Settings;
  readonly ask: Ask;
  /** Tells the page of the tab to do something; resolves to whether it has listened. */
  readonly order: (order: Order) => Promise<boolean>;
  /** A word has been filled into the game. */
  readonly onFilled: () => void;
  readonly saveSettings: SaveSettings;
  readonly openGame: (address: string) => void;
  readonly openPractice: () => void;
  readonly openOptions: () => void;
  readonly reload: () => void;
  /** Asks the browser for access; resolves to whether it was given. */
  readonly requestAccess: (patterns: readonly string[]) => Promise<boolean>;
  readonly t: Translate;
}

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
