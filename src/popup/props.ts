/** The properties of the popup, which it passes to its parts. */
import type { RuledGame } from '../protocol/game.ts';
import type { Order } from '../protocol/orders.ts';
import type { ManualKey, ManualRecord, TabRecord } from '../protocol/records.ts';
import type { Ask } from '../protocol/requests.ts';
import type { SeekReply } from '../protocol/seek.ts';
import type { Settings } from '../protocol/settings.ts';
import type { AccessProps } from '../ui/always-switch.tsx';
import type { SaveSettings } from '../ui/use-saving.ts';
import type { Contact } from './contact.ts';

export interface AppProps extends AccessProps {
  readonly tab: number | undefined;
  /** Null while the page has not answered. */
  readonly contact: Contact | null;
  readonly record: TabRecord;
  /** The game in the tab once it is over. */
  readonly ended: RuledGame | null;
  readonly manual: ManualRecord;
  /** Where the hints typed by hand are. */
  readonly manualKey: ManualKey;
  readonly settings: Settings;
  readonly ask: Ask;
  /** Sends an order to the page of the tab; resolves to whether it was carried out. */
  readonly order: (order: Order) => Promise<boolean>;
  /** A word has been filled into the game. */
  readonly onFilled: () => void;
  readonly saveSettings: SaveSettings;
  readonly openGame: (address: string) => void;
  readonly openPractice: () => void;
  readonly openJournal: () => void;
  /** Puts a text on the clipboard; rejects when the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
  /** Opens the review of the tab's game. */
  readonly openReview: () => void;
  readonly openOptions: () => void;
  readonly reload: () => void;
  /** The match patterns that the player has granted. */
  readonly granted: readonly string[];
  /** Looks for a board in the tab. */
  readonly seek: () => Promise<SeekReply>;
}
