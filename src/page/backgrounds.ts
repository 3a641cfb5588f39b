/** Feedback by how tiles look, for boards that do not put it into words. */
import type { TileFeedback } from './board.ts';
import { feedbackByColour, legendOf, parsePaint } from './colour.ts';
import { styleOf } from './dom.ts';
import { areOne, isClear } from './groups.ts';
import {
  areSure,
  backgroundOf,
  backgroundsOf,
  type Channel,
  CHANNELS,
  colourOf,
  hitOf,
  isFill,
  isIn,
  isMixed,
  lookKey,
  looksOf,
  valueOf,
} from './looks.ts';
import { areMoving } from './motion.ts';
import { type Looks, toldApart } from './told-apart.ts';
import { ancestorsOf } from './tree.ts';

type Elements = readonly Element[];

/** What is known of how tiles without feedback look; it is remembered, since a full board has none. */
export interface Backgrounds {
  /** The colours around a board: they identify the theme. */
  readonly theme: string;
  /** As {@link lookKey} writes them. */
  readonly blanks: ReadonlySet<string>;
  /** The colours of an empty tile, as they were when there was one. */
  readonly empty: readonly string[];
  /** Whether the theme has just changed, and the tiles are still fading into it. */
  readonly isSettling: boolean;
}

export const NO_BACKGROUNDS: Backgrounds = { theme: '', blanks: new Set(), empty: [], isSettling: false };

/** So many rows of a board are looked at for how tiles without feedback look: they are alike. */
const BLANK_ROWS = 3;

/** A row whose tiles may show how tiles without feedback look. */
export interface BlankRow {
  readonly tiles: Elements;
  /** '' for empty tiles. */
  readonly letters: readonly string[];
  /** What it held at the last look, if it was open then. */
  readonly before: string | null;
}

/**
 * Learns from a look at a board how its tiles look when they are empty or typed into.
 * @param hits the looks that have said of a letter that it is in the answer
 */
export function learnBackgrounds(
  known: Backgrounds,
  rows: readonly BlankRow[],
  board: Element,
  moving: ReadonlySet<Element>,
  hits: ReadonlySet<string>,
): Backgrounds {
  const last = rows.at(-1)!;
  // The next tile to be typed into may be marked, so it says nothing of the others.
  const isBare = last.letters.at(-1) === '' && last.letters.at(-2) === '';
  const empty = isBare ? backgroundsOf(last.tiles.at(-1)!) : known.empty;
  const around = [board, ...ancestorsOf(board)].flatMap(backgroundOf);
  const theme = around.join();
  const isOther = theme !== known.theme || (known.empty.length > 0 && empty.join() !== known.empty.join());
  const isSettling = isOther ? known.theme !== '' : known.isSettling;
  // In another theme, a colour of blank tiles may mean feedback.
  const blanks = new Set([
    ...(isOther ? [] : known.blanks),
    ...[...around, ...empty].map((colour) => lookKey('background', colour)),
  ]);
  for (const { tiles, letters } of rows.filter((row) => isBlank(row, isSettling)).slice(0, BLANK_ROWS)) {
    // A tile that has just been emptied may still fade.
    const still = tiles.filter((tile, n) => letters[n] !== '' || !moving.has(tile));
    // A letter that the game gives stands in the open row as one that is right.
    for (const look of still.flatMap(looksOf)) if (!isGiven(look) && !hits.has(look)) blanks.add(look);
  }
  return {
    theme,
    blanks,
    empty,
    isSettling: isSettling && rows.some(({ tiles }) => areMoving(tiles, moving)),
  };
}

/** Whether a row has no feedback yet, as far as can be told without knowing its colours. */
function isBlank({ tiles, letters, before }: BlankRow, isSettling: boolean): boolean {
  // A row that was full may be turning: then a letter can be gone for a moment.
  if (letters.includes('') && (before === null || [...before].length < tiles.length)) return true;
  if (!isSettling || before !== letters.join('')) return false;
  // A row that has just been finished seldom has one colour.
  return areOne(tiles.map(backgroundsIn));
}

