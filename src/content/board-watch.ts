/** A page of a site with games until there is a board: then the script that plays along is brought. */
import { isOfGame } from '../page/page-view.ts';
import { pageNow, type PageReading, readPage, UNREAD } from '../page/reader.ts';
import { createShare, type Share } from '../page/share.ts';
import { atOneMoment } from '../page/tree.ts';
import type { GamePageDeps } from '../play/game-page.ts';
import type { PlayScript } from '../play/script.ts';
import type { Order } from '../protocol/orders.ts';
import type { Beginning } from '../protocol/requests.ts';
import { lookForBoard } from './look-for-board.ts';
import { watchPage } from './page-changes.ts';

/** How long to wait before the worker is asked again that could not be reached, in milliseconds: ever longer, up to a limit. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

export interface BoardWatchDeps extends Pick<
  GamePageDeps,
  'site' | 'window' | 'ear' | 'ask' | 'entered' | 'detectLanguage' | 'isAlive' | 'overlayScript'
> {
  /** What has been read of the page before; nothing unless given. */
  readonly reading?: PageReading;
  /** The usual one unless given. */
  readonly share?: Share;
  /** What plays along, once it has been brought. */
  readonly playScript: () => PlayScript | undefined;
  /** Calls back with each order of the popup or the worker; the result says whether it was carried out. */
  readonly onOrder: (callback: (order: Order) => Promise<boolean>) => void;
}

/** Starts; everything ends, and nothing is left behind, once the extension is gone. */
export function watchForBoard(given: BoardWatchDeps): void {
  const deps = { share: createShare(() => performance.now()), ...given };
  const { site, window, ear, isAlive, share, onOrder } = deps;
  const end = new AbortController();
  const { signal } = end;
  signal.addEventListener('abort', () => ear.end());
  const checkAlive = () => {
    if (!isAlive()) end.abort();
  };
  // Chrome lets the script of an extension that is gone go on: it has to end before it acts on what the player does
  // (https://github.com/w3c/webextensions/issues/138).
  for (const type of ['focus', 'pointerdown', 'keydown'] as const) ear.on(type, checkAlive);

  const changes = watchPage(window.document, signal, share);
  let { reading = UNREAD } = given;
  /** What carries out orders; null where everything has ended before. */
  let game: Promise<((order: Order) => Promise<boolean>) | null> | undefined;
  let isFollowed = false;
  let fail = () => {};
  /** Resolves once the script could not be brought: what is asked from then on is answered without it. */
  const failed = new Promise<null>((resolve) => (fail = () => resolve(null)));

  const follow = async () => {
    // Chrome never answers the worker where the player has withheld the page: the popup says so, and does not wait.
    setTimeout(() => fail(), LONGEST_WAIT);
    const begun = await begin(deps, signal, () => {
      checkAlive();
      fail();
    });
    if (!begun) return null;
    isFollowed = true;
    const { script, beginning } = begun;
    return script.startGamePage({ ...deps, beginning, end, checkAlive, changes, reading });
  };
  const look = () => {
    checkAlive();
    if (signal.aborted || isFollowed) return;
    reading = share.take(() => atOneMoment(() => readPage(pageNow(window), site, reading.memory)));
    if (isOfGame(reading.view)) game ??= follow();
    else lookForBoard(changes, reading.view, site);
  };
  changes.subscribe(look);
  ear.on('pageshow', look);
  ear.on('pagehide', ({ persisted }) => {
    if (!persisted && !isFollowed) end.abort();
  });
  onOrder(async (order) => {
    // Whoever wants to know what is here is told by the script of a game, board or none.
    if (order.type === 'look' && !signal.aborted) game ??= follow();
    const carryOut = await Promise.race([game, failed]);
    return (await carryOut?.(order)) ?? false;
  });
  look();
}

/** Asks the worker for the script, and for what is set and remembered, until it has brought both. */
async function begin(
  { site, window, ask, playScript }: BoardWatchDeps,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<{ readonly beginning: Beginning; readonly script: PlayScript } | null> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    const bring = playScript() ? {} : { bring: { languages: [...window.navigator.languages] } };
    const found = await ask({ type: 'begin', site: site.id, ...bring }).catch(() => null);
    const script = playScript();
    if (found && script && !signal.aborted) return { beginning: found, script };
    onFailure();
    if (signal.aborted) return null;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
