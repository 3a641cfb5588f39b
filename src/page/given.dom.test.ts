/** Letters that a game writes into its rows itself, beside those that a player types. */
import { beforeEach, expect, it } from 'vitest';
import { hintsOf, typedLetters } from './board.ts';
import { NOTHING_READ, readPage, type ReaderMemory } from './reader.ts';

const url = new URL('https://example.org/lingo');
const SITE = { scopes: ['main'], tiles: ['.tile'], widths: [5] };
const COLOURS: Readonly<Record<string, string>> = {
  0: 'background: rgb(120, 124, 126)',
  1: 'background: rgb(201, 180, 88)',
  2: 'background: rgb(106, 170, 100)',
  f: 'opacity: 0.35',
};

/** Rows of letters, '.' for an empty tile, and of what each of them looks like: feedback, faint or as typed. */
type Board = readonly string[];

/** What was typed on each board at each of the looks at a page, of all pages since a test began. */
let typed: string[][] = [];
beforeEach(() => (typed = []));

/** Shows boards to one reader, at moments in milliseconds; of each it tells the hints, what is typed and what is given. */
function watch(...pages: readonly (readonly [now: number, ...boards: Board[]])[]) {
  const row = `<p>${'<b class="tile"></b>'.repeat(5)}</p>`;
  const [, ...first] = pages[0]!;
  document.body.innerHTML = `<main>${`<section>${row.repeat(6)}</section>`.repeat(first.length)}</main>`;
  let memory: ReaderMemory = NOTHING_READ;
  return pages.map(([now, ...boards]) => {
    for (const [n, board] of [...document.querySelectorAll('section')].entries())
      for (const [at, tile] of [...board.querySelectorAll('b')].entries()) {
        const [letters = '', looks = ''] = (boards[n]![Math.floor(at / 5)] ?? '').split(' ');
        tile.textContent = letters[at % 5]?.replace('.', '') ?? '';
        tile.setAttribute('style', COLOURS[looks[at % 5] ?? ''] ?? '');
      }
    const views = [0, 100, 200, 300].map((wait) => {
      const reading = readPage({ document, url, now: now + wait }, SITE, memory);
      ({ memory } = reading);
      return reading.view;
    });
    const view = views.at(-1)!;
    typed.push(
      views.flatMap((it) => (it.kind === 'boards' ? it.boards.map((board) => typedLetters([board])) : [])),
    );
    if (view.kind !== 'boards') return view.kind === 'no-board' && 'why' in view ? view.why.kind : view.kind;
    return view.boards.map((board) =>
      [...hintsOf(board), typedLetters([board]), board.given?.map((it) => it || '.').join('')]
        .filter((it) => it !== undefined)
        .join(' '),
    );
  });
}

const FIRST = 'c 2';

it('are none of what is typed, where the first of each row is given', () => {
  const read = watch(
    [0, [FIRST]],
    [1000, ['clo 2']],
    [2000, ['clout 2']],
    // Somebody thinks before Enter.
    [5000, ['clout 2']],
    [6000, ['clout 20000', FIRST]],
    [7000, ['clout 20000', 'cheap 2']],
    [8000, ['clout 20000', 'cheap 20110', FIRST]],
  );
  expect(read).toEqual([
    [' c....'],
    ['clo c....'],
    ['clout c....'],
    ['clout c....'],
    ['clout 20000  c....'],
    ['clout 20000 cheap c....'],
    ['clout 20000 cheap 20110  c....'],
  ]);
});

it('are none of what is typed, where every row has its first from the start', () => {
  const rest = Array<string>(4).fill(FIRST);
  const read = watch(
    [0, [FIRST, FIRST, ...rest]],
    [1000, ['clout 2', FIRST, ...rest]],
    [5000, ['clout 20000', FIRST, ...rest]],
  );
  expect(read).toEqual([[' c....'], ['clout c....'], ['clout 20000  c....']]);
});

