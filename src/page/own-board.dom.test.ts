/** Several boards of which not all are one's own, or not all in play yet. */
import { expect, it } from 'vitest';
import { hintsOf } from './board.ts';
import { NOTHING_READ, readPage, type ReaderMemory } from './reader.ts';

const url = new URL('https://example.org/duel');
const SITE = { scopes: ['main'], tiles: ['.tile'], widths: [5] };
const NAMES = ['absent', 'present', 'correct'];

type Board = readonly string[];

/** Shows boards, of hints or letters without feedback, to one reader, at moments in milliseconds. */
function watch(...pages: readonly (readonly [now: number, ...boards: Board[]])[]) {
  const row = `<p>${'<b class="tile"></b>'.repeat(5)}</p>`;
  const [, ...first] = pages[0]!;
  document.body.innerHTML = `<main>${`<section>${row.repeat(6)}</section>`.repeat(first.length)}</main>`;
  let memory: ReaderMemory = NOTHING_READ;
  return pages.map(([now, ...boards]) => {
    for (const [n, board] of [...document.querySelectorAll('section')].entries())
      for (const [at, tile] of [...board.querySelectorAll('b')].entries()) {
        const [word = '', digits = ''] = (boards[n]![Math.floor(at / 5)] ?? '').split(' ');
        tile.textContent = word[at % 5] ?? '';
        tile.className = `tile ${NAMES[Number(digits[at % 5])] ?? ''}`;
      }
    const reading = readPage({ document, url, now }, SITE, memory);
    ({ memory } = reading);
    const { view, tiles } = reading;
    if (view.kind !== 'boards') return view.kind === 'no-board' && 'why' in view ? view.why.kind : view.kind;
    expect(tiles).toHaveLength(view.boards.length);
    return view.boards.map(hintsOf);
  });
}

it('is the board that one types on, where another gets other words', () => {
  const read = watch(
    [0, [], []],
    [100, ['sla'], []],
    [200, ['slate'], []],
    [300, ['slate 00000'], ['crate 01000']],
    [400, ['slate 00000', 'c'], ['crate 01000']],
    [500, ['slate 00000', 'crony 01110'], ['crate 01000', 'plumb 00001']],
    [600, ['slate 00000', 'crony 01110'], ['crate 01000', 'plumb 00001', 'robin 22222']],
  );
  expect(read.slice(3)).toEqual([
    [['slate 00000']],
    [['slate 00000']],
    [['slate 00000', 'crony 01110']],
    [['slate 00000', 'crony 01110']],
  ]);
});

it('is not known on a page that has just been loaded, until one types', () => {
  const mine = ['slate 00000', 'crony 01110'];
  const other = ['crate 01000', 'plumb 00001'];
  const read = watch([0, other, mine], [100, other, [...mine, 'r']], [200, other, mine]);
  expect(read).toEqual(['unclear', [mine], [mine]]);
});

it('goes on below rows that were left empty', () => {
  const read = watch(
    [0, []],
    [100, ['slate 00000']],
    [200, ['slate 00000', '', 'c']],
    [300, ['slate 00000', '', 'crony']],
    [400, ['slate 00000', '', 'cron']],
    [500, ['slate 00000', '', 'crony 01110']],
    [600, ['slate 00000', '', 'crony 01110', '', '', 'robin 22222']],
  );
  expect(read).toEqual([
    [[]],
    [['slate 00000']],
    [['slate 00000']],
    [['slate 00000']],
    [['slate 00000']],
    [['slate 00000', 'crony 01110']],
    [['slate 00000', 'crony 01110', 'robin 22222']],
  ]);
});

it('has no row less while the letters of one are gone that turns', () => {
  const read = watch(
    [0, []],
    [100, ['slate 00000', 'crony']],
    [200, ['slate 00000', '', 'r']],
    [300, ['slate 00000', 'crony 01110', 'r']],
  );
  expect(read).toEqual([[[]], [['slate 00000']], [['slate 00000']], [['slate 00000', 'crony 01110']]]);
});

it('is each of them where all have the same words', () => {
  const read = watch(
    [0, ['sl'], ['sl']],
    [100, ['slate 00000'], ['slate 22222']],
    [200, ['slate 00000', 'crony 01110'], ['slate 22222']],
  );
  expect(read.at(-1)).toEqual([['slate 00000', 'crony 01110'], ['slate 22222']]);
});

