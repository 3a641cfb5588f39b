/**
 * Tells which grids are boards of one game. Every guess counts on all of its boards, so they are of one width and
 * size, and have the same words in the same rows, but for those that are solved and get no more. Yesterday's board,
 * a friend's and the examples of a help have other words.
 */
import { lookFilled, lookTheSame } from './backgrounds.ts';
import { typedIn } from './given.ts';
import { inGroups, ordered } from './groups.ts';
import { letterOf } from './letter.ts';
import type { Place } from './place.ts';

/** A grid, as far as it can be like another. */
export interface Likeness {
  /** In rows, from the top down. */
  readonly tiles: readonly (readonly Element[])[];
  readonly cells: readonly (readonly {
    readonly place: Place | null;
    readonly around: readonly Element[];
  }[])[];
  readonly area: number;
}

/** Grids that can be the boards of one game. */
export interface Boards<T> {
  readonly own: readonly T[];
  /** Those like them that cannot be boards of the same game. */
  readonly others: readonly T[];
  /** Those of the others that have a word in the same row as these, so that they seem to be boards of this game. */
  readonly strays: readonly T[];
  /** Whether some have room for another letter. */
  readonly isOpen: boolean;
  /** Whether others like them that have room as well cannot be told from the game. */
  readonly isUnclear: boolean;
  /** The letters of all their tiles, '' for those that are empty. */
  readonly letters: readonly string[];
  readonly area: number;
}

/** How much wider tiles of one game may be on one board than on another. */
const MAX_GROWTH = 1.1;
/** How much higher: a board with fewer rows may be stretched to the height of those beside it. */
const MAX_STRETCH = 2;

interface Read<T> {
  readonly grid: T;
  /** Of each row, '' for an empty tile, null for what is more than a letter. */
  readonly letters: readonly (readonly (string | null)[])[];
  /** How many rows have letters, or are above one that has. */
  readonly begun: number;
}

/** The grids in groups of those that can be one game, the largest first, and of like ones those with room first. */
export function alike<T extends Likeness>(grids: readonly T[], fold: (text: string) => string): Boards<T>[] {
  const sizes = inGroups(
    ordered(grids, ({ area }) => -area),
    isOfOneSize,
  );
  const games = sizes.flatMap((like) => gamesAmong(like, fold));
  return ordered(games, ({ size }) => -size);
}

/** Whether the tiles of two grids are as large as those of one game, in rows of one length. */
export function isOfOneSize(one: Likeness, other: Likeness): boolean {
  if (one.tiles[0]!.length !== other.tiles[0]!.length) return false;
  const [a, b] = [one.cells[0]![0]!.place, other.cells[0]![0]!.place];
  if (!a || !b) return true;
  return isNear(a.width, b.width, MAX_GROWTH) && isNear(a.height, b.height, MAX_STRETCH);
}

const isNear = (a: number, b: number, growth: number): boolean =>
  Math.max(a, b) <= growth * Math.min(a, b) + 1;

/** @returns with the size of the largest, by which the groups are sorted */
function gamesAmong<T extends Likeness>(
  like: readonly T[],
  fold: (text: string) => string,
): (Boards<T> & { readonly size: number })[] {
  const all = ordered(
    like.map((grid) => readGrid(grid, fold)),
    ({ begun }) => -begun,
  );
  const plain = all.length > 1 ? all.filter((it) => !isPicture(it)) : all;
  const read = plain.length > 0 ? plain : all;
  const games = inGroups(read, isOfOneGame);
  const isStrip = (game: readonly Read<T>[]) => game[0]!.letters.length === 1 && game[0]!.begun === 0;
  const hasRoom = (game: readonly Read<T>[]) => game.some(({ letters }) => letters.at(-1)!.includes(''));
  const open = games.filter((game) => hasRoom(game) && game[0]!.letters.length > 1);
  // Of several with room one's own is where a word has been begun.
  const typed = open.filter((game) => game.some(({ letters, begun }) => letters[begun - 1]?.includes('')));
  const areaOf = (game: readonly Read<T>[]) => game.reduce((sum, { grid }) => sum + grid.area, 0);
  const size = Math.max(...games.map(areaOf));
  return games
    .map((game) => {
      const others = games.filter((other) => other !== game).flat();
      // The row of letters that are known by now looks like a board that grows; examples are more than one.
      const written = others.filter(({ begun }) => begun > 0);
      const isUnclear = isStrip(game)
        ? written.length === 1 && isTyped(written[0]!)
        : open.length > 1 && open.includes(game) && !(typed.length === 1 && typed.includes(game));
      return {
        own: game.map(({ grid }) => grid),
        others: others.map(({ grid }) => grid),
        strays: others
          .filter((other) => sharesWord(other, game[0]!) && !isExampleBeside(other, game[0]!))
          .map(({ grid }) => grid),
        isOpen: hasRoom(game),
        isUnclear,
        letters: game.flatMap(({ letters }) => letters.flat()).filter((letter) => letter !== null),
        area: areaOf(game),
        size,
      };
    })
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.area - a.area);
}

