/** Reads a game's page and translates what it shows for the session. */
import { looksIn } from '../page/backgrounds.ts';
import { beginsLate, type Board, givenOn, hintsOf, typedLetters } from '../page/board.ts';
import { isCovered } from '../page/covered.ts';
import { bodyOf, documentOf, matches, rootOf } from '../page/dom.ts';
import { type GuessField, lettersInField } from '../page/field.ts';
import { isHardMode } from '../page/hard-mode.ts';
import { DELETE, ENTER, findKey, type Key } from '../page/pressed-keys.ts';
import { letterOf } from '../page/letter.ts';
import { type Parts, partsOn } from '../page/parts.ts';
import { isAsRead, pageNow, type PageReading, readPage, traceOf, withClosed } from '../page/reader.ts';
import { createRefusals } from '../page/refusals.ts';
import { atOneMoment, closest, findFirst, isWithin } from '../page/tree.ts';
import type { SiteHints } from '../page/site-hints.ts';
import type { Share } from '../page/share.ts';
import type { Trace } from '../page/trace.ts';
import { guessesOn, isSolved } from '../protocol/guesses.ts';
import type { Look, Shown, ShownBoards } from '../session/events.ts';
import type { Site } from '../sites/site.ts';
import { createGuessFields } from './guess-field.ts';
import { createLostAnswers } from './lost-answers.ts';
import type { Targets } from './presses.ts';

/** More of an address tells no more puzzles apart. */
const MAX_ADDRESS = 300;

export interface PageReader extends Targets {
  /** Reads the page as it is now. */
  read(): PageReading;
  /** Takes what looks of tiles mean, beside what is known of them. */
  learn(looks: NonNullable<SiteHints['looks']>): void;
  /** Takes it that a row with these letters cannot be edited any more. */
  close(letters: string): void;
  /** The reading that the last look was of: others may have followed. */
  looked(): PageReading;
  /** What the open row holds now. */
  letters(): string;
  /** The letters that the game itself gives in it, '' for none, or none at all. */
  given(): readonly string[];
  /** Whether that does not begin in the first tile. */
  isAstray(): boolean;
  /**
   * The same if it is a whole word, as the player enters it; otherwise null.
   * @param button what may enter it; null for a key
   */
  entered(button: HTMLElement | null): string | null;
  /** Whether there is a button that enters what is typed, whatever the keys on the screen do. */
  hasEnterButton(): boolean;
  /** What it has of a game, and why it was read as it was. */
  parts(): Parts & Trace;
  /** Whether something lies on the boards; it costs a layout. */
  isCovered(): boolean;
  /**
   * What the session needs of the last reading.
   * @param changed what has changed on the page since
   * @param isAwaiting whether a guess has been entered that has no feedback yet
   * @param watchesCover whether it has to be known what lies on the boards
   */
  look(changed: readonly Element[], isAwaiting: boolean, watchesCover: boolean): Omit<Look, 'isHidden'>;
}

/**
 * @param reading what was read of the page last
 * @param share the time that reading takes counts in
 */
