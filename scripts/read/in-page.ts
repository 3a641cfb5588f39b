/** The reader in a page that is saved or open, without the extension around it: reads it until it rests. */
import { hintsOf } from '../../src/page/board.ts';
import { NOTHING_READ, type PageReading, readPage, traceOf } from '../../src/page/reader.ts';
import type { SiteHints } from '../../src/page/site-hints.ts';
import type { Trace } from '../../src/page/trace.ts';
import { atOneMoment } from '../../src/page/tree.ts';
import { addedSite } from '../../src/sites/added.ts';
import { siteAt } from '../../src/sites/sites.ts';

/** Time between two looks, and how long there are looks: some boards are sure of a row only after a while. In milliseconds. */
const AGAIN = 100;
const LOOKS_FOR = 3000;

/** What is read of a page, as JSON can carry it. */
export interface PageRead extends Trace {
  /** The hint strings of each board; null where none can be read. */
  readonly boards: readonly (readonly string[])[] | null;
  /** How its feedback was read; null before the first row that has some. */
  readonly feedback: string | null;
  /** Why there are no boards: as page views and `Unread` call it. */
  readonly why: string | null;
  /** The looks that have no meaning yet, by their keys. */
  readonly looks: readonly string[];
}

function told(reading: PageReading): PageRead {
  const { view } = reading;
  const why = view.kind === 'no-board' && view.reason === 'unreadable' ? view.why : null;
  return {
    ...traceOf(reading),
    boards: view.kind === 'boards' ? view.boards.map(hintsOf) : null,
    feedback: view.kind === 'boards' ? view.reading.feedback : null,
    why: why?.kind ?? (view.kind === 'no-board' ? view.reason : view.kind === 'boards' ? null : view.kind),
    looks: why?.kind === 'colours' ? why.looks.map(({ key }) => key) : [],
  };
}

/** @param address what the page is read as a page of */
async function readAs(address: string): Promise<PageRead> {
  const url = new URL(address);
  const site: SiteHints = siteAt(url) ?? { ...addedSite(url), isSought: true };
  const end = performance.now() + LOOKS_FOR;
  let memory = NOTHING_READ;
  for (;;) {
    const page = { document, url, now: performance.now() };
    const reading = atOneMoment(() => readPage(page, site, memory));
    ({ memory } = reading);
    if (performance.now() > end) return told(reading);
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

export type ReadAs = typeof readAs;

Object.assign(globalThis, { readAs });
