/**
 * Boards that are not filled from the top: the row in play stands above the guesses, or apart from them in an element of its
 * own. Examples of a help are full as well, but most of their tiles look as if they had no feedback.
 */
import { isOfOneSize, type Likeness } from './alike.ts';
import { backgroundsIn, looksRight, lookTheSame } from './backgrounds.ts';
import { matches } from './dom.ts';
import { type Cell, isNearTo, stepsIn, tilesOf } from './lattice.ts';
import { hasRoomIn, letterOf } from './letter.ts';
import { isClose } from './place.ts';
import { commonOf } from './search.ts';
import type { Rows } from './stacks.ts';
import { parentOf, textsOf } from './tree.ts';

/** Rows that stand together. */
export interface Part extends Likeness {
  readonly cells: readonly (readonly Cell[])[];
  /** What holds all of them. */
  readonly board: Element;
  /** Where rows may be added or taken away, the parts of a board each for itself. */
  readonly holders: readonly Element[];
  /** Whether it has no text within. */
  readonly isAlone: boolean;
  /** Whether it is a part of something of which the rest cannot be read. */
  readonly isBroken: boolean;
  /** Whether its row in play is elsewhere, so that a guess comes to stand in another row than it was typed into. */
  readonly isTypedElsewhere?: boolean;
}

/** What was read last. */
interface Before {
  /** How many full rows of its length stood beside it. */
  readonly fullBeside: number;
  /** Whether a part was that, with all of its rows. */
  readonly isWhole: (part: Part) => boolean;
}

/**
 * The parts with those that are one board as one: a row by itself and full ones near it, with nothing else of that length.
 * A title in coloured tiles beside the row that was read last stays one, as does a row of known letters beside a board.
 */
export function joined(parts: readonly Part[], before: Before | null): readonly Part[] {
  for (const row of parts) {
    const [guesses, ...others] = parts.filter((part) => part !== row && isOfLength(part, row));
    if (!guesses || others.length > 0 || row.tiles.length > 1 || !row.cells[0]![0]!.place) continue;
    const rest = parts.filter((part) => part !== row && part !== guesses);
    if (isOfFields(row) && !guesses.tiles.some(([tile]) => isField(tile!)))
      return [...rest, typedInto(row, guesses)];
    if (guesses.tiles.length <= (before?.fullBeside ?? 1)) continue;
    if (before?.isWhole(guesses) && showsKnown(row, guesses)) continue;
    if (areGuessesBefore(guesses, row)) return [...rest, join(guesses, row)];
  }
  return parts;
}

const isOfLength = (one: Part, other: Part): boolean => one.tiles[0]!.length === other.tiles[0]!.length;

const isField = (tile: Element): boolean => matches(tile, 'input:enabled');

/** Whether a row is one of fields for a letter each. */
const isOfFields = ({ tiles }: Part): boolean => tiles.length === 1 && tiles[0]!.every(isField);

/** A board with a row of fields as its row in play: what is typed goes there, and from there into the first empty row. */
function typedInto(fields: Part, board: Part): Part {
  const at = board.tiles.findIndex(hasRoomIn);
  const done = at === -1 ? board.tiles.length : at;
  const cells = [...board.cells.slice(0, done), ...fields.cells, ...board.cells.slice(done + 1)];
  return { ...join(board, fields), cells, tiles: tilesOf(cells), isTypedElsewhere: true };
}

/** How many full rows there are beside a board, of its length. */
export const fullBeside = (own: readonly Part[], parts: readonly Part[]): number =>
  parts
    .filter((part) => !own.includes(part) && isOfLength(part, own[0]!))
    .flatMap(({ tiles }) => tiles)
    .filter((row) => !hasRoomIn(row)).length;

/** Whether a row has room, and no letters but some that stand in the same place in others: those that are known by now. */
export const showsKnown = (
  { tiles: [row, ...more] }: Pick<Part, 'tiles'>,
  { tiles: rows }: Pick<Part, 'tiles'>,
): boolean =>
  more.length === 0 &&
  hasRoomIn(row!) &&
  row!.every((tile, n) => {
    const letter = letterOf(tile);
    return letter === '' || rows.some((others) => letterOf(others[n]!) === letter);
  });