it('may come while a word is typed', () => {
  const read = watch(
    [0, ['slate']],
    [1000, ['slate 00000', '..b.. ..2']],
    [2000, ['slate 00000', 'c.b.. ..2']],
    [3000, ['slate 00000', 'crbny ..2']],
    [6000, ['slate 00000', 'crony 01110', '..b.. ..2']],
  );
  expect(read).toEqual([
    ['slate'],
    ['slate 00000  ..b..'],
    ['slate 00000 cb ..b..'],
    ['slate 00000 crbny ..b..'],
    ['slate 00000 crony 01110  ..b..'],
  ]);
});

it('are none where they are faint, on each board its own', () => {
  const read = watch(
    [0, [], []],
    [1000, ['slate 00202', '..a.e ..f.f'], ['slate 01000']],
    [2000, ['slate 00202', 'bra.e ....f'], ['slate 01000', 'bra']],
    [3000, ['slate 00202', 'brine 02022', '.ra.e .ff.f'], ['slate 01000', 'brine 02200', '.ri.. .ff']],
  );
  expect(read).toEqual([
    [' ', ' '].map((it) => it.trim()),
    ['slate 00202 ', 'slate 01000 '],
    ['slate 00202 bra', 'slate 01000 bra'],
    ['slate 00202 brine 02022 ', 'slate 01000 brine 02200 '],
  ]);
});

it('are none where they are faint, from the look on at which the guess is read that has shown them to be right', () => {
  watch([0, []], [1000, ['slate']], [5000, ['slate 20000', 's.... f']]);
  expect(typed.at(-1)!.join('')).toBe('slate'.repeat(2));
});

it('are none where they are faint, though they fill what is left of the row', () => {
  const read = watch(
    [0, ['droll']],
    [1000, ['droll 02022', '.r.ll .f.ff']],
    [2000, ['droll 02022', 'fr.ll .f.ff']],
    [3000, ['droll 02022', 'frill ...ff']],
    [4000, ['droll 02022', 'frill']],
  );
  expect(read).toEqual([
    ['droll'],
    ['droll 02022 '],
    ['droll 02022 f'],
    ['droll 02022 fri'],
    ['droll 02022 frill'],
  ]);
});

it('are the right ones where these stay and look as if they were typed', () => {
  const read = watch(
    [0, ['brace']],
    [1000, ['brace 02202', '.ra.e']],
    [2000, ['brace 02202', 'cra.e']],
    [3000, ['brace 02202', 'grape']],
    [4000, ['brace 02202', 'grape 02202', '.ra.e']],
    [5000, ['brace 02202', 'grape 02202', 'crane']],
  );
  expect(read).toEqual([
    ['brace'],
    ['brace 02202  .ra.e'],
    ['brace 02202 crae .ra.e'],
    ['brace 02202 grape .ra.e'],
    ['brace 02202 grape 02202  .ra.e'],
    ['brace 02202 grape 02202 crane .ra.e'],
  ]);
});

it('is none that is typed again where it was right', () => {
  const read = watch(
    [0, ['crony']],
    [1000, ['crony 20000']],
    [2000, ['crony 20000', 'c']],
    [3000, ['crony 20000', 'ca']],
  );
  expect(read.slice(1)).toEqual([['crony 20000 '], ['crony 20000 c'], ['crony 20000 ca']]);
});

it('is none that is typed ahead while the row above turns', () => {
  const read = watch([0, ['crony']], [1000, ['crony', 'c']], [2000, ['crony 20000', 'c']]);
  expect(read.at(-1)).toEqual(['crony 20000 c']);
});

it('are the right ones from the left, too, where all of them are there at once', () => {
  const read = watch(
    [0, ['crust']],
    [1000, ['crust 22000', 'cr']],
    [2000, ['crust 22000', 'cra']],
    [3000, ['crust 22000', 'crane 22222']],
  );
  expect(read).toEqual([
    ['crust'],
    ['crust 22000  cr...'],
    ['crust 22000 cra cr...'],
    ['crust 22000 crane 22222 '],
  ]);
});
