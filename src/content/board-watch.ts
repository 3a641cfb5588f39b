/** A page of a site with games until there is a board: then the script that plays along is brought. */
import type { OverlayScript } from '../overlay/script.ts';
import type { PageView } from '../page/page-view.ts';
import { readPage, UNREAD } from '../page/reader.ts';
import { createShare, type Share } from '../page/share.ts';
import { atOneMoment } from '../page/tree.ts';
import type { PlayScript } from '../play/script.ts';
import type { Order } from '../protocol/orders.ts';
import type { Ask, Beginning } from '../protocol/requests.ts';
import type { Site } from '../sites/site.ts';
import type { Ear } from './ear.ts';
import { watchPage } from './page-changes.ts';

/** How long to wait before the worker is asked again that could not be reached, in milliseconds: ever longer, up to a limit. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
/** When to look again for a board, which may come in ways that cannot be watched, in milliseconds. */
const WITHOUT_BOARD = 1000;

export interface BoardWatchDeps {
  readonly site: Site;
  readonly window: Window;
  /** Ends with the rest. */
  readonly ear: Ear;
  readonly ask: Ask;
  /** What Knack may take of the page's time; the usual share unless given. */
  readonly share?: Share;
  /** Whether the extension that this script belongs to is still there. */
  readonly isAlive: () => boolean;
  /** What plays along, once it has been brought. */
  readonly playScript: () => PlayScript | undefined;
  /** What shows Knack on the page, once it has been brought. */
  readonly overlayScript: () => OverlayScript | undefined;
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
  let reading = UNREAD;
  /** What carries out orders; null where everything has ended before. */
  let game: Promise<((order: Order) => Promise<boolean>) | null> | undefined;
  let isFollowed = false;
  let fail = () => {};
  /** Resolves once the script could not be brought: what is asked from then on is answered without it. */
  const failed = new Promise<null>((resolve) => (fail = () => resolve(null)));

  const follow = async () => {
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
    const page = { document: window.document, url: new URL(window.location.href), now: performance.now() };
    reading = share.take(() => atOneMoment(() => readPage(page, site, reading.memory)));
    if (isOfGame(reading.view)) game ??= follow();
    // On a site that was added, a page without a board is none with a game: there is nothing to wait for.
    else if (reading.view.kind === 'no-board' && site.kind !== 'added') changes.checkIn(WITHOUT_BOARD);
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

/** Whether there is a board, be it one that cannot be read. */
const isOfGame = (view: PageView): boolean =>
  view.kind === 'boards' || (view.kind === 'no-board' && view.reason === 'unreadable');

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
