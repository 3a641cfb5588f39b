/** Pages with several boards that every guess counts on, and with what stands beside a board like another one. */
import {
  type BoardPage,
  cellsOf,
  coded,
  codedTile,
  div,
  flat,
  inRows,
  KEYS,
  LIGHT,
  pageOf,
  playing,
  WORDLE,
  WORTEL,
} from './pages.ts';

const GUESSES = ['oater', 'crane', 'slimy'];
/** What each board says of these guesses. */
const REPLIES = [
  ['11001', '20102', '00000'],
  ['00010', '01020', '11000'],
  ['00000', '00001', '02100'],
  ['20000', '01000', '00100'],
];
const BOARDS = REPLIES.map((replies) => replies.map((digits, n) => `${GUESSES[n]!} ${digits}`));
const SOLVED = ['oater 01000', 'crane 22222'];

const CSS = `${coded(LIGHT)} body { zoom: .5 } .boards { display: flex; gap: 16px; flex-wrap: wrap }`;

const boardsIn = (boards: readonly (readonly string[])[], typed = 'ab', rows = 9): string[] =>
  boards.map((hints) => inRows(cellsOf(hints, typed, rows), codedTile));

const several = (
  title: string,
  hints: BoardPage['hints'],
  content: string,
  css = '',
  address = WORDLE,
): BoardPage => ({ title, address, hints, html: pageOf(content + KEYS, { css: `${CSS} ${css}` }) });

const besideEachOther = (boards: readonly string[]): string => div('boards', boards.join(''));

/** Two boards whose rows are one row of elements. */
const inOneRow = (boards: readonly (readonly string[])[], typed: string): string => {
  const all = boards.map((hints) => cellsOf(hints, typed, 7));
  const rows = all[0]!.map((_, n) => {
    const words = all.map((board) => board[n]!.map(codedTile).join(''));
    return div('row', words.join(div('space', '')));
  });
  return div('board', rows.join(''));
};

const MANY = Array.from({ length: 32 }, (_, n) => BOARDS[n % 4]!.slice(0, 2));

export const SEVERAL: readonly BoardPage[] = [
  several('two boards beside each other', BOARDS.slice(0, 2), besideEachOther(boardsIn(BOARDS.slice(0, 2)))),
  several(
    'four boards, two by two',
    BOARDS,
    besideEachOther(boardsIn(BOARDS)),
    '.boards { width: 540px }',
    WORTEL,
  ),
  several(
    'eight boards in a column that scrolls',
    [...BOARDS, ...BOARDS],
    div('boards', boardsIn([...BOARDS, ...BOARDS], 'crane').join('')),
    '.boards { flex-direction: column; flex-wrap: nowrap; height: 400px; overflow: auto } .board { flex: none }',
  ),
  several(
    'four boards, two by two, each scrolled in a box of its own',
    BOARDS,
    besideEachOther(boardsIn(BOARDS, 'crane')),
    '.boards { width: 540px } .board { height: 150px; overflow-y: auto; flex: none; display: block }',
  ),
  several(
    'thirty-two boards',
    MANY,
    besideEachOther(boardsIn(MANY, 'abode', 5)),
    '.boards { width: 1200px }',
  ),
  several(
    'two boards in one row of elements',
    BOARDS.slice(0, 2),
    inOneRow(BOARDS.slice(0, 2), 'abo'),
    '.space { width: 14px }',
  ),
  several(
    'two boards of four letters in one row of elements, a first guess typed',
    [[], []],
    inOneRow(
      [['word 0000'], ['word 0000']].map(() => []),
      '',
    ),
    '.space { width: 14px }',
  ),
  several(
    'boards below each other in one list of tiles with titles',
    BOARDS.slice(0, 2),
    boardsIn(BOARDS.slice(0, 2))
      .map((board, n) => `<h3>Board ${n + 1}</h3>${board}`)
      .join(''),
  ),
  several('boards before the first guess', [[], [], [], []], besideEachOther(boardsIn([[], [], [], []], ''))),
  several('boards with the first letters', [[], []], besideEachOther(boardsIn([[], []], 'ab'))),
  several(
    'a board that is solved, and takes no letters any more',
    [SOLVED, BOARDS[1]!],
    besideEachOther([...boardsIn([SOLVED], ''), ...boardsIn([BOARDS[1]!])]),
  ),
  several(
    'a board that is solved and has lost its other rows',
    [BOARDS[1]!, SOLVED],
    besideEachOther([...boardsIn([BOARDS[1]!]), ...boardsIn([SOLVED], '', 2)]),
  ),
  several(
    'boards whose later rows are not there yet',
    BOARDS.slice(0, 2).map((board) => board.slice(0, 2)),
    besideEachOther(
      boardsIn(
        BOARDS.slice(0, 2).map((board) => board.slice(0, 2)),
        '',
        3,
      ),
    ),
  ),
  several(
    'boards of one flat grid of tiles each',
    BOARDS.slice(0, 3),
    besideEachOther(BOARDS.slice(0, 3).map((hints) => flat(cellsOf(hints, 'a', 8), codedTile))),
  ),
  several(
    'yesterday’s board, as large as today’s',
    BOARDS[0]!,
    besideEachOther([
      ...boardsIn([['slate 00000', 'crony 11111', 'wrong 10001', 'words 01210', 'sword 22222']], '', 5),
      ...boardsIn([BOARDS[0]!], '', 6),
    ]),
  ),
  several(
    'a friend’s board, which may as well be the player’s own',
    'unreadable',
    besideEachOther([...boardsIn([['slate 00000', 'crony 11111']], ''), ...boardsIn([BOARDS[0]!], '')]),
  ),
  several(
    'a title of tiles',
    BOARDS[0]!,
    `<header>${inRows(cellsOf(['knack 22222'], '', 1), codedTile)}</header>${boardsIn([BOARDS[0]!])[0]!}`,
  ),
  several(
    'a board that is painted beside one that is not',
    'unreadable',
    besideEachOther([
      ...boardsIn([BOARDS[0]!], '', 6),
      div('board', '<canvas style="width: 240px; height: 288px"></canvas>'),
    ]),
  ),
  several(
    'a board of which a row is a picture',
    'unreadable',
    besideEachOther([
      ...boardsIn([BOARDS[0]!]),
      boardsIn([BOARDS[1]!])[0]!.replace(
        /<div class="row">.*?<\/div><\/div>/,
        '<canvas width="240" height="48" style="display:block"></canvas>',
      ),
    ]),
  ),
  playing(
    'boards that turn one after the other',
    { address: WORDLE, hints: ['oater 11001'], typed: 'ab' },
    {
      rows: 1,
      board: besideEachOther(boardsIn([[], []], '', 6)),
      css: CSS,
      script: `
      const both = () => [...document.querySelectorAll('.board')].map((board) => [...board.querySelectorAll('.tile')]);
      put = (n, letter) => { for (const own of both()) { own[n].textContent = letter; own[n].className = classesOf('typed'); } };
      reply = async (row, states) => {
        for (const own of both()) {
          for (const [n, state] of states.entries()) { own[row * 5 + n].className = classesOf(state); await wait(30); }
        }
      };`,
    },
  ),
].map((page, n, all) =>
  n === all.length - 1 ? { ...page, hints: [['oater 11001'], ['oater 11001']] } : page,
);
