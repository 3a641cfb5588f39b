/** Boards among elements that look like one, and boards that cannot be read. */
import {
  type BoardPage,
  cellsOf,
  classed,
  coded,
  codedTile,
  CODES,
  DE,
  div,
  EN,
  english,
  flat,
  german,
  inRows,
  KEYS,
  type Language,
  LIGHT,
  LITERALNIE,
  pageOf,
  PL,
  polish,
  type Tile,
  WORDLE,
  WORTEL,
} from './pages.ts';

/** A board with other things around it that look like one. */
function among(
  title: string,
  { address, hints, typed }: Language,
  around: (board: string) => string,
  css = '',
): BoardPage {
  const board = inRows(cellsOf(hints, typed), codedTile);
  return { title, address, hints, html: pageOf(around(board), { css: `${coded(LIGHT)} ${css}` }) };
}

const example = (hint: string): string => div('row', cellsOf([hint])[0]!.map(codedTile).join(''));
const EXAMPLES = ['weary 20000', 'pills 01000', 'vague 00020'];
const HELP = EXAMPLES.map((hint) => `${example(hint)}<p>The letter is or is not in the word.</p>`).join('');

/** The same with the names that the games themselves use, which the examples bear too. */
const ownTile: Tile = ({ letter, state }) =>
  div(
    `letter tile ${{ empty: '', typed: '', absent: 'zle', present: 'sredni', correct: 'dobrze' }[state]}`,
    letter,
  );
const wordleTile: Tile = ({ letter, state }) =>
  `<div data-testid="tile" class="tile" data-state="${state === 'typed' ? 'tbd' : state}">${letter}</div>`;

export const LOOK_ALIKES: readonly BoardPage[] = [
  among(
    'help in an open dialog',
    english,
    (board) => `<dialog open style="position:static">${HELP}</dialog>${board}${KEYS}`,
  ),
  among(
    'help in a plain element above',
    german,
    (board) => `<div><h2>Hilfe</h2>${HELP}</div>${board}${KEYS}`,
  ),
  among(
    'help in a plain element below, with the board in one of its own',
    polish,
    (board) => `<main>${board}</main>${KEYS}<aside>${HELP}</aside>`,
  ),
  among(
    'an example row right above the board',
    english,
    (board) => `<div>${example('weary 20000')}${board}</div>${KEYS}`,
  ),
  {
    title: 'examples made of the same tiles as the board',
    address: LITERALNIE,
    hints: PL,
    html: pageOf(
      `<div id="__next"><div>${EXAMPLES.map((hint) => `${div('row', cellsOf([hint])[0]!.map(ownTile).join(''))}<p>Litera jest w słowie</p>`).join('')}</div>${inRows(cellsOf(PL, 'żó'), ownTile)}${KEYS}</div>`,
    ),
  },
  {
    title: 'examples made of the same tiles as a flat board',
    address: WORDLE,
    hints: EN,
    html: pageOf(
      `<div>${EXAMPLES.map((hint) => div('row', cellsOf([hint])[0]!.map(wordleTile).join(''))).join('')}</div>${flat(cellsOf(EN, 'abort'), wordleTile)}${KEYS}`,
    ),
  },
  {
    title: 'a hidden second board of the same tiles',
    address: WORDLE,
    hints: EN,
    html: pageOf(
      `<div hidden>${inRows(cellsOf([...EN, ...EN, 'wrong 00000']), wordleTile)}</div>${inRows(cellsOf(EN, 'ab'), wordleTile)}${KEYS}`,
    ),
  },
  among(
    'a hidden board before the one in play',
    german,
    (board) =>
      `<div style="display:none">${inRows(cellsOf(['kurve 00000', 'kurve 11111']), codedTile)}</div>${board}${KEYS}`,
  ),
  among(
    'a small picture of yesterday’s board',
    english,
    (board) =>
      `<div class="small">${inRows(cellsOf(['slate 00000', 'crony 11111', 'wrong 22222']), codedTile)}</div>${board}${KEYS}`,
    '.small .tile { width: 14px; height: 14px; font-size: 8px }',
  ),
  among(
    'the squares that are shared',
    polish,
    (board) =>
      `<div>${Array.from({ length: 6 }, () => div('row', '<span>🟩</span><span>⬛</span><span>🟨</span><span>⬛</span><span>🟩</span>')).join('')}</div>${board}${KEYS}`,
  ),
  among('a keyboard of plain elements in equal rows', english, (board) => {
    const keys = ['abcdef', 'ghijkl', 'mnopqr', 'stuvwx', 'yzäöüß'].map((row, n) =>
      div('row', [...row].map((letter) => div(`tile ${n < 2 ? CODES.absent : ''}`, letter)).join('')),
    );
    return `${board}<div>${keys.join('')}</div>`;
  }),
  among(
    'bars of a statistic and a countdown',
    german,
    (board) =>
      `<div>${[1, 2, 3, 4, 5, 6].map((n) => div('row', `<b>${n}</b><i class="k4">${n * 3}</i>`)).join('')}</div><div class="row"><i>1</i><i>2</i><i>:</i><i>3</i><i>4</i></div>${board}${KEYS}`,
  ),
  among(
    'a calendar',
    english,
    (board) =>
      `<table>${Array.from({ length: 5 }, (_, week) => `<tr>${Array.from({ length: 7 }, (_, day) => `<td>${week * 7 + day + 1}</td>`).join('')}</tr>`).join('')}</table>${board}${KEYS}`,
  ),
  {
    title: 'a page that wears the word modal',
    address: LITERALNIE,
    hints: PL,
    html: pageOf(`<div class="app no-modal-open">${inRows(cellsOf(PL, 'żó'), ownTile)}${KEYS}</div>`),
  },
  {
    title: 'states in words that mean nothing, without colours',
    address: WORTEL,
    hints: 'unreadable',
    html: pageOf(inRows(cellsOf(DE), codedTile) + KEYS),
  },
  {
    title: 'states in words that mean nothing, and an example that could be read',
    address: WORDLE,
    hints: 'unreadable',
    html: pageOf(
      `<div>${EXAMPLES.map((hint) =>
        div(
          'row',
          cellsOf([hint])[0]!
            .map(classed({ absent: 'absent', present: 'present', correct: 'correct' }))
            .join(''),
        ),
      ).join('')}</div>${inRows(cellsOf(EN), codedTile)}${KEYS}`,
    ),
  },
  {
    title: 'two letters in a tile',
    address: WORTEL,
    hints: 'unreadable',
    html: pageOf(
      inRows(cellsOf(DE), ({ letter, state }) =>
        div(`tile ${CODES[state]}`, letter === 'o' ? '<i>o</i><i>e</i>' : letter),
      ) + KEYS,
      { css: coded(LIGHT) },
    ),
  },
];
