import { describe, expect, it } from 'vitest';
import { hintsOf, typedLetters } from './board.ts';
import { NOTHING_READ, readPage, type ReaderMemory } from './reader.ts';
import type { SiteHints } from './site-hints.ts';

const url = new URL('https://example.org/game');
/** It looks for the board in two places, one after the other, as every site's hints do. */
const SITE: SiteHints = { scopes: ['#stray', '#board'], tiles: ['.tile'], widths: [5] };

/** A tile with a letter, or none, and a sign of what it says. */
type TileMarkup = (letter: string, sign: string) => string;

const painted =
  (colours: Readonly<Record<string, string>>): TileMarkup =>
  (letter, sign) =>
    `<b class="tile" style="background-color: ${colours[sign] ?? '#ffffff'}">${letter}</b>`;
const named =
  (names: Readonly<Record<string, string>>): TileMarkup =>
  (letter, sign) =>
    `<b class="tile ${names[sign] ?? ''}">${letter}</b>`;

/** A board of six rows, or fewer; a dot is an empty tile. */
function boardOf(id: string, rows: readonly string[], tile: TileMarkup, count = 6): string {
  const empty = Array<string>(count - rows.length).fill('..... -----');
  const markup = [...rows, ...empty].map((row) => {
    const [letters = '', signs = ''] = row.split(' ');
    const tiles = [...letters].map((letter, n) => tile(letter === '.' ? '' : letter, signs[n]!));
    return `<p>${tiles.join('')}</p>`;
  });
  return `<div id="${id}">${markup.join('')}</div>`;
}

/** Shows pages, a tenth of a second each, to one reader. */
function watch(...pages: readonly string[]) {
  let memory: ReaderMemory = NOTHING_READ;
  return pages.map((html, look) => {
    document.body.innerHTML = html;
    const reading = readPage({ document, url, now: look * 100 }, SITE, memory);
    ({ memory } = reading);
    const { view } = reading;
    if (view.kind !== 'boards') return view;
    const board = view.boards[0]!;
    return { hints: hintsOf(board), typed: typedLetters([board]), limit: board.limit };
  });
}

const GREEN = '#6aaa64';
/** Alone on a board it can mean anything. */
const BLUE = '#5b6fb5';
const COLOURED = painted({ 0: '#787c7e', 1: '#c9b458', 2: GREEN });
const NAMED = named({ 0: 'absent', 1: 'present', 2: 'correct' });

describe('a grid that is rejected changes nothing of what is read next', () => {
  const coloured = boardOf('board', ['oater 11001', 'crane 20102'], COLOURED);
  const inWords = boardOf('board', ['oater 11001'], NAMED);

  it.each<[taught: string, board: string, hints: string[], stray: string]>([
    [
      'how blank tiles look',
      coloured,
      ['oater 11001', 'crane 20102'],
      boardOf('stray', ['crane xxxxx', 'ab... yyyyy'], painted({ x: BLUE, y: GREEN })),
    ],
    [
      'which words say nothing',
      inWords,
      ['oater 11001'],
      boardOf(
        'stray',
        ['crane', 'slate', '.....', '.....', '.....'].map((word) => `${word} -----`).concat('..... yyyyy'),
        named({ y: 'correct' }),
      ),
    ],
    [
      'which words tell everything',
      coloured,
      ['oater 11001', 'crane 20102'],
      boardOf(
        'stray',
        ['crane 01001', 'slate xyxxx'],
        (letter, sign) =>
          `<b class="tile ${{ 0: 'absent', 1: 'present', y: 'absent' }[sign] ?? ''}" style="background-color: ${sign === 'x' || sign === 'y' ? BLUE : '#fff'}">${letter}</b>`,
      ),
    ],
  ])('%s', (_, board, hints, stray) => {
    const alone = watch(board);
    expect(alone).toEqual([{ hints, typed: '', limit: 6 }]);
    // It is rejected itself.
    expect(watch(stray)).toMatchObject([{ kind: 'no-board' }]);
    expect(watch(stray + board)).toEqual(alone);
    expect(watch(stray, stray + board)[1]).toEqual(alone[0]);
  });
});