const isGiven = (look: string): boolean => isFill(look) && hitOf(look) === 'correct';

/** Whether a tile is filled as one that is right, and an empty one is not. */
export function looksRight(tile: Element, blank: Element): boolean {
  const looks = looksOf(blank);
  return looksOf(tile).some((look) => isGiven(look) && !looks.includes(look));
}

/** What is no more than this of a letter that is typed, from 0 to 1, only shows what could be typed. */
const FAINT = 0.6;

/** Whether the letter of a tile can hardly be seen. */
export const isFaint = (tile: Element): boolean =>
  looksOf(tile).some((look) => {
    if (isIn('opacity', look)) return parseFloat(valueOf(look)) <= FAINT;
    return isIn('letter', look) && parsePaint(colourOf(look))!.alpha <= FAINT;
  });

/** Full rows of a board, with what is known of how its tiles look. */
export interface FullRows {
  readonly backgrounds: Backgrounds;
  readonly rows: readonly Elements[];
}

/** What is known of how looks are meant. */
export interface Meanings {
  /** Custom properties of the page that hold colours of feedback. */
  readonly legend: Readonly<Record<string, TileFeedback>>;
  /** What the player has said of looks, by their keys. */
  readonly looks: Readonly<Record<string, TileFeedback>>;
  /** Whether the page is of a known site, so that a palette of high contrast means what it usually does. */
  readonly isKnown: boolean;
  /** Whether words on the page have called them something else. */
  readonly isDisputed?: boolean | undefined;
}

/** What tiles of full rows look like in one channel. */
export interface RowLooks {
  readonly channel: Channel;
  /** Of each row of each board: the looks of its tiles, null for one that looks as if it had no feedback. */
  readonly boards: Looks;
  /** What the looks mean; null where one of them has no meaning for sure. */
  readonly feedback: ReadonlyMap<string, TileFeedback> | null;
}

/**
 * How full rows look in the channel that shows their feedback: the first in which a row has some on all of its tiles,
 * or else on any. The boards of a game have one set of colours.
 * @param others looks of rows that are not looked at again
 * @param before looks that rows were read by before, which show in what channel feedback is
 */
export function looksOfRows(
  boards: readonly FullRows[],
  meanings: Meanings,
  others: readonly string[] = [],
  before: readonly string[] = [],
): RowLooks | null {
  if (boards.every(({ rows }) => rows.length === 0)) return null;
  // The uppermost look in a channel is what is seen of it.
  const seenIn = (channel: Channel, isAny = false) =>
    boards.map(({ backgrounds: { blanks }, rows }) =>
      rows.map((row) =>
        row.map(
          (tile) => looksOf(tile).findLast((it) => isIn(channel, it) && (isAny || !blanks.has(it))) ?? null,
        ),
      ),
    );
  const channel = channelOf(
    (it) => seenIn(it).flat(),
    CHANNELS.find((it) => before.some((look) => isIn(it, look))),
  );
  if (!channel) return null;
  const seen = seenIn(channel);
  const isFilled = channel === 'background';
  const shown = toldApart(seen, isFilled, (it) => seenIn(it, !isFilled));
  // What is only on some tiles of a row may be of another kind, such as a frame around the next to be typed.
  const elsewhere = [...new Set(others)].filter((look) => isIn(channel, look));
  const complete = shown.flat().filter(isClear);
  const feedback =
    meaningOfLooks(channel, [elsewhere, ...shown.flat()], boards, meanings) ??
    (complete.length > 0 ? meaningOfLooks(channel, [elsewhere, ...complete], boards, meanings) : null);
  // Greys alone say nothing elsewhere: letters are often written in another one on a tile that says something.
  const isSaid = isFilled || [...(feedback?.values() ?? [])].some((said) => said !== 'absent');
  return { channel, boards: shown, feedback: isSaid ? feedback : null };
}

/**
 * @param rowsIn the looks of each row in a channel
 * @param before the channel that has shown feedback before, if any
 */
