/** What the overlay asks of the worker. */
import type { Ask, PageRequest, RequestOf } from '../protocol/requests.ts';
import type { Site } from '../sites/site.ts';
import type { AskReview } from '../ui/review-game.ts';
import type { PanelActions } from './panel-props.ts';

export interface Asking {
  readonly site: Site;
  readonly ask: Ask;
  /** Tells the worker something, after all that it has been told before; rejects where it cannot be reached. */
  readonly tell: (request: PageRequest) => Promise<unknown>;
  /** The worker could not be reached: the extension may be gone. */
  readonly onLost: () => void;
}

/** What the worker is asked for. */
export interface Asked extends Pick<
  PanelActions,
  'ownGame' | 'askReview' | 'tellLooks' | 'tellLexicon' | 'review' | 'loadCandidates'
> {
  /** Rejects if it cannot be stored. */
  readonly switchSetting: (setting: 'fill' | 'overlay', on: boolean) => Promise<unknown>;
}

export const requestsOf = ({ site: { id }, ask, tell, onLost }: Asking): Asked => ({
  tellLooks: (looks) => ask({ type: 'looks', looks }),
  tellLexicon: (lexicon) => ask({ type: 'lexicon', lexicon }),
  review: () => void ask({ type: 'openReview' }).catch(onLost),
  ownGame: () => ask({ type: 'ownGame' }),
  // The worker knows the game of a page, and takes it from nobody.
  askReview: ((request: RequestOf<'reviewGuess'> | RequestOf<'replay'>) =>
    request.type === 'reviewGuess'
      ? ask({ type: 'ownGuess', row: request.row })
      : ask({ type: 'ownReplay', answers: request.answers })) as AskReview,
  loadCandidates: (board, offset, count) => ask({ type: 'candidates', board, offset, count }),
  switchSetting: (setting, on) => tell({ type: 'switch', site: id, setting, on }),
});