it('reads a row that comes above the one in play as a strip below it goes', () => {
  document.body.innerHTML = boardOf('board', ['oater 11001', '..... -----'], NAMED, 2);
  const board = document.querySelector('#board')!;
  board.insertAdjacentHTML('beforeend', '<hr><hr>');
  const page = { document, url, now: 0 };
  const { memory } = readPage(page, SITE, NOTHING_READ);
  board.lastElementChild!.remove();
  const [, entered] = boardOf('board', ['oater 11001', 'crane 20102'], NAMED, 2)
    .split(/(?=<p>)/)
    .slice(1);
  board.children[1]!.insertAdjacentHTML('beforebegin', entered!.replace('</div>', ''));
  const { view } = readPage(page, SITE, memory);
  expect(view.kind === 'boards' && hintsOf(view.boards[0]!)).toEqual(['oater 11001', 'crane 20102']);
});

it('reads the same of the same page and memory, and leaves the memory as it is', () => {
  document.body.innerHTML = boardOf('board', ['oater 11001'], COLOURED);
  const page = { document, url, now: 0 };
  const first = readPage(page, SITE, NOTHING_READ);
  document.body.querySelector('#board')!.outerHTML = boardOf(
    'board',
    ['oater 11001', 'crane -----'],
    COLOURED,
  );
  const second = readPage(page, SITE, first.memory);
  expect(readPage(page, SITE, first.memory)).toEqual(second);
  expect(second.view).not.toEqual(first.view);
  expect(first.memory.seen.boards[0]!.rows.map(({ way }) => way)).toEqual([
    'colour',
    null,
    null,
    null,
    null,
    null,
  ]);
});

it.each(['opponent', 'rowOpponent', 'is-enemy'])('leaves out the rows of another player: “%s”', (name) => {
  const [own, other] = ['oater 11001', 'humid 20000'];
  const rows = boardOf('board', [own, other, 'crane 20102', other], NAMED).split('<p>');
  const marked = rows.map((row, n) =>
    n === 2 || n === 4 ? `<p class="${name}">${row}` : n > 0 ? `<p>${row}` : row,
  );
  const hints = [own, 'crane 20102'];
  expect(watch(marked.join('')).at(-1)).toMatchObject({ hints });
  const all = boardOf('board', [own, other], NAMED).replaceAll('<p>', `<p class="${name}">`);
  expect(watch(all).at(-1)).toMatchObject({ hints: [own, other] });
});

describe('how many guesses a board takes', () => {
  const rows = (finished: number, typed = '.....', count = 6) =>
    boardOf(
      'board',
      [...Array<string>(finished).fill('oater 11001'), `${typed} -----`].slice(0, count),
      NAMED,
      count,
    );

  it.each<[title: string, pages: string[], limit: number | null]>([
    ['is its rows while one below the open one is empty', [rows(0)], 6],
    ['even where they are five', [rows(3, '.....', 5)], 5],
    ['which is remembered when they are full', [rows(3, '.....', 5), rows(5, '', 5)], 5],
    ['is that of nearly all boards of six rows', [rows(6, '')], 6],
    ['is not known of five rows that were never seen empty', [rows(5, '', 5)], null],
    ['nor of those with the open row last', [rows(4, 'ab...', 5)], null],
    ['is not known of fewer rows', [rows(1, '.....', 4)], null],
    ['is not known once rows have come', [rows(4, '.....', 5), rows(5, '.....', 6)], null],
    [
      'nor when it is back after a moment without',
      [rows(4, '.....', 5), rows(5, '.....', 6), '', rows(6, '')],
      null,
    ],
    ['nor when it is full then', [rows(5, '.....', 6), rows(6, '.....', 7), rows(7, '', 7)], null],
    ['is known of rows that came before they were played', [rows(0, '.....', 5), rows(0)], 6],
  ])('%s', (_, pages, limit) => {
    expect(watch(...pages).at(-1)).toMatchObject({ limit });
  });

  it.each([
    ['words', NAMED],
    ['colours', COLOURED],
  ])(
    'stays where a lost game adds its answer as one more row, in %s, and not where it adds a guess',
    (_, tile) => {
      const lost = ['oater 11001', 'crane 20102', 'stole 01002', 'prune 01002', 'eerie 00002', 'brine 01002'];
      const page = (more: readonly string[], count = 6) => boardOf('board', [...lost, ...more], tile, count);
      const begun = boardOf('board', lost.slice(0, 4), tile);
      const often = (html: string) => Array<string>(4).fill(html);
      const added = page(['house 22222'], 7);
      expect(watch(begun, ...often(page([])), ...often(added)).slice(-5)).toEqual(
        Array(5).fill({ hints: lost, typed: '', limit: 6 }),
      );
      const guess = watch(begun, ...often(page([])), page([], 7), ...often(added)).at(-1);
      expect(guess).toMatchObject({ hints: [...lost, 'house 22222'] });
    },
  );
});