/** Whether the letters of a grid may be all of a word that is being typed. */
const isTyped = ({ letters, grid }: Read<Likeness>): boolean =>
  letters.length === 1 && lookTheSame(grid.tiles[0]!);

function readGrid<T extends Likeness>(grid: T, fold: (text: string) => string): Read<T> {
  const letters = grid.tiles.map((row) =>
    typedIn(
      row,
      row.map((tile) => letterOf(tile, fold)),
    ),
  );
  return { grid, letters, begun: 1 + letters.findLastIndex((row) => row.some((letter) => letter !== '')) };
}

/** So many rows without a letter are looked at for colours: guesses are written from the top down. */
const MAX_ROWS = 3;

/** Whether a grid has no letter, and colours: it shows how another player is getting on. */
const isPicture = ({ grid, begun }: Read<Likeness>): boolean =>
  begun === 0 && lookFilled([...grid.tiles.slice(0, MAX_ROWS), grid.tiles.at(-1)!]);

/** How many elements are around each tile of a grid. */
export const levelOf = ({ cells }: Pick<Likeness, 'cells'>): number => cells[0]![0]!.around.length;

/** Whether two grids can show the same guesses; the one with more of them comes first. */
function isOfOneGame(one: Read<Likeness>, other: Read<Likeness>): boolean {
  // An example is somewhere else in the page.
  if (levelOf(one.grid) !== levelOf(other.grid)) return false;
  const rows = other.letters.slice(0, other.begun);
  // What is more than a letter may be any.
  const isSame = (a: string | null, b: string | null) => a === b || a === null || b === null;
  if (!rows.every((row, n) => row.every((letter, m) => isSame(letter, one.letters[n]![m]!)))) return false;
  // A board with fewer guesses than another by two or more is solved, so that all tiles of its last one look alike.
  const last = other.grid.tiles[other.begun - 1];
  if (last && one.begun - other.begun > 1 && !lookTheSame(last)) return false;
  // Where nothing is written there is nothing that tells, but that both are equal; where one has more, letters may
  // only be typed on some boards, and a board that is solved gets no more.
  return other.begun > 0 || (other.letters.length === one.letters.length && one.begun <= 1);
}

/** Whether a grid is a word in a help that has been guessed as well: a row by itself, somewhere else in the page. */
const isExampleBeside = (other: Read<Likeness>, board: Read<Likeness>): boolean =>
  other.letters.length === 1 && board.letters.length > 1 && levelOf(other.grid) !== levelOf(board.grid);

/** Whether a row of two grids holds the same word. */
const sharesWord = (one: Read<Likeness>, other: Read<Likeness>): boolean =>
  one.letters.some(
    (row, n) =>
      !row.includes('') && row.every((letter, m) => letter !== null && letter === other.letters[n]?.[m]),
  );

/**
 * Whether rows hold each word twice, as two boards do that stand beside each other without a gap; one that is solved
 * takes no more letters.
 * @param words the letters of each row, '' for an empty tile
 */
export function areTwice(words: readonly (readonly (string | null)[])[]): boolean {
  const halves = words.map((word) => [
    word.slice(0, word.length / 2).join(''),
    word.slice(word.length / 2).join(''),
  ]);
  return (
    halves.some(([one, other]) => one !== '' && one === other) &&
    halves.every(([one, other]) => one === other || one === '' || other === '')
  );
}