it('is helped with alone where the next one has no words before it is solved', () => {
  const first = ['slate 00000', 'crony 01110'];
  const solved = [...first, 'robin 22222'];
  const next = ['slate 10000', 'crony 00010', 'robin 00100'];
  const read = watch(
    [0, [], []],
    [100, ['sla'], []],
    [200, [first[0]!], []],
    [8000, [first[0]!], []],
    [9000, first, []],
    [20_000, solved, next],
  );
  expect(read.slice(2)).toEqual([[[], []], [[first[0]]], [first], [solved, next]]);
});

it('is not the one of a player who is faster', () => {
  const other = ['crate 01000', 'plumb 00001'];
  const read = watch([0, [], []], [100, [], [other[0]!]], [9000, [], [other[0]!]], [10_000, [], other]);
  expect(read).toEqual([[[], []], [[], []], 'some', 'unclear']);
});

it('is helped with alone where the next one has the words, and tells nothing of them before it is solved', () => {
  const read = watch(
    [0, [], []],
    [100, ['sla'], ['sla']],
    [300, ['slate 00202'], ['slate']],
    [6000, ['slate 00202'], ['slate']],
    [6100, ['slate 00202', 'crony 22020'], ['slate', 'crony']],
    [12_000, ['slate 00202', 'crony 22020'], ['slate', 'crony']],
    [13_000, ['slate 00202', 'crony 22020', 'crane 22222'], ['slate 01000', 'crony 02000', 'crane 02000']],
  );
  expect(read.slice(3)).toEqual([
    [['slate 00202']],
    [['slate 00202', 'crony 22020']],
    [['slate 00202', 'crony 22020']],
    [
      ['slate 00202', 'crony 22020', 'crane 22222'],
      ['slate 01000', 'crony 02000', 'crane 02000'],
    ],
  ]);
});

it('is said to be one of too many where no game with so many is read', () => {
  const blank = (count: number) => Array<Board>(count).fill([]);
  const begun = (count: number) => Array<Board>(count).fill(['slate 00000', 'cr']);
  expect(watch([0, ...blank(40)], [100, ...begun(40)])).toEqual(['many', 'many']);
  expect(watch([0, ...blank(32)])).toEqual([blank(32)]);
});

it('is still read beside many alike that are smaller', () => {
  const boardOf = (width: number) =>
    `<section>${`<p>${'<b class="tile"></b>'.repeat(width)}</p>`.repeat(6)}</section>`;
  document.body.innerHTML = `<main>${boardOf(6)}${boardOf(5).repeat(40)}</main>`;
  const { view, tiles } = readPage({ document, url, now: 0 }, { ...SITE, widths: [5, 6] }, NOTHING_READ);
  expect(view.kind).toBe('boards');
  expect(tiles.map(({ length }) => length)).toEqual([6 * 6]);
});

it('is none among many rows that are each alone', () => {
  const row = `<section><p>${'<b class="tile"></b>'.repeat(5)}</p></section>`;
  document.body.innerHTML = `<main>${row.repeat(40)}</main>`;
  const { view } = readPage({ document, url, now: 0 }, SITE, NOTHING_READ);
  expect(view).not.toMatchObject({ why: { kind: 'many' } });
});

it.each(['id="opp-board-0"', 'class="enemyBoard"'])(
  'is not one that is called another player’s: %s',
  (name) => {
    const rowsOf = (word: string, digits: string) =>
      [0, 1, 2, 3, 4, 5]
        .map((row) => {
          const tiles = [...digits].map(
            (digit, n) =>
              `<b class="tile ${row === 0 ? NAMES[Number(digit)] : ''}">${word[row * 5 + n] ?? ''}</b>`,
          );
          return `<p>${tiles.join('')}</p>`;
        })
        .join('');
    const own = ['00020', '01000'].map((digits) => `<section>${rowsOf('slate', digits)}</section>`);
    const others = ['', 'crate'].map((word) => `<section ${name}>${rowsOf(word, '01100')}</section>`);
    const view = (html: string, now: number, memory: ReaderMemory = NOTHING_READ) => {
      document.body.innerHTML = `<main>${html}</main>`;
      return readPage({ document, url, now }, SITE, memory);
    };
    const first = view([...own, ...others].join(''), 0);
    expect(first.view).toMatchObject({ kind: 'boards', boards: { length: 2 } });
    const boards = first.view.kind === 'boards' ? first.view.boards.map(hintsOf) : [];
    expect(boards).toEqual([['slate 00020'], ['slate 01000']]);
  },
);