function channelOf(
  rowsIn: (channel: Channel) => readonly (readonly (string | null)[])[],
  before: Channel | undefined,
): Channel | null {
  const whole = CHANNELS.filter((it) => rowsIn(it).some(isClear));
  if (before && whole.includes(before)) return before;
  // What is the same on all tiles while something else differs may be the look of letters that were only typed.
  const differing = whole.find((it) => rowsIn(it).some((row) => isClear(row) && new Set(row).size > 1));
  const partly = () => CHANNELS.find((it) => rowsIn(it).some((row) => row.some((look) => look !== null)));
  return differing ?? whole[0] ?? partly() ?? null;
}

/** @returns null where one of the looks has no meaning for sure */
function meaningOfLooks(
  channel: Channel,
  rows: readonly (readonly (string | null)[])[],
  boards: readonly FullRows[],
  { legend, looks: said, isKnown, isDisputed }: Meanings,
): Map<string, TileFeedback> | null {
  const looks = [...new Set(rows.flat())].filter((look) => look !== null);
  const feedback = new Map<string, TileFeedback>();
  const colours = new Map<string, string>();
  for (const look of looks) {
    const meaning = said[look];
    if (meaning) feedback.set(look, meaning);
    else if (isMixed(look) || colours.has(colourOf(look))) return null;
    else colours.set(colourOf(look), look);
  }
  if (colours.size === 0) return feedback;
  if (channel === 'opacity' || feedback.size > 0) return null;
  const [first] = boards.flatMap(({ rows: own }) => own);
  const named = legendOf(styleOf(first![0]!), legend);
  const hasBlank = rows.flat().includes(null);
  const isPlain =
    !hasBlank ||
    boards.every(({ backgrounds: { empty } }) => !hitOf(lookKey('background', empty.at(-1) ?? '')));
  const meant = feedbackByColour(colours.keys(), { legend: named, isKnown, isPlain, hasBlank, isDisputed });
  if (!meant) return null;
  for (const [colour, meaning] of meant) feedback.set(colours.get(colour)!, meaning);
  return areSure(feedback) ? feedback : null;
}

/**
 * Whether the browser replaces a tile's colours by its own (forced colours):
 * https://drafts.csswg.org/css-color-adjust/#forced-colors-properties
 */
export function areForced(tile: Element): boolean {
  return (
    matchMedia('(forced-colors: active)').matches &&
    styleOf(tile).getPropertyValue('forced-color-adjust') !== 'none'
  );
}

/** Whether tiles with the same feedback in words look alike; if not, the words mean something else. */
export function lookAsSaid(tiles: Elements, said: readonly TileFeedback[]): boolean {
  const looks = new Map<TileFeedback, string>();
  return tiles.every((tile, n) => {
    const look = backgroundsIn(tile);
    const other = looks.get(said[n]!) ?? look;
    looks.set(said[n]!, other);
    return look === other;
  });
}

/** The backgrounds of a tile, to be compared. */
export const backgroundsIn = (tile: Element): string => backgroundsOf(tile).join();

/** How each of some tiles looks, in all ways. */
export const looksIn = (tiles: Elements): string[] => tiles.map((tile) => looksOf(tile).join());

/** Whether tiles look the same in all ways. */
export const lookTheSame = (tiles: Elements): boolean => new Set(looksIn(tiles)).size <= 1;

/** Whether so many rows without a letter look different that something else must be on them. */
export function lookFilled(rows: readonly Elements[]): boolean {
  const blank = looksIn(rows.at(-1)!).at(-1)!;
  // One may be the next to be typed into.
  const other = rows.filter((row) => !looksIn(row).includes(blank));
  return other.length > 1 || rows.some((row) => !areAlike(row));
}

/** Whether all of some tiles look the same, but for one, which may be the next to be typed into. */
export function areAlike(tiles: Elements): boolean {
  const looks = looksIn(tiles);
  return looks.some((look) => looks.filter((other) => other !== look).length <= 1);
}