export function createPageReader(site: Site, window: Window, share: Share, reading: PageReading): PageReader {
  const { document } = window;
  const refusals = createRefusals(site);
  let hints: SiteHints = site;
  let parts: Parts | null = null;
  const { find, isGone, noteEnter, noteGuess, hasLost, ...fields } = createGuessFields(site, document);
  let looked = reading;
  /** How the letters of the open row looked when no guess was awaited; the tile for the next one may look otherwise. */
  let before = '';

  const take = <T>(look: () => T): T => share.take(() => atOneMoment(look));
  const readAfter = (it: PageReading) => (reading = take(() => readPage(pageNow(window), hints, it.memory)));
  const read = () => {
    const row = typedIn(shownIn(readAfter(reading), site));
    return hasLost(row) && !isClosed(reading, row) ? readAfter(closed(reading, row)) : reading;
  };
  const withAnswers = createLostAnswers(document);
  const shownNow = (): Shown => withField(shownIn(reading, site), fields.field(), guessesIn(reading), site);
  const isAnswered = (isAwaiting: boolean) => {
    const looks = looksIn(openTiles(reading, site).filter((tile) => letterOf(tile) !== ''));
    if (!isAwaiting) before = looks.join();
    return isAwaiting && new Set(looks).size > 1 && looks.join() !== before;
  };
  const covered = () => share.take(() => isCovered(reading.tiles.flat()));

  return {
    read,
    learn(looks) {
      hints = { ...hints, looks: { ...hints.looks, ...looks } };
    },
    close: (letters) => void (reading = closed(reading, letters)),
    looked: () => looked,
    letters() {
      read();
      return typedIn(shownNow());
    },
    // A field takes the whole word.
    given: () => (fields.field()?.isNamed ? [] : givenOn(inPlayIn(reading))),
    guesses: () => guessesIn(reading),
    isAstray: () => beginsLate(inPlayIn(reading)),
    ...fields,
    tile: (key) => tileFor(key, openTiles(reading, site)),
    entered(button) {
      read();
      const shown = shownNow();
      // What a field holds that says nothing of guesses becomes one, or not.
      const word = noteEnter(typedIn(shown), button);
      return shown.kind === 'boards' && [...word].length === shown.width ? word : null;
    },
    parts() {
      // A game has its keyboard as long as its board: to look for it at every guess would take time for nothing.
      if (reading.view.kind !== 'boards' || !parts?.tiles || !parts.keys || isGone()) {
        parts = take(() => partsOn(document, site));
        take(() => find(reading, parts!.keys));
      }
      return { ...parts, ...traceOf(reading) };
    },
    isCovered: covered,
    look(changed, isAwaiting, watchesCover) {
      looked = reading;
      return take(() => ({
        shown: withAnswers(shownNow(), reading.view, hints, performance.now()),
        // The host too: another site in the same tab may have its game at the same path.
        address: `${window.location.host}${window.location.pathname.slice(-MAX_ADDRESS)}`,
        day: new Date().toDateString(),
        pageKey: site.puzzle?.() ?? null,
        lexicon: site.lexicon,
        hard: isHardMode(document, site),
        covered: watchesCover ? covered() : null,
        hasField: noteGuess(lastGuessIn(reading)),
        hasEnterKey: watchesCover ? hasEnterKey(document, site, fields) : null,
        refusals: refusals.look(changed, isAwaiting),
        refusing: refusals.areShowing(),
        marked: changed.some((element) => isMarked(element, reading, site)),
        isAnswered: isAnswered(isAwaiting),
      }));
    },
  };
}

const closed = (reading: PageReading, row: string): PageReading => ({
  ...reading,
  memory: withClosed(reading.memory, row),
});

const isClosed = ({ memory }: PageReading, row: string): boolean => memory.seen.closed === row;

/** Whether there is a key or a button for Enter on the screen; null on a site that is known, where that makes no difference. */
const hasEnterKey = (
  document: Document,
  site: Site,
  { hasEnterButton }: Pick<PageReader, 'hasEnterButton'>,
): boolean | null =>
  site.kind === 'added' ? findKey(document, site, ENTER) !== null || hasEnterButton() : null;

/** What takes keys on a tile: a field, or what can have the focus. */
const TAKES_KEYS = 'input:not([disabled], [readonly]), [tabindex]';

/**
 * Of some tiles the one that a key is meant for, if it takes keys itself: a letter goes into the first without one, and all
 * else to the last with one that takes any, as a letter that the game gives may not.
 */
function tileFor(key: Key, tiles: readonly Element[]): HTMLElement | null {
  if (key !== ENTER && key !== DELETE) {
    const open = tiles.find((it) => letterOf(it) === '');
    return open ? takerIn(open) : null;
  }
  const takers = tiles.filter((it) => letterOf(it) !== '').map(takerIn);
  return takers.findLast(Boolean) ?? null;
}

/** What takes keys of a tile: itself, what is in it, or what holds the board, where a player clicks before it hears keys. */
function takerIn(tile: Element): HTMLElement | null {
  const within = matches(tile, TAKES_KEYS) ? tile : findFirst(tile, TAKES_KEYS);
  const own = within ?? closest(tile, '[tabindex="0"]:not(:has(input))');
  return own && !matches(own, 'button') ? (own as HTMLElement) : null;
}

