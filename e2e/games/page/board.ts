/** The boards of a game: rows of tiles, in the elements that the game has for them. */
import type { Game } from '../game.ts';
import { createTile, rootIn, type TileView } from './tile.ts';

interface RowView {
  readonly tiles: readonly TileView[];
  /** Null where rows are no elements. */
  readonly element: HTMLElement | null;
}

export interface BoardView {
  readonly element: HTMLElement;
  /** Has rows up to this one, it included. */
  grow(row: number): void;
  row(row: number): RowView | undefined;
  /** Says of all rows which is open, and which are finished; `counts` stand beside those where there are such. */
  mark(open: number, counts: readonly string[]): void;
  /** Makes the tiles of a row anew. */
  renew(row: number): RowView;
}

const create = (tag: string, className = ''): HTMLElement => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
};

/** How rows are put into a board. */
interface Rows {
  /** Makes the element of a row, if rows are elements, and puts its tiles where they belong. */
  add(row: number, tiles: readonly TileView[]): HTMLElement | null;
}

/** In elements of their own. */
function rowElements(game: Game, board: HTMLElement, sheet: CSSStyleSheet): Rows {
  const { layout, markup } = game;
  const { rows } = layout;
  const body = rows === 'table' ? board.appendChild(create('tbody')) : board;
  return {
    add(_, tiles) {
      const isNested = markup.element === 'nested';
      const tag = { table: 'tr', list: 'ul' }[rows as string] ?? (isNested ? 'x-row' : layout.tag);
      const row = create(tag, `${markup.classes.row} line-look`.trim());
      if (isNested) {
        const line = create('div', 'line-look');
        rootIn(row, sheet).append(line);
        line.append(...tiles.map(({ outer }) => outer));
      } else row.append(...tiles.map(({ outer }) => outer));
      if (layout.notes === 'numbers') row.prepend(create('span', 'note'));
      if (layout.notes === 'counts') row.append(create('span', 'note'));
      const block = [...body.children].find(({ className }) => className === 'later-block');
      body.insertBefore(row, block ?? null);
      return row;
    },
  };
}

function columns(game: Game, board: HTMLElement): Rows {
  const all = Array.from({ length: game.language.width }, () =>
    board.appendChild(create('div', 'column-look')),
  );
  return {
    add(_, tiles) {
      tiles.forEach(({ outer }, n) => all[n]!.append(outer));
      return null;
    },
  };
}

/** All tiles in one element, which puts them into rows, or each at its place. */
function oneElement({ layout: { rows, size, gap, ratio } }: Game, board: HTMLElement): Rows {
  return {
    add(row, tiles) {
      tiles.forEach(({ outer }, n) => {
        if (rows === 'absolute') {
          const step = size + gap;
          Object.assign(outer.style, {
            position: 'absolute',
            left: `${n * step}px`,
            top: `${row * (size * ratio + gap)}px`,
          });
        }
        board.append(outer);
      });
      return null;
    },
  };
}

/** @param rowsOf puts rows into the element of the board */
function boardView(
  game: Game,
  number: number,
  element: HTMLElement,
  rowsIn: Rows,
  sheet: CSSStyleSheet,
): BoardView {
  const { layout, boards, language, markup } = game;
  const views: RowView[] = [];
  const tilesOf = (row: number) =>
    Array.from({ length: language.width }, (_, place) =>
      createTile(game, { board: number, row, place }, sheet),
    );
  const block = layout.later === 'block' ? create('div', 'later-block') : null;
  const grow = (last: number) => {
    for (let row = views.length; row <= Math.min(last, boards.limit - 1); row++) {
      const tiles = tilesOf(row);
      views.push({ tiles, element: rowsIn.add(row, tiles) });
    }
    const left = boards.limit - views.length;
    if (!block) return;
    if (left === 0) block.remove();
    else {
      block.style.height = `${left * (layout.size * layout.ratio + layout.gap)}px`;
      element.append(block);
    }
  };
  grow(layout.later === 'same' || layout.later === 'low' ? boards.limit - 1 : -1);
  return {
    element,
    grow,
    row: (row) => views[row],
    mark(open, counts) {
      views.forEach(({ element: line }, row) => {
        if (!line) return;
        const note = [...line.children].find(({ className }) => className === 'note');
        if (note) note.textContent = layout.notes === 'numbers' ? `${row + 1}.` : (counts[row] ?? '');
        line.classList.toggle('low', layout.later === 'low' && row > open);
        for (const kind of ['larger', 'shifted'] as const)
          line.classList.toggle(kind, layout.open === kind && row === open);
        if (layout.open !== 'marked') return;
        line.classList.toggle('current', row === open);
        line.classList.toggle('submitted', row < open);
      });
    },
    renew(row) {
      const old = views[row]!;
      const tiles = tilesOf(row);
      tiles.forEach(({ outer }, n) => {
        const was = old.tiles[n]!.outer;
        outer.style.cssText += was.style.cssText;
        was.replaceWith(outer);
      });
      const renewed = { tiles, element: old.element };
      views[row] = renewed;
      if (markup.redraw === 'finished row') old.element?.classList.add('is-final');
      return renewed;
    },
  };
}

