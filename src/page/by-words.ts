/** Reads rows by what their tiles say in words, as far as that is to be believed. */
import { areOne, foundIn } from './groups.ts';
import { areMoving } from './motion.ts';
import { type Backgrounds, backgroundsIn, lookAsSaid, looksOfRows, type Meanings } from './backgrounds.ts';
import type { TileFeedback } from './board.ts';
import { isPlainGreen, isUsual } from './colour.ts';
import { documentOf, get } from './dom.ts';
import { type FeedbackWay, isFeedback, type TileWord } from './feedback-words.ts';
import { colourOf, looksOf, sureMeaningOf } from './looks.ts';
import {
  type BoardNow,
  type ByWords,
  type Elements,
  feedbackOf,
  finishedRow,
  finishedRows,
  holds,
  isAll,
  isRow,
  isSame,
  type Letters,
  openRow,
  type Row,
  type Unread,
} from './row.ts';
import { printOf } from './tree.ts';
import { isOnlyTyped } from './typed.ts';

/** Whether the page is in a tab in the background. */
export const isHidden = (boards: readonly BoardNow[]): boolean =>
  get(documentOf(boards[0]!.elements[0]![0]!), 'hidden');

/** The ways to read by words, and the names of those that are not believed. */
export interface Ways {
  readonly others: readonly FeedbackWay[];
  readonly misleading: ReadonlySet<string>;
}

/** What tiles look like. */
interface Seen {
  /** Of each board. */
  readonly backgrounds: readonly Backgrounds[];
  readonly meanings: Meanings;
  /** Whether a tile is called by a colour, which in another theme may be another one. */
  readonly namesHue: (tile: Element) => boolean;
}

/** What earlier looks have found. */
interface Found {
  /** The way that is trusted. */
  readonly trusted: string | null;
  /** Whether the game shows what is known of letters while they are typed. */
  readonly isHinted: boolean;
}

/**
 * Reads by words, but by none that mean something else than the colours of the same tiles: a game may call a letter
 * present that is at its place.
 */
export function truthfulWords(
  boards: readonly BoardNow[],
  moving: ReadonlySet<Element>,
  { others, misleading }: Ways,
  {
    before,
    ...seen
  }: Seen & {
    readonly before: Found;
  },
): ReturnType<typeof readByWords> & Pick<Ways, 'misleading'> & { readonly isDisputed: boolean } {
  let truthful = others;
  let { trusted } = before;
  let isDisputed = false;
  for (;;) {
    const words = readByWords(boards, moving, truthful, { ...before, trusted });
    const untrue = untrueWays(boards, words.read, moving, truthful, seen);
    if (!truthful.some(({ name }) => untrue.has(name))) {
      const found = others.filter((way) => !truthful.includes(way)).map(({ name }) => name);
      return { ...words, misleading: new Set([...misleading, ...found]), isDisputed };
    }
    isDisputed ||= [...untrue.values()].includes(true);
    truthful = truthful.filter(({ name }) => !untrue.has(name));
    if (trusted !== null && untrue.has(trusted)) trusted = null;
  }
}

/**
 * The ways that call something in a new row another thing than its colours do, and whether those may be wrong, too: what
 * is plainly green is right, whatever words say.
 */