/** Whether a change of an element says that the row is refused. */
function isMarked(element: Element, reading: PageReading, site: Site): boolean {
  const { refusedRow } = site;
  if (refusedRow === undefined) return isOfOpenRow(element, reading, site);
  const document = documentOf(element);
  return element === rootOf(document)
    ? findFirst(document, refusedRow) !== null
    : matches(element, refusedRow);
}

/** Whether an element is a tile of the open row, or around one. */
function isOfOpenRow(element: Element, reading: PageReading, site: Site): boolean {
  const document = documentOf(element);
  if (element === rootOf(document) || element === bodyOf(document)) return false;
  return openTiles(reading, site).some((tile) => isWithin(tile, element));
}

/**
 * Some games show their rows only after Enter. A field that does not say what it is for may be for anything, and one may
 * keep a guess that has been entered.
 */
function withField(shown: Shown, field: GuessField | null, guesses: readonly string[], site: Site): Shown {
  if (field?.isNamed !== true || shown.kind !== 'boards' || shown.typed !== '') return shown;
  const typed = lettersInField(field.element, site);
  return guesses.includes(typed) ? shown : { ...shown, typed };
}

/** The tiles of the open row of each board. */
function openTiles(reading: PageReading, site: Site): Element[] {
  const shown = shownIn(reading, site);
  if (shown.kind !== 'boards') return [];
  const row = guessesOn(shown.boards).length;
  return reading.tiles.flatMap((all) => rowOf(all, row, shown.width));
}

const rowOf = (tiles: readonly Element[], row: number, width: number): readonly Element[] =>
  tiles.slice(row * width, (row + 1) * width);

const boardsIn = ({ view }: PageReading): readonly Board[] => (view.kind === 'boards' ? view.boards : []);

/** The boards that take letters: one that is solved may have lost the rows that it does not need. */
function inPlayIn(reading: PageReading): readonly Board[] {
  const boards = boardsIn(reading);
  const open = boards.filter((board) => !isSolved(hintsOf(board), board.rows[0]!.length));
  return open[0] ? open : boards;
}

const guessesIn = (reading: PageReading): readonly string[] => guessesOn(boardsIn(reading).map(hintsOf));

const lastGuessIn = (reading: PageReading): string => guessesIn(reading).at(-1) ?? '';

const typedIn = (shown: Shown): string => (shown.kind === 'boards' ? shown.typed : '');

function shownIn(page: PageReading, { kind }: Site): Shown {
  const { view } = page;
  // Where a game was found once, a page without a board is another one.
  if (view.kind !== 'boards') return kind === 'added' && !('why' in view) ? { kind: 'elsewhere' } : view;
  const { moving, reading } = view;
  const width = view.boards[0]!.rows[0]!.length;
  const boards = view.boards.map(hintsOf);
  const inPlay = inPlayIn(page);
  const limits = inPlay.map(({ limit }) => limit);
  const [{ given }] = view.boards as [Board];
  return {
    kind: 'boards',
    boards,
    typed: typedLetters(inPlay),
    width,
    limit: limits.includes(null) ? null : Math.max(...limits.map(Number)),
    ...(given && !boards[1] && { given: given.map((letter) => letter || '.').join('') }),
    moving,
    reading,
  };
}

/**
 * The tiles of each board, and those of its open row while that is empty and nothing moves. In a game that puts a finished
 * row above the open one, that is the next one by then.
 */
export function tilesOf(reading: PageReading, { boards, width, typed, moving }: ShownBoards) {
  const row = guessesOn(boards).length;
  const isEmpty = typed === '' && !moving && isAsRead(reading);
  return reading.tiles.map((all, n) => {
    const isOpen = isEmpty && boards[n]!.length === row && !isSolved(boards[n]!, width);
    const { given = [], reminds = [] } = boardsIn(reading)[n] ?? {};
    return {
      tiles: all,
      empty: isOpen ? rowOf(all, row, width) : [],
      written: Array.from({ length: width }, (_, at) => given[at] || reminds[at] || ''),
    };
  });
}