function ownBoard(game: Game, number: number, sheet: CSSStyleSheet): BoardView {
  const { layout, markup } = game;
  const tag =
    { table: 'table', list: 'div' }[layout.rows as string] ?? (layout.tag === 'p' ? 'div' : layout.tag);
  const board = create(
    markup.element === 'nested' ? 'div' : tag,
    `${markup.classes.board} board-look in-${layout.rows}`.trim(),
  );
  const rows = /^(grid|absolute)$/.test(layout.rows)
    ? oneElement(game, board)
    : layout.rows === 'columns'
      ? columns(game, board)
      : rowElements(game, board, sheet);
  return boardView(game, number, board, rows, sheet);
}

/** Two boards whose rows are in the same elements, side by side. */
function sharedBoards(game: Game, sheet: CSSStyleSheet): { element: HTMLElement; boards: BoardView[] } {
  const { classes } = game.markup;
  const { size } = game.layout;
  const element = create('div', `${classes.board} board-look in-shared`.trim());
  const lines: HTMLElement[] = [];
  const rowsIn = (number: number): Rows => ({
    add(row, tiles) {
      lines[row] ??= element.appendChild(create('div', `${classes.row} line-look`.trim()));
      if (number > 0) tiles[0]!.outer.style.marginLeft = `${Math.max(18, size / 2)}px`;
      lines[row].append(...tiles.map(({ outer }) => outer));
      return lines[row];
    },
  });
  return { element, boards: [0, 1].map((number) => boardView(game, number, element, rowsIn(number), sheet)) };
}

/** All boards of a game, in what holds them. */
export function createBoards(
  game: Game,
  sheet: CSSStyleSheet,
): { element: HTMLElement; boards: readonly BoardView[] } {
  const { boards, layout } = game;
  let inner: HTMLElement;
  let views: readonly BoardView[];
  if (boards.place === 'shared rows') ({ element: inner, boards: views } = sharedBoards(game, sheet));
  else {
    views = Array.from({ length: boards.count }, (_, number) => ownBoard(game, number, sheet));
    inner = create('div', `boards-look at-${boards.place.replaceAll(' ', '-')}`);
    views.forEach(({ element }, number) => {
      const holder = boards.headed && boards.count > 1 ? create('div') : null;
      if (holder) {
        holder.append(Object.assign(create('h3'), { textContent: `#${number + 1}` }), element);
      }
      inner.append(holder ?? element);
    });
  }
  let element = inner;
  for (let n = 0; n < layout.wrappers; n++) {
    const around = create('div', 'wrapper');
    around.append(element);
    element = around;
  }
  return { element, boards: views };
}

export function boardStyle({ layout, language, boards }: Game): string {
  const { size, gap } = layout;
  const across = Math.ceil(Math.sqrt(boards.count));
  const high = boards.limit * (size * layout.ratio + gap);
  return `
    .line-look { display: flex; gap: ${gap}px; margin: 0 0 ${gap}px; padding: 0; width: max-content }
    tr.line-look { display: table-row } .note { width: 40px; align-self: center; font-size: 14px }
    .board-look { display: block; width: max-content; margin: 10px auto }
    table.board-look { display: table; border-collapse: separate; border-spacing: ${gap}px }
    .board-look.in-grid { display: grid; grid-template-columns: repeat(${language.width}, ${size}px); gap: ${gap}px }
    .board-look.in-absolute { position: relative; width: ${language.width * (size + gap)}px; height: ${high}px }
    .board-look.in-columns { display: flex; gap: ${gap}px } .column-look { display: flex; flex-direction: column; gap: ${gap}px }
    .line-look.low { height: 10px; overflow: hidden } .line-look.low .look { height: 10px }
    .line-look.larger { transform: scale(1.08); margin: 6px 0 10px } .line-look.shifted { margin-left: 14px }
    .line-look.current { outline: 1px dashed #8888 }
    .later-block { background: #8882; width: ${language.width * (size + gap)}px }
    .boards-look { width: max-content; margin: auto } .boards-look h3 { margin: 4px; font-size: 13px }
    .at-side-by-side { display: flex; gap: 24px } .at-square { display: grid; grid-template-columns: repeat(${across}, max-content); gap: 16px }
    .at-scrolled { height: 420px; overflow-y: auto; padding: 0 30px }
    .board-look.solved { opacity: 0.5 } .badge { position: relative } .badge::after { content: '✓'; position: absolute; right: 0; top: -14px }`;
}