function untrueWays(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  moving: ReadonlySet<Element>,
  ways: readonly FeedbackWay[],
  { backgrounds, meanings, namesHue }: Seen,
): ReadonlyMap<string, boolean> {
  const rows = boards.map(({ elements, known }, n) =>
    elements.flatMap((tiles, m) => {
      const row = toldNow(read[n]![m]!, known.rows[m]);
      return row && !areMoving(tiles, moving) ? [{ tiles, ...row }] : [];
    }),
  );
  /** The ways that have called something right: what they call present is then something else. */
  const knowRight = new Set(
    read.flat().flatMap((row) => (isRow(row) && row.way !== null && saysRight(row) ? [row.way] : [])),
  );
  const untrue = new Map<string, boolean>();
  if (rows.flat().length > 0)
    for (const { name } of waysOfTwoNames(boards, read, moving, ways)) untrue.set(name, true);
  for (const [n, own] of rows.entries()) {
    for (const { tiles, way, said, unlike } of own) {
      // Each row by itself: what others look like may mean nothing for sure.
      const looksAs = (isKnown: boolean) =>
        looksOfRows([{ backgrounds: backgrounds[n]!, rows: [tiles] }], { ...meanings, isKnown });
      const looks = looksAs(false);
      const shown = looks?.boards[0]?.[0];
      const usual = meanings.isKnown || knowRight.has(way) ? null : looksAs(true);
      const differs = (feedback: TileFeedback | null, at: number): boolean => {
        const [tile, look] = [tiles[at]!, shown?.[at]];
        if (feedback === null || look == null) return false;
        const looksGreen = isPlainGreen(colourOf(look));
        // The name of a colour may be that of another theme, though in none green is anything else than right.
        if (namesHue(tile)) return looksGreen && feedback !== 'correct';
        // What does not look as it is called may be about to, but for green.
        if (unlike) return feedback === 'present' && looksGreen;
        const isGreen = () =>
          looksOf(tile).some((it) => !backgrounds[n]!.blanks.has(it) && isPlainGreen(colourOf(it)));
        // A row that is all right has one look in each channel, and letters that are typed may have a grey of their own.
        if (feedback === 'correct' && isGreen()) return false;
        // Of other colours, and of a green that is nearly blue, words know more.
        if (!isUsual(colourOf(look))) return false;
        const meaning = looks!.feedback?.get(look) ?? sureMeaningOf(look);
        // Words that have called nothing right yet may call it present: orange is right where contrast is high, and
        // what is green in any way may be.
        const isUsuallyRight =
          feedback === 'present' && usual && (usual.feedback?.get(look) === 'correct' || isGreen());
        return isUsuallyRight || (meaning !== null && meaning !== feedback);
      };
      const called = unlike ?? said;
      const differing = called.flatMap((it, at) =>
        differs(it, at) ? [{ it, colour: colourOf(shown![at]!) }] : [],
      );
      if (differing.length === 0) continue;
      const mayBeTrue = differing.some(({ it, colour }) => it !== 'present' || !isPlainGreen(colour));
      untrue.set(way, mayBeTrue || untrue.get(way) === true);
    }
  }
  return untrue;
}

/**
 * The ways that mean the same by two names, of which each has a look of its own: a letter that is called correct may be
 * something else than one that is perfect. A word that is all right may look as it likes.
 */
function waysOfTwoNames(
  boards: readonly BoardNow[],
  read: readonly (readonly ByWords[])[],
  moving: ReadonlySet<Element>,
  ways: readonly FeedbackWay[],
): readonly FeedbackWay[] {
  const rows = boards.flatMap(({ elements }, n) =>
    elements.flatMap((tiles, m) => {
      const row = read[n]![m]!;
      const isRight = isRow(row) && isAll(row, 'correct');
      return !isRow(row) || isRight || areMoving(tiles, moving) ? [] : [{ tiles, row }];
    }),
  );
  return ways.filter((way) => {
    const looks = new Map<string, Set<string>>();
    for (const { tiles, row } of rows.filter((it) => it.row.way === way.name)) {
      for (const [n, tile] of tiles.entries()) {
        const key = `${row.tiles[n]!.feedback} ${way.nameOf(tile)}`;
        foundIn(looks, key, () => new Set()).add(backgroundsIn(tile));
      }
    }
    const meaningOf = (key: string) => key.split(' ')[0];
    return [...looks].some(([key, own]) =>
      [...looks].some(
        ([other, its]) => meaningOf(key) === meaningOf(other) && ![...its].some((look) => own.has(look)),
      ),
    );
  });
}

/** What words say of a row, where they have said nothing of it before or another thing; null for nothing. */
function toldNow(row: ByWords, known: Row | undefined): Unread | null {
  if (row === null) return null;
  if (!isRow(row)) {
    if (row.unlike) return row;
    const isKnown = row.said.every((it, n) => it === null || known?.tiles[n]?.feedback === it);
    return isKnown ? null : row;
  }
  if (row.way === null || row.way === 'colour' || isSame(row, known)) return null;
  return { way: row.way, said: feedbackOf(row) };
}

const saysRight = (row: Row): boolean => feedbackOf(row).includes('correct');

/** So many of the rows that are known are read again at each look, and of those above them what has changed. */
const READ_AGAIN = 2;

