/** One look at a page of which nothing is known: whether there is a board, and where else there may be one. */
import { rectOf } from '../page/dom.ts';
import { NOTHING_READ, type PageNow, pageNow, readPage } from '../page/reader.ts';
import { atOneMoment, findAll } from '../page/tree.ts';
import type { Sought } from '../protocol/seek.ts';
import type { Site } from '../sites/site.ts';

/** A board has at least this size, in pixels. */
const MIN_SIDE = 150;
const MAX_FRAMES = 50;
/** So many are named: those of a game are large, and others are none of the player's. */
const MAX_NAMED = 3;

export function seek(site: Site, window: Window): Sought {
  return atOneMoment(() => {
    const page = pageNow(window);
    const { view } = readPage(page, site, NOTHING_READ);
    const found = view.kind === 'boards' || (view.kind === 'no-board' && view.reason === 'unreadable');
    return { found, frames: found ? [] : framesIn(page) };
  });
}

/** The origins of the frames that are large enough for a board, the largest first. */
function framesIn({ document, url: { href, origin: own } }: PageNow): string[] {
  const frames = findAll(document, 'iframe', MAX_FRAMES).flatMap((frame) => {
    const { src } = frame as HTMLIFrameElement;
    if (!URL.canParse(src, href)) return [];
    const { protocol, origin } = new URL(src, href);
    const { width, height } = rectOf(frame);
    const isCandidate = /^https?:$/.test(protocol) && origin !== own && Math.min(width, height) >= MIN_SIDE;
    return isCandidate ? [{ origin, size: width * height }] : [];
  });
  const origins = frames.sort((a, b) => b.size - a.size).map(({ origin }) => origin);
  return [...new Set(origins)].slice(0, MAX_NAMED);
}
