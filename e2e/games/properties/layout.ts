/** What holds the tiles of a board, and what of its rows is there before it is needed. */
import type { Dice } from '../dice.ts';
import type { Boards } from './boards.ts';
import type { Markup } from './markup.ts';

export interface Layout {
  /** Whether rows are elements, and if not what puts tiles into them. */
  readonly rows: 'elements' | 'table' | 'list' | 'grid' | 'absolute' | 'columns' | 'shared';
  /** The tag of a row and of the board, where rows are elements. */
  readonly tag: string;
  readonly wrappers: number;
  /** What of the rows that are not reached yet is there. */
  readonly later: 'same' | 'low' | 'block' | 'none';
  /** How the open row differs. */
  readonly open: 'same' | 'larger' | 'shifted' | 'marked' | 'missing';
  /** What stands beside each row. */
  readonly notes: 'none' | 'numbers' | 'counts';
  /** Whether the tile that takes the next letter looks other than the rest. */
  readonly cursor: boolean;
  /** How high a tile is, beside its width. */
  readonly ratio: number;
  readonly size: number;
  readonly gap: number;
}

export function drawLayout(
  dice: Dice,
  { element }: Markup,
  { count, place, limit }: Boards,
  width: number,
): Layout {
  const free = { elements: 58, grid: 22, absolute: 7, columns: 2 };
  const rows: Layout['rows'] =
    place === 'shared rows'
      ? 'shared'
      : element === 'td'
        ? 'table'
        : element === 'li'
          ? 'list'
          : dice.weighed(free);
  const hasRows = rows === 'elements' || rows === 'list' || rows === 'table' || rows === 'shared';
  const later = dice.weighed({
    same: 80,
    low: hasRows ? 5 : 0,
    block: rows === 'elements' ? 4 : 0,
    none: rows === 'columns' || rows === 'absolute' ? 0 : 12,
  });
  const across =
    { 'side by side': count, square: Math.ceil(Math.sqrt(count)), 'shared rows': 2 }[place as string] ?? 1;
  const room = Math.floor(1150 / across / (width + 1)) - 6;
  return {
    rows,
    tag: dice.one(['div', 'div', 'div', 'section', 'p', 'game-row', 'span']),
    wrappers: dice.one([0, 0, 1, 2]),
    later,
    open: dice.weighed({
      same: 74,
      larger: rows === 'elements' ? 6 : 0,
      shifted: rows === 'elements' ? 5 : 0,
      marked: hasRows ? 15 : 0,
      missing: later === 'none' && count === 1 && limit > 2 ? 5 : 0,
    }),
    notes:
      rows === 'elements' && count === 1
        ? dice.named('notes').weighed({ none: 92, numbers: 5, counts: 3 })
        : 'none',
    cursor: dice.named('cursor').chance(0.12),
    ratio: Number(dice.named('ratio').weighed({ 1: 84, 1.25: 8, 0.8: 5, 0.45: 3 })),
    size: Math.max(22, Math.min(room, dice.whole(28, 64))),
    gap: dice.one([0, 2, 4, 5, 8]),
  };
}
