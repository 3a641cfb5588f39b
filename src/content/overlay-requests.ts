/** What the overlay has from the worker, and asks of it. */
import type { Ask, RequestOf } from '../protocol/requests.ts';
import type { Site } from '../sites/site.ts';
import type { AskReview } from '../ui/review-game.ts';
import type { Effects } from './effects.ts';
import type { OverlayDeps } from './overlay.ts';

interface Asking {
  readonly site: Site;
  readonly window: Window;
  readonly ask: Ask;
  readonly overlayScript: OverlayDeps['script'];
}

export const overlayRequests = (
  { site: { id }, window: { navigator }, ask, overlayScript }: Asking,
  tell: Effects['tell'],
  checkAlive: () => void,
): Pick<
  OverlayDeps,
  | 'script'
  | 'load'
  | 'savePanel'
  | 'ownGame'
  | 'askReview'
  | 'setHelp'
  | 'tellLooks'
  | 'review'
  | 'loadCandidates'
  | 'switchSetting'
> => ({
  script: overlayScript,
  load: (locale) =>
    ask({ type: 'overlay', locale, languages: [...navigator.languages], bring: !overlayScript() }),
  savePanel: (panel) => void tell({ type: 'panel', site: id, panel }).catch(checkAlive),
  setHelp: (help) => void tell({ type: 'help', help }).catch(checkAlive),
  tellLooks: (looks) => ask({ type: 'looks', looks }),
  review: () => void ask({ type: 'openReview' }).catch(checkAlive),
  ownGame: () => ask({ type: 'ownGame' }),
  // The worker knows the game of a page, and takes it from nobody.
  askReview: ((request: RequestOf<'reviewGuess'> | RequestOf<'replay'>) =>
    request.type === 'reviewGuess'
      ? ask({ type: 'ownGuess', row: request.row })
      : ask({ type: 'ownReplay', answers: request.answers })) as AskReview,
  loadCandidates: (board, offset, count) => ask({ type: 'candidates', board, offset, count }),
  switchSetting: (setting, on) => tell({ type: 'switch', site: id, setting, on }),
});
