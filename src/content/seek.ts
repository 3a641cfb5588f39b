/** One look at a page of which nothing is known: whether there is a board, and where else there may be one. */
import { ordered } from '../page/groups.ts';
import { rectOf } from '../page/dom.ts';
import { isOfGame } from '../page/page-view.ts';
import { type PageNow, pageNow, type PageReading, readPage, withAsked } from '../page/reader.ts';
import { atOneMoment, findAll } from '../page/tree.ts';
import type { Sought } from '../protocol/seek.ts';
import type { Site } from '../sites/site.ts';

/** A board has at least this size, in pixels. */
const MIN_SIDE = 150;
const MAX_FRAMES = 50;
/** So many are named: those of a game are large, and others are none of the player's. */
const MAX_NAMED = 3;

/**
 * @param before what was read at the last look
 * @returns what was found, and what was read, which the next look goes by
 */
export function seek(site: Site, window: Window, before: PageReading): [Sought, PageReading] {
  return atOneMoment(() => {
    const page = pageNow(window);
    const reading = readPage(page, site, before.memory);
    const found = isOfGame(reading.view);
    if (found) return [{ found, frames: [] }, reading];
    // That is what the popup says next.
    const memory = withAsked(reading.memory, page.now);
    return [
      { found, frames: framesIn(page) },
      { ...reading, memory },
    ];
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
  const origins = ordered(frames, ({ size }) => -size).map(({ origin }) => origin);
  return [...new Set(origins)].slice(0, MAX_NAMED);
}
