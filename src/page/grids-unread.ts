/** Why grids cannot be read even if each of them can: boards are missing beside them, or it is not sure which are boards. */
import { type Boards, levelOf } from './alike.ts';
import { type Part, showsKnown } from './apart.ts';
import { documentOf } from './dom.ts';
import { keyRows } from './keyboard.ts';
import { areBlank, hasRoomIn } from './letter.ts';
import type { UnreadBoards } from './page-view.ts';
import { commonOf } from './search.ts';
import { siblingsLike } from './siblings.ts';
import type { SiteHints } from './site-hints.ts';
import { canBeStack } from './stacks.ts';
import { ancestorsOf, parentOf } from './tree.ts';

/** No more boards are read: `MAX_BOARDS` in protocol/maximums.ts. */
export const MAX_BOARDS = 32;

type Game = Pick<Boards<Part>, 'own' | 'others' | 'strays' | 'isUnclear'>;

/** @param held how many tiles each element around them holds */
export function problemOf(
  game: Game & { readonly isSmall: boolean },
  held: ReadonlyMap<Element, number>,
  site: SiteHints,
): UnreadBoards | null {
  const { own, isUnclear, isSmall } = game;
  if (own.length > MAX_BOARDS) return { kind: 'many', of: own.length };
  const broken = own.filter(({ isBroken }) => isBroken).length;
  if (broken === own.length) return { kind: 'unknown' };
  const strays = straysAmong(game) + unseenBeside(own, held, site);
  if (broken + strays > 0) return { kind: 'some', read: own.length - broken, of: own.length + strays };
  const isAny =
    isUnclear || own.some((part) => canBeStack(part, own.length)) || (isSmall && !isByItself(game, held));
  return isAny ? { kind: 'unclear' } : null;
}

/** Of a few rows each nobody can tell which board they are of, but where each board has an element of its own. */
function isByItself({ own, others }: Game, held: ReadonlyMap<Element, number>): boolean {
  // Examples of a help are full, and elsewhere in the page; rows of one board are not.
  const isExample = (part: Part) => !hasRoomIn(part.tiles.at(-1)!) && levelOf(part) !== levelOf(own[0]!);
  // What is being typed stands on the board, and on nothing else.
  const isBegun = !own.every(({ tiles }) => areBlank(tiles.flat()));
  const isNone = (other: Part) =>
    isExample(other) || (isBegun && (areBlank(other.tiles.flat()) || showsKnown(other, own[0]!)));
  if (!others.every(isNone)) return false;
  // A row alone is a board where it has an element of its own, and the board another.
  const areApart = own.every(({ cells, board }) => {
    const holder = cells.length > 1 ? board : parentOf(board);
    return holder !== null && held.get(holder) === cells.flat().length;
  });
  return own.length === 1 || areApart || (isBegun && own.every((part) => isBeside(part, own[0]!)));
}

/** Whether the rows of two boards have the same words and stand in the same elements. */
const isBeside = ({ cells }: Part, { cells: others }: Part): boolean =>
  cells.length === others.length &&
  cells.every(([first], n) => first!.around[0] === others[n]![0]!.around[0]);

/** How many boards there seem to be beside these of which no tile was found; the keyboard is none. */
function unseenBeside(own: readonly Part[], held: ReadonlyMap<Element, number>, site: SiteHints): number {
  if (!own[0]!.cells[0]![0]!.place) return 0;
  const unseen = new Set<Element>();
  for (const { cells, board } of own) {
    const size = cells.flat().length;
    const holder = cells[0]![0]!.around.findLast((element) => held.get(element) === size);
    // Two boards in one row of elements have none of their own.
    if (!holder) continue;
    for (const element of siblingsLike(board, holder, (other) => held.has(other))) unseen.add(element);
  }
  if (unseen.size === 0) return 0;
  const aroundKeys = new Set([...keyRows(documentOf(own[0]!.board), site)].flatMap(ancestorsOf));
  return [...unseen].filter((element) => !aroundKeys.has(element)).length;
}

/** The others that stand in what holds these grids, or seem to be boards of the same game. */
function straysAmong({ own, others, strays }: Game): number {
  if (own.length < 2) return strays.length;
  const around = commonOf(own.map(({ cells }) => cells[0]![0]!));
  return others.filter((other) => strays.includes(other) || other.cells[0]![0]!.around.includes(around))
    .length;
}
