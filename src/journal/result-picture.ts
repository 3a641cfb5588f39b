/** A game's result as a picture. It looks the same whatever the page does, since it goes to others. */
import type { Digit, GameResult } from '../ui/result-text.ts';

/** What it is painted with. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textBaseline'
  | 'fillText'
  | 'fillRect'
  | 'beginPath'
  | 'roundRect'
  | 'fill'
  | 'stroke'
>;

const GROUND = '#ffffff';
const TEXT = '#1b1c1e';
const LINE = '#8a8e94';
const COLOURS: Readonly<Record<Digit, string | null>> = { 0: null, 1: '#8f6a00', 2: '#2f7d4f' };

/** Lengths are in pixels of the picture. */
const MARGIN = 40;
const TILE = 48;
const GAP = 6;
const BETWEEN = 32;
const LETTERS = 30;
const LINE_HEIGHT = 42;
const FONT = `600 ${LETTERS}px system-ui, sans-serif`;
/** So wide a letter is at most on average; a longer heading makes the picture wider. */
const LETTER_WIDTH = 0.6 * LETTERS;

/** Boards in a line: one game is no wider than a screen. */
const MOST_IN_LINE = 4;

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly digit: Digit;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly tiles: readonly Tile[];
}

/** Where everything is in the picture. */
export function layoutOf({ heading, score, width, boards }: GameResult): Layout {
  const lines = score === null ? [heading] : [heading, score];
  const boardWidth = width * (TILE + GAP) - GAP;
  const inLine = Math.min(boards.length, MOST_IN_LINE);
  const tiles: Tile[] = [];
  let y = MARGIN + lines.length * LINE_HEIGHT + BETWEEN - GAP;
  for (let first = 0; first < boards.length; first += inLine) {
    const line = boards.slice(first, first + inLine);
    for (const [place, { rows }] of line.entries())
      for (const [row, digits] of rows.entries())
        for (const [letter, digit] of digits.entries())
          tiles.push({
            x: MARGIN + place * (boardWidth + BETWEEN) + letter * (TILE + GAP),
            y: y + row * (TILE + GAP),
            digit,
          });
    y += Math.max(...line.map(({ rows }) => rows.length)) * (TILE + GAP) + BETWEEN - GAP;
  }
  const longest = Math.max(...lines.map(({ length }) => length));
  return {
    width:
      2 * MARGIN + Math.max(inLine * (boardWidth + BETWEEN) - BETWEEN, Math.ceil(longest * LETTER_WIDTH)),
    height: y - BETWEEN + MARGIN,
    lines,
    tiles,
  };
}

/** The shape says what the colour says: square in place, round elsewhere, empty absent. */
function paintTile(brush: Brush, { x, y, digit }: Tile): void {
  const colour = COLOURS[digit];
  brush.beginPath();
  if (colour === null) {
    brush.roundRect(x + 1, y + 1, TILE - 2, TILE - 2, 6);
    brush.stroke();
    return;
  }
  brush.fillStyle = colour;
  brush.roundRect(x, y, TILE, TILE, digit === 1 ? TILE / 2 : 6);
  brush.fill();
}

export function paintResult(brush: Brush, { width, height, lines, tiles }: Layout): void {
  brush.fillStyle = GROUND;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = TEXT;
  brush.font = FONT;
  brush.textBaseline = 'top';
  for (const [n, line] of lines.entries()) brush.fillText(line, MARGIN, MARGIN + n * LINE_HEIGHT);
  brush.strokeStyle = LINE;
  brush.lineWidth = 2;
  for (const tile of tiles) paintTile(brush, tile);
}
