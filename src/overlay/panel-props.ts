/** What the overlay shows, and what a press on it does. */
import type { RuledGame } from '../protocol/game.ts';
import type { Help } from '../protocol/help.ts';
import type { Looks } from '../protocol/looks.ts';
import type { PageSettings } from '../protocol/page-settings.ts';
import type { LoadCandidates } from '../ui/candidates.tsx';
import type { Translate } from '../ui/i18n.ts';
import { noticeSentence } from '../ui/notice.ts';
import type { AskReview } from '../ui/review-game.ts';
import type { WhichLexiconProps } from '../ui/which-lexicon.tsx';
import type { GhostLetter } from './ghost.ts';
import type { Point } from './placement.ts';
import type { Scene } from './scene.ts';
import type { Shown } from './shown.ts';
import type { Theme } from './theme.ts';

/** What a press on the panel does. */
export interface PanelActions {
  readonly setHelp: (help: Help | null) => void;
  /** Returns whether it was filled in. */
  readonly pick: (word: string) => boolean;
  readonly play: (on: boolean) => void;
  readonly setFill: (on: boolean) => void;
  readonly switchOff: () => void;
  /** Takes that back. */
  readonly switchOn: () => void;
  /** Closes what says that it is switched off. */
  readonly leave: () => void;
  readonly fold: (folded: boolean) => void;
  /** Hides the message that the boards cannot be read. */
  readonly dismiss: () => void;
  /** Says what colours mean; null is none of what Knack knows. */
  readonly tellLooks: (looks: Looks | null) => Promise<unknown>;
  /** Says which words the game is played with. */
  readonly tellLexicon: WhichLexiconProps['tell'];
  /** Opens the review of the game. */
  readonly review: () => void;
  readonly drag: (press: PointerEvent) => void;
  /** Moves it a step. */
  readonly move: (direction: Point) => void;
  /** Moves it to the next place. */
  readonly moveOn: () => void;
  readonly loadCandidates: LoadCandidates;
  /** The game of the page once it is over. */
  readonly ownGame: () => Promise<RuledGame | null>;
  readonly askReview: AskReview;
  /** Puts a text on the clipboard; rejects when the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
}

export interface PanelProps
  extends
    Omit<Shown, 'isSilent'>,
    Pick<Scene, 'puzzle' | 'unread' | 'lexicons' | 'notice' | 'weighed' | 'playing' | 'offersPlay'> {
  readonly settings: Pick<PageSettings, 'fill'>;
  readonly ghosts: readonly GhostLetter[];
  readonly stackingOrder: string;
  readonly folded: boolean;
  /** Whether it has just been switched off here. */
  readonly leaving: boolean;
  readonly theme: Theme;
  readonly siteName: string;
  /** Whether the page itself reports on a game that is over. */
  readonly isReported: boolean;
  readonly actions: PanelActions;
}

/** What is said of the game at this moment; null for nothing. */
export const noticeOf = (
  { notice, advice, help }: Pick<PanelProps, 'notice' | 'advice' | 'help'>,
  t: Translate,
): string | null => notice && noticeSentence(notice, { advice, help }, t);
