/** Reads a game's page and translates what it shows for the session. */
import { hintsOf, typedLetters } from '../page/board.ts';
import { isCovered } from '../page/covered.ts';
import { isHardMode } from '../page/hard-mode.ts';
import { NOTHING_READ, type PageReading, readPage } from '../page/reader.ts';
import { createRefusals } from '../page/refusals.ts';
import { guessesOn, isSolved } from '../protocol/guesses.ts';
import type { Look, Shown, ShownBoards } from '../session/events.ts';
import type { Site } from '../sites/site.ts';

/** More of an address tells no more puzzles apart. */
const MAX_ADDRESS = 300;

export interface PageReader {
  /** Reads the page as it is now. */
  read(): PageReading;
  /** What was read last. */
  last(): PageReading;
  /** What the open row holds now. */
  letters(): string;
  /** The same if it is a whole word; otherwise null. */
  wholeWord(): string | null;
  /** Whether something lies on the boards; it costs a layout. */
  isCovered(): boolean;
  /**
   * What the session needs of the last reading.
   * @param changed what has changed on the page since
   * @param isAwaiting whether a guess has been entered that has no feedback yet
   * @param watchesCover whether it has to be known what lies on the boards
   */
  look(changed: readonly Element[], isAwaiting: boolean, watchesCover: boolean): Look;
}

export function createPageReader(site: Site, window: Window): PageReader {
  const { document } = window;
  const refusals = createRefusals(site);
  let reading: PageReading = { view: { kind: 'elsewhere' }, memory: NOTHING_READ, tiles: [] };
  // Text that is on the page from the start explains the game; it refuses no guess.
  refusals.look([document.body], false);

  const read = () => {
    const url = new URL(window.location.href);
    reading = readPage({ document, url, now: performance.now() }, site, reading.memory);
    return reading;
  };
  const covered = () => isCovered(reading.tiles.flat());

  return {
    read,
    last: () => reading,
    letters: () => typedIn(shownIn(read())),
    wholeWord() {
      const shown = shownIn(read());
      const word = typedIn(shown);
      return shown.kind === 'boards' && [...word].length === shown.width ? word : null;
    },
    isCovered: covered,
    look: (changed, isAwaiting, watchesCover) => ({
      shown: shownIn(reading),
      address: window.location.pathname.slice(-MAX_ADDRESS),
      day: new Date().toDateString(),
      pageKey: site.puzzle?.() ?? null,
      lexicon: site.lexicon,
      hard: isHardMode(document, site),
      covered: watchesCover ? covered() : null,
      refusals: refusals.look(changed, isAwaiting),
      refusing: refusals.areShowing(),
      marked: site.refusedRow !== undefined && changed.some((element) => element.matches(site.refusedRow!)),
    }),
  };
}

const typedIn = (shown: Shown): string => (shown.kind === 'boards' ? shown.typed : '');

function shownIn({ view }: PageReading): Shown {
  if (view.kind !== 'boards') return view;
  const { boards, moving, reading } = view;
  const width = boards[0]!.rows[0]!.length;
  const limits = boards.map(({ limit }) => limit);
  const hints = boards.map(hintsOf);
  return {
    kind: 'boards',
    boards: hints,
    typed: typedLetters(boards.find((_, n) => !isSolved(hints[n]!, width)) ?? boards[0]!),
    width,
    limit: limits.includes(null) ? null : Math.max(...limits.map(Number)),
    moving,
    reading,
  };
}

/** The tiles of each board, and those of its open row while that is empty and nothing moves. */
export function tilesOf({ tiles }: PageReading, { boards, width, typed, moving }: ShownBoards) {
  const row = guessesOn(boards).length;
  const isEmpty = typed === '' && !moving;
  return tiles.map((all, n) => {
    const isOpen = isEmpty && boards[n]!.length === row && !isSolved(boards[n]!, width);
    return { tiles: all, empty: isOpen ? all.slice(row * width, (row + 1) * width) : [] };
  });
}