/** Reads each row of each board by words on the page, as far as they tell. */
function readByWords(
  boards: readonly BoardNow[],
  moving: ReadonlySet<Element>,
  ways: readonly FeedbackWay[],
  before: Found,
): { readonly read: ByWords[][]; readonly trusted: string | null } {
  let { trusted } = before;
  const names = new Set(ways.map(({ name }) => name));
  const hidden = isHidden(boards);
  const rows = boards.flatMap(({ elements }) => elements);
  const calls = (way: FeedbackWay, ...words: TileWord[]) =>
    rows.some((row) => row.some((tile) => words.includes(way.read(tile)!)));
  const isLikeAnswered = (way: FeedbackWay, tile: Element) =>
    rows.some((row) => {
      const words = row.map(way.read);
      return (
        new Set(words).size > 1 &&
        words.every((word) => isFeedback(word) || isOfWord(word)) &&
        row.some((other, n) => words[n] === way.read(tile) && backgroundsIn(other) === backgroundsIn(tile))
      );
    });
  const isUsed = (way: string | null) => way === 'colour' || (way !== null && names.has(way));
  const read = boards.map(({ elements, letters, known: { rows: rowsBefore, prints } }) => {
    const finished = finishedRows(rowsBefore);
    const last = finished.length - 1;
    // With another word in the last row it may be another game, and with another way the same words mean other things.
    const isKept =
      last >= 0 && holds(finished[last]!, letters[last] ?? []) && finished.every(({ way }) => isUsed(way));
    return elements.map((tiles, n): ByWords => {
      const row = letters[n]!;
      if (row.includes('')) return openRow(row, true);
      const isEntered = letters.slice(n + 1).some((below) => below.some(Boolean));
      if (before.isHinted && !isEntered && isOnlyTyped(row, tiles, rowsBefore[n])) return openRow(row, true);
      const known = finished[n];
      if (isKept && n < finished.length - READ_AGAIN && holds(known!, row) && prints[n] === printOf(tiles))
        return known!;
      const isMoving = areMoving(tiles, moving);
      // A row that has turned may still bounce, or fade into another theme.
      if (isMoving && known && holds(known, row)) return known;
      const trustedWay = ways.find(({ name }) => name === trusted) ?? null;
      const isStill = !isMoving && !hidden;
      const words = readRowByWords(tiles, row, {
        ways,
        calls,
        isLikeAnswered,
        trusted: trustedWay,
        isStill,
        isEntered,
        known,
      });
      // In a hidden tab, tiles may take arbitrarily long to turn, and nobody sees it.
      if (isMoving && !(words && hidden)) return openRow(row, true);
      if (isRow(words) && words.way !== null && provesItsWay(words)) trusted = words.way;
      return words;
    });
  });
  return { read, trusted };
}

/** What can be said of a letter, or of a word that is typed. */
const isOfWord = (word: TileWord | null): boolean => word === 'good' || word === 'bad';

type Calls = (way: FeedbackWay, ...words: TileWord[]) => boolean;

/**
 * What a word means beside what else a way says: where a letter that is elsewhere is called something else, one that is
 * called right is at its place.
 */
function meaningBeside(word: TileWord | null, way: FeedbackWay, calls: Calls): TileWord | null {
  if (word === 'bad') return calls(way, 'good', 'hit', 'present', 'correct') ? 'absent' : null;
  const isGood = word === 'good' || word === 'hit';
  if (!isGood && word !== 'right') return word;
  if (calls(way, 'present')) return 'correct';
  return isGood && calls(way, 'correct') ? 'present' : null;
}

/** Reads a full row by words on the page; null when there are none. */
function readRowByWords(
  tiles: Elements,
  letters: Letters,
  {
    ways,
    calls,
    isLikeAnswered,
    trusted,
    isStill,
    isEntered,
    known,
  }: {
    readonly ways: readonly FeedbackWay[];
    /** Whether a way says one of these of any tile. */
    readonly calls: Calls;
    /** Whether a tile looks like one that is called the same, in a row that is not all of it. */
    readonly isLikeAnswered: (way: FeedbackWay, tile: Element) => boolean;
    readonly trusted: FeedbackWay | null;
    readonly isStill: boolean;
    /** Whether letters stand below it. */
    readonly isEntered: boolean;
    readonly known: Row | undefined;
  },
): ByWords {
  let partly: Unread | null = null;
  for (const way of ways) {
    const words = tiles.map(way.read);
    // What is good or bad as a whole may only be a word that is typed, and in the game's list or not.
    const isTyped = !isEntered && isOfWord(words[0]!) && areOne(words) && !isLikeAnswered(way, tiles[0]!);
    const said = words.map((word) => (isTyped ? null : meaningBeside(word, way, calls)));
    if (said.every(isFeedback)) {
      const row = finishedRow(letters, said, way.name);
      if (!isStill || isSame(row, known) || lookAsSaid(tiles, said)) return row;
      partly ??= { way: way.name, said: said.map(() => null), unlike: said };
      continue;
    }
    const feedback = said.map((word) => (isFeedback(word) ? word : null));
    const isSaid = said.every((word) => word !== null);
    if (isSaid || feedback.some((word) => word !== null)) {
      // What is not believed gives way to what has been.
      if (partly?.unlike && way === trusted) partly = null;
      partly ??= { way: way.name, said: feedback };
      if (isSaid) return partly;
    }
  }
  const saysNothing = trusted && !tiles.some((tile) => isFeedback(trusted.read(tile)));
  return saysNothing && !partly?.unlike ? null : partly;
}

/** Whether a row proves that its way distinguishes kinds of feedback. */
function provesItsWay(row: Row): boolean {
  const said = new Set(feedbackOf(row));
  return said.size > 1 && said.has('absent');
}