/** Columns without rows that only tell which letters of the answer are known: the first of one, or one by itself. */
export const withoutAnswer = (columns: readonly Rows[]): Rows[] =>
  columns
    .map((column) => {
      const [first, ...cells] = column.cells;
      const row = first!.map(({ tile }) => tile);
      const isAnswer =
        isOfKnown(row) &&
        (cells[0] ? [{ cells }] : columns).some((it) => isKnownFrom(row, tilesOf(it.cells)));
      return isAnswer ? { ...column, cells } : column;
    })
    .filter(({ cells }) => cells[0]);

/** Whether all letters of a row look right, and something stands for those that it lacks where there are none. */
function isOfKnown(row: readonly Element[]): boolean {
  const blank = row.find((tile) => !letterOf(tile));
  return (
    row.some((tile) => blank && textsOf(tile)[0]) &&
    row.every((tile) => !letterOf(tile) || looksRight(tile, blank!))
  );
}

/** Whether full rows have the letters of one that is not the row in play above them. */
const isKnownFrom = (row: readonly Element[], rows: Likeness['tiles']): boolean =>
  row.length === rows[0]!.length &&
  !hasRoomIn(rows[0]!) &&
  showsKnown({ tiles: [row] }, { tiles: rows }) &&
  !areGuesses(rows, row);

/** Whether a row has room, or is only typed, and guesses are near it. */
function areGuessesBefore(guesses: Part, row: Part): boolean {
  const [open] = row.tiles as [readonly Element[]];
  return (
    isOfOneSize(guesses, row) &&
    (hasRoomIn(open) || lookTheSame(open)) &&
    isNearTo(row.cells, guesses.cells) &&
    (areGuesses(guesses.tiles, open) || (hasRoomIn(open) && areEven(guesses, row)))
  );
}

/** How much higher a row with the room to the next is than its tiles, at most. */
const MAX_STEP = 1.5;
/** How much one step between rows may differ from another, in pixels. */
const SAME_STEP = 2;

/** Whether full rows, and the one below them, follow each other in even steps with little room between. */
function areEven(guesses: Part, row: Part): boolean {
  const places = [...guesses.cells, ...row.cells].map(([first]) => first!.place!);
  const steps = stepsIn(places, ({ top }, above) => top - above.top);
  const [step] = steps;
  return (
    steps.length > 1 &&
    step! <= MAX_STEP * places[0]!.height &&
    steps.every((other) => isClose(other, step!, SAME_STEP)) &&
    !guesses.tiles.some(hasRoomIn)
  );
}

/** Whether the row in play stands above all guesses. */
export const isOnTop = ([first, ...others]: Likeness['tiles']): boolean =>
  others.length > 0 && hasRoomIn(first!) && areGuesses(others, first!);

/** Whether rows are full, and all of their tiles have another background than those of the row in play. */
function areGuesses(rows: Likeness['tiles'], open: readonly Element[]): boolean {
  const backgrounds = new Set(open.map(backgroundsIn));
  return rows.every((row) => !hasRoomIn(row) && row.every((tile) => !backgrounds.has(backgroundsIn(tile))));
}

/** In the order of the guesses: where the row in play is above them, the newest is next to it. */
function join(guesses: Part, row: Part): Part {
  const isAbove = row.cells[0]![0]!.place!.top < guesses.cells[0]![0]!.place!.top;
  const cells = [...(isAbove ? guesses.cells.toReversed() : guesses.cells), ...row.cells];
  // One guess may have an element of its own within what holds all of them.
  const around = parentOf(guesses.board);
  return {
    ...guesses,
    cells,
    tiles: tilesOf(cells),
    area: guesses.area + row.area,
    board: commonOf(cells.flat()),
    holders: [...guesses.holders, ...row.holders, ...(around ? [around] : [])],
    isAlone: guesses.isAlone && row.isAlone,
    // What each of them lacks is the other.
    isBroken: false,
  };
}
