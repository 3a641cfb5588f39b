/** Boards made of different elements. */
import {
  type BoardPage,
  cellsOf,
  coded,
  codedTile,
  CODES,
  CUSTOM,
  div,
  EN,
  english,
  flat,
  german,
  inRows,
  KEYS,
  LIGHT,
  pageOf,
  polish,
  SHADOW,
  still,
  upper,
  WORDLE,
} from './pages.ts';

export const MARKUP: readonly BoardPage[] = [
  still('rows of tiles, in capitals', polish, (cells) => inRows(cells, upper(codedTile)), coded(LIGHT)),
  still('a flat grid', german, (cells) => flat(cells, codedTile), coded(LIGHT)),
  still(
    'a flat list that wraps, each tile in a box that it is placed in',
    english,
    (cells) => flat(cells, (cell) => `<div style="position:relative">${codedTile(cell)}</div>`, 'wrapping'),
    `.wrapping { display: flex; flex-wrap: wrap; width: 245px } ${coded(LIGHT)}`,
  ),
  still(
    'rows of which the last tile is in a line of its own, as on a narrow page',
    english,
    (cells) => inRows(cells, codedTile),
    `.row { flex-wrap: wrap; justify-content: center; width: 200px } ${coded(LIGHT)}`,
  ),
  still(
    'tiles placed one by one',
    polish,
    (cells) =>
      `<div style="position:relative;height:300px">${cells
        .flatMap((row, y) =>
          row.map(
            ({ letter, state }, x) =>
              `<div class="tile ${CODES[state]}" style="position:absolute;top:${y * 48}px;left:${x * 48}px">${letter}</div>`,
          ),
        )
        .join('')}</div>`,
    coded(LIGHT),
  ),
  still(
    'columns as elements',
    english,
    (cells) =>
      div(
        'row',
        [0, 1, 2, 3, 4].map((x) => div('', cells.map((row) => codedTile(row[x]!)).join(''))).join(''),
      ),
    coded(LIGHT),
  ),
  still(
    'a table',
    german,
    (cells) =>
      `<table>${cells.map((row) => `<tr>${row.map(({ letter, state }) => `<td class="tile ${CODES[state]}">${letter}</td>`).join('')}</tr>`).join('')}</table>`,
    `td.tile { display: table-cell } ${coded(LIGHT)}`,
  ),
  still(
    'wrappers around rows and tiles, the state on one of them',
    polish,
    (cells) =>
      `<section>${cells
        .map(
          (row) =>
            `<div><div><div class="row">${row.map(({ letter, state }) => `<div class="${CODES[state]}"><div><span class="tile">${letter}</span></div></div>`).join('')}</div></div></div>`,
        )
        .join('')}</section>`,
    coded(LIGHT),
  ),
  still(
    'the colour on an inner element, over one that all tiles have',
    german,
    (cells) =>
      inRows(cells, ({ letter, state }) => div('tile all', `<b class="in ${CODES[state]}">${letter}</b>`)),
    `.all { background: #eee } .in { width: 100%; height: 100% } ${coded(LIGHT)}`,
  ),
  still(
    'the letter on both faces of a card',
    english,
    (cells) =>
      inRows(cells, ({ letter, state }) =>
        div(
          'tile',
          `<div class="face">${letter}</div><div class="face back ${CODES[state]}">${letter}</div>`,
        ),
      ),
    `.tile { position: relative } .face { position: absolute; inset: 0; background: #fff }
     .back.k0, .back.k1 { visibility: hidden } ${coded(LIGHT)}`,
  ),
  still('text for screen readers in each tile', german, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'leer',
        typed: '',
        absent: 'kommt nicht vor',
        present: 'an anderer Stelle',
        correct: 'richtige Stelle',
      };
      return div('tile', `${letter}<span class="unseen">${said[state]}</span>`);
    }),
  ),
  still(
    'text for screen readers far outside, of no known words',
    english,
    (cells) =>
      inRows(cells, (cell) =>
        div(`tile ${CODES[cell.state]}`, `${cell.letter}<span class="far">tile number one</span>`),
      ),
    `.far { position: absolute; left: -9999px } ${coded(LIGHT)}`,
  ),
  still(
    'letters with combining marks',
    polish,
    (cells) =>
      inRows(cells, ({ letter, state }) =>
        codedTile({ letter: letter.toUpperCase().normalize('NFD'), state }),
      ),
    coded(LIGHT),
  ),
  still(
    'letters in an attribute that the style sheet shows',
    english,
    (cells) =>
      inRows(
        cells,
        ({ letter, state }) => `<div class="tile ${CODES[state]}" data-letter="${letter}"></div>`,
      ),
    `.tile::before { content: attr(data-letter) } ${coded(LIGHT)}`,
  ),
  still('letters and states in a label', english, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'empty',
        typed: letter,
        absent: `${letter}, not in the word`,
        present: `${letter}, in the word but not in the right spot`,
        correct: `${letter}, correct`,
      };
      return `<div class="tile" role="img" aria-label="${said[state]}"></div>`;
    }),
  ),
  {
    title: 'custom elements, a shadow root in each row and each tile',
    address: WORDLE,
    hints: EN,
    html: pageOf(`<x-game></x-game>${KEYS}`, {
      css: `${coded(LIGHT)} x-row { display: flex }`,
      script: `${SHADOW}
        const cells = ${JSON.stringify(cellsOf(EN, 'abort'))};
        const codes = ${JSON.stringify(CODES)};
        const game = inShadow(document.querySelector('x-game'), '<section>' + '<x-row></x-row>'.repeat(6) + '</section>');
        game.querySelectorAll('x-row').forEach((row, y) => {
          const root = inShadow(row, '<div class="row">' + '<x-tile></x-tile>'.repeat(5) + '</div>');
          root.querySelectorAll('x-tile').forEach((tile, x) => {
            const { letter, state } = cells[y][x];
            inShadow(tile, '<div class="tile ' + codes[state] + '">' + letter + '</div>');
          });
        });`,
    }),
  },
  ...([4, 6, 7] as const).map((width): BoardPage => {
    const hints = { 4: ['word 0120'], 6: ['planet 010012'], 7: ['captain 0100120'] }[width];
    return {
      title: `${width} columns`,
      address: CUSTOM,
      hints,
      html: pageOf(inRows(cellsOf(hints), codedTile) + KEYS, { css: coded(LIGHT) }),
    };
  }),
  {
    title: 'six columns in a flat grid',
    address: CUSTOM,
    hints: ['planet 010012'],
    html: pageOf(flat(cellsOf(['planet 010012']), codedTile) + KEYS, {
      css: `.flat { grid-template-columns: repeat(6, 48px) } ${coded(LIGHT)}`,
    }),
  },
];
