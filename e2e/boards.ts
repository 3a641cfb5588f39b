/**
 * A gallery of boards: how the same game can be marked up, coloured and turned by pages that share no
 * code. Every one of them is a page of its own at a game's address, and what a person would write down of it.
 */

const WORDLE = 'https://www.nytimes.com/games/wordle/';
const CUSTOM = 'https://www.nytimes.com/games/create/wordle/';
const WORTEL = 'https://wordle.uber.space/';
const LITERALNIE = 'https://literalnie.fun/';

export interface BoardPage {
  readonly title: string;
  readonly address: string;
  readonly html: string;
  /** What a person would write down once the page is at rest; or that nobody could. */
  readonly hints: readonly string[] | 'unreadable';
}

type State = 'empty' | 'typed' | 'absent' | 'present' | 'correct';
interface Cell {
  readonly letter: string;
  readonly state: State;
}
type Tile = (cell: Cell) => string;

const EN = ['oater 11001', 'crane 20102'];
const DE = ['boese 00121', 'gruen 20010'];
const PL = ['mąkać 10201', 'łódka 01012'];
const LETTERS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const STATES: readonly State[] = ['absent', 'present', 'correct'];

/** The cells of a board: finished rows, then what is being typed, then nothing. */
function cellsOf(hints: readonly string[], typed = '', rows = 6): Cell[][] {
  const width = hints[0]?.indexOf(' ') ?? 5;
  return Array.from({ length: rows }, (_, row) => {
    const [word = '', digits = ''] = hints[row]?.split(' ') ?? [row === hints.length ? typed : ''];
    return Array.from({ length: width }, (_, n) => {
      const letter = [...word][n] ?? '';
      const state: State = digits ? STATES[Number(digits[n])]! : letter ? 'typed' : 'empty';
      return { letter, state };
    });
  });
}

const div = (className: string, content: string): string => `<div class="${className}">${content}</div>`;

/** A board with an element for each row. */
const inRows = (cells: readonly (readonly Cell[])[], tile: Tile): string =>
  div('board', cells.map((row) => div('row', row.map(tile).join(''))).join(''));

/** A board that is one list of tiles. */
const flat = (cells: readonly (readonly Cell[])[], tile: Tile, className = 'flat'): string =>
  div(className, cells.flat().map(tile).join(''));

const KEYS = div(
  'keys',
  LETTERS.map((row, n) => {
    const letters = [...row].map((letter) => `<button>${letter}</button>`).join('');
    return div('', n === 2 ? `<button>Enter</button>${letters}<button>⌫</button>` : letters);
  }).join(''),
);

const STYLE = `
  body { font-family: sans-serif; background: #fff; color: #111 }
  .row { display: flex } .flat { display: grid; grid-template-columns: repeat(5, 48px); width: 260px }
  .tile { box-sizing: border-box; width: 44px; height: 44px; margin: 2px; border: 2px solid #ccc;
    display: flex; align-items: center; justify-content: center; text-transform: uppercase }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .keys { margin-top: 12px }`;

function pageOf(content: string, { css = '', script = '' } = {}): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>Game</title><style>${STYLE}${css}</style></head>
    <body><h1>Game</h1>${content}${script && `<script>${script}</script>`}</body></html>`;
}

const coloursOf = (palette: Readonly<Partial<Record<State, string>>>, selector = '.'): string =>
  Object.entries(palette)
    .map(([state, colour]) => `${selector}${state} { background: ${colour}; }`)
    .join(' ');

const LIGHT = { absent: '#787c7e', present: '#c9b458', correct: '#6aaa64' };
const DARK = { absent: '#3a3a3c', present: '#b59f3b', correct: '#538d4e' };

/** State words that mean nothing to anybody, so that only the colours are left. */
const CODES: Record<State, string> = { empty: 'k0', typed: 'k1', absent: 'k2', present: 'k3', correct: 'k4' };
const coded = (palette: Readonly<Partial<Record<State, string>>>): string =>
  Object.entries(palette)
    .map(([state, colour]) => `.${CODES[state as State]} { background: ${colour}; }`)
    .join(' ');
const codedTile: Tile = ({ letter, state }) => div(`tile ${CODES[state]}`, letter);

/** A tile whose state is a class among others. */
const classed =
  (words: Readonly<Partial<Record<State, string>>>): Tile =>
  ({ letter, state }) =>
    div(`tile ${words[state] ?? ''}`, letter);

interface Language {
  readonly address: string;
  readonly hints: readonly string[];
  readonly typed: string;
}
const english: Language = { address: WORDLE, hints: EN, typed: 'abo' };
const german: Language = { address: WORTEL, hints: DE, typed: 'maerz' };
const polish: Language = { address: LITERALNIE, hints: PL, typed: 'żó' };

/** A page with a board and a keyboard, both of them at rest. */
function still(
  title: string,
  { address, hints, typed }: Language,
  board: (cells: Cell[][]) => string,
  css = '',
): BoardPage {
  return { title, address, hints, html: pageOf(board(cellsOf(hints, typed)) + KEYS, { css }) };
}

const upper =
  (tile: Tile): Tile =>
  (cell) =>
    tile({ ...cell, letter: cell.letter.toUpperCase() });

/** Makes elements whose shadow roots hold their content. */
const SHADOW = `
  const inShadow = (host, html) => {
    host.attachShadow({ mode: 'open' }).innerHTML = '<style>' + document.querySelector('style').textContent + '</style>' + html;
    return host.shadowRoot;
  };`;

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

const inWords = (title: string, language: Language, words: Partial<Record<State, string>>, css = '') =>
  still(title, language, (cells) => inRows(cells, classed(words)), css);

const inAttribute = (
  title: string,
  language: Language,
  name: string,
  words: Partial<Record<State, string>>,
) =>
  still(title, language, (cells) =>
    inRows(cells, ({ letter, state }) => `<div class="tile" ${name}="${words[state] ?? ''}">${letter}</div>`),
  );

export const WORDS: readonly BoardPage[] = [
  inWords('words that contain each other', english, {
    absent: 'incorrect',
    present: 'wrong-position',
    correct: 'correct',
  }),
  inWords('words with a negation', english, {
    absent: 'not-present',
    present: 'present',
    correct: 'correct',
  }),
  inWords('an incorrect position', english, {
    absent: 'letter-absent',
    present: 'incorrectPosition',
    correct: 'correctPosition',
  }),
  inWords('words in camel case', english, {
    absent: 'tileNotInWord',
    present: 'tileInWord',
    correct: 'tileCorrect',
  }),
  inWords('German words', german, { absent: 'nicht-vorhanden', present: 'vorhanden', correct: 'richtig' }),
  inWords('German words of places', german, {
    absent: 'falsch',
    present: 'falsche-position',
    correct: 'richtige-position',
  }),
  inWords('Polish words', polish, { absent: 'źle', present: 'średnio', correct: 'dobrze' }),
  inWords('Polish words of places', polish, {
    absent: 'brak',
    present: 'złe-miejsce',
    correct: 'dobre-miejsce',
  }),
  inWords('Polish words with a negation', polish, {
    absent: 'nieobecna',
    present: 'obecna',
    correct: 'poprawna',
  }),
  inAttribute('an attribute of another name', english, 'data-result', {
    absent: 'miss',
    present: 'close',
    correct: 'exact',
  }),
  inAttribute('an attribute of places', german, 'data-hinweis', {
    absent: 'nicht im Wort',
    present: 'falsche Stelle',
    correct: 'richtige Stelle',
  }),
  inAttribute('colours as words', polish, 'data-kolor', {
    absent: 'szary',
    present: 'żółty',
    correct: 'zielony',
  }),
  still('attributes without a value', english, (cells) =>
    inRows(
      cells,
      ({ letter, state }) =>
        `<div class="tile" ${/empty|typed/.test(state) ? '' : `data-${state}`}>${letter}</div>`,
    ),
  ),
  still('a state on a wrapper', german, (cells) =>
    inRows(
      cells,
      ({ letter, state }) => `<div data-status="${state}"><div class="tile">${letter}</div></div>`,
    ),
  ),
  still('a state on an inner element', polish, (cells) =>
    inRows(cells, ({ letter, state }) => `<div class="tile"><i class="is-${state}">${letter}</i></div>`),
  ),
  still('labels in German', german, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'leer',
        typed: '',
        absent: 'nicht enthalten',
        present: 'enthalten, aber nicht an der richtigen Stelle',
        correct: 'an der richtigen Stelle',
      };
      return `<div class="tile" aria-label="${letter} ${said[state]}">${letter}</div>`;
    }),
  ),
  still('labels in Polish', polish, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'puste',
        typed: '',
        absent: 'nie ma w haśle',
        present: 'jest w innym miejscu',
        correct: 'na właściwym miejscu',
      };
      return `<div class="tile" aria-label="${letter}: ${said[state]}">${letter}</div>`;
    }),
  ),
  still('labels that count positions', english, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const said = {
        empty: 'empty',
        typed: letter,
        absent: `${letter}, not in word`,
        present: `${letter}, wrong position`,
        correct: `${letter}, right position`,
      };
      return `<div class="tile" aria-label="Position 3, ${said[state]}">${letter}</div>`;
    }),
  ),
  inWords(
    'a class on all tiles that sounds like a state',
    english,
    Object.fromEntries(Object.entries(CODES).map(([state, code]) => [state, `letter-in-word ${code}`])),
    coded(LIGHT),
  ),
  inWords(
    'utility classes on all tiles',
    german,
    Object.fromEntries(
      Object.entries(CODES).map(([state, code]) => [
        state,
        `dark:bg-correct data-[state=present]:bg-yellow-500 float-right text-gray-500 hover:absent ${code}`,
      ]),
    ),
    coded(LIGHT),
  ),
  inWords(
    'a correct letter that is not at its place',
    english,
    { absent: 'letter-wrong', present: 'letter-correct', correct: 'position-correct' },
    '.letter-wrong { background: gray } .letter-correct { background: gold } .position-correct { background: green }',
  ),
];

const inColours = (title: string, language: Language, palette: Partial<Record<State, string>>, css = '') =>
  still(title, language, (cells) => inRows(cells, codedTile), `${coded(palette)} ${css}`);

export const COLOURS: readonly BoardPage[] = [
  inColours('names of colours', english, {
    absent: 'slategray',
    present: 'goldenrod',
    correct: 'forestgreen',
  }),
  inColours('oklch', german, {
    absent: 'oklch(55.4% 0.046 257.4)',
    present: 'oklch(79.5% 0.184 86)',
    correct: 'oklch(72.3% 0.219 149.6)',
  }),
  inColours('lab and lch', english, {
    absent: 'lab(50 0 0)',
    present: 'lch(75 70 90)',
    correct: 'lab(55 -40 35)',
  }),
  inColours('wide colours', polish, {
    absent: 'color(display-p3 .4 .4 .42)',
    present: 'color(display-p3 .8 .7 .2)',
    correct: 'color(display-p3 .3 .65 .3)',
  }),
  inColours(
    'variables, mixed colours',
    german,
    { absent: 'var(--a)', present: 'color-mix(in srgb, gold 80%, black)', correct: 'var(--c)' },
    ':root { --a: hsl(210 10% 45%); --c: hsl(130 45% 40%) }',
  ),
  inColours('gradients', english, {
    absent: 'linear-gradient(#888, #777)',
    present: 'linear-gradient(#d0b050, #c0a040)',
    correct: 'linear-gradient(#6aaa64, #5a9a54)',
  }),
  inColours(
    'a dark page',
    polish,
    { ...DARK, empty: '#121213', typed: '#121213' },
    'body { background: #121213; color: #fff }',
  ),
  inColours('high contrast', english, { absent: '#787c7e', present: '#85c0f9', correct: '#f5793a' }),
  inColours(
    'high contrast in the dark',
    german,
    { absent: '#334155', present: '#06b6d4', correct: '#f97316', empty: '#0f172a', typed: '#0f172a' },
    'body { background: #0f172a; color: #fff }',
  ),
  inColours('empty and typed tiles with backgrounds', english, {
    ...LIGHT,
    empty: '#d3d6da',
    typed: '#e8e8e8',
  }),
  inColours('an orange for what is elsewhere', german, {
    absent: '#95a5a6',
    present: '#e67e22',
    correct: '#27ae60',
  }),
  inColours('absent in a tinted grey', polish, { absent: '#607d8b', present: '#ffb300', correct: '#43a047' }),
  inColours('absent in a warm grey', english, { absent: '#a39382', present: '#e0b13a', correct: '#5c9a54' }),
  inColours('absent in blue', english, { absent: '#5b6fb5', present: '#e3c44b', correct: '#4caf50' }),
  inColours('absent in red', german, { absent: '#c0392b', present: '#f1c40f', correct: '#2ecc71' }),
  inColours('the tiles of the open row in a tint of their own', polish, { ...LIGHT, typed: '#fef9c3' }),
  still('colours in the style of each tile', english, (cells) =>
    inRows(cells, ({ letter, state }) => {
      const colours: Partial<Record<State, string>> = LIGHT;
      return `<div class="tile" style="background-color:${colours[state] ?? 'transparent'}">${letter}</div>`;
    }),
  ),
  inColours('half transparent', german, {
    absent: 'rgb(0 0 0 / .45)',
    present: 'rgb(220 180 0 / .6)',
    correct: 'rgb(0 140 0 / .6)',
  }),
  {
    title: 'a finished board without an empty tile',
    address: LITERALNIE,
    hints: [...PL, ...PL, ...PL],
    html: pageOf(inRows(cellsOf([...PL, ...PL, ...PL]), codedTile) + KEYS, { css: coded(LIGHT) }),
  },
  {
    title: 'a won board',
    address: WORTEL,
    hints: [...DE, 'kurve 22222'],
    html: pageOf(inRows(cellsOf([...DE, 'kurve 22222']), codedTile) + KEYS, { css: coded(DARK) }),
  },
  {
    title: 'a row without a hit',
    address: WORDLE,
    hints: ['muddy 00000'],
    html: pageOf(inRows(cellsOf(['muddy 00000']), codedTile) + KEYS, { css: coded(LIGHT) }),
  },
];

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

export const STRAYS: readonly BoardPage[] = [
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

/** A page that plays by itself: types a word, has it answered in its own way, and types the next one. */
function playing(
  title: string,
  { address, hints, typed }: Language,
  how: {
    readonly css?: string;
    readonly board?: string;
    /** Overrides `put(n, letter)` and `reply(row, digits)`, or `start()`. */
    readonly script: string;
    readonly rows?: number;
  },
): BoardPage {
  const guesses = hints.slice(0, how.rows ?? 1);
  const board = how.board ?? inRows(cellsOf([], ''), codedTile);
  const script = `
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const codes = ${JSON.stringify(CODES)}, states = ['absent', 'present', 'correct'];
    const tiles = () => [...document.querySelectorAll('.tile')];
    const rowOf = (row) => tiles().slice(row * 5, row * 5 + 5);
    const classesOf = (state) => 'tile ' + codes[state];
    let put = (n, letter) => { tiles()[n].textContent = letter; tiles()[n].className = classesOf('typed'); };
    let reply = async () => {};
    let start = async () => {};
    let end = async () => {};
    ${how.script}
    (async () => {
      await start();
      const type = async (row, word) => {
        for (const [n, letter] of [...word].entries()) { put(row * 5 + n, letter); await wait(25); }
        await wait(80);
      };
      const hints = ${JSON.stringify(guesses)}.map((hint) => hint.split(' '));
      for (const [row, [word, digits]] of hints.entries()) {
        await type(row, word);
        await reply(row, [...digits].map((digit) => states[digit]));
      }
      await type(hints.length, ${JSON.stringify(typed.padEnd(5, typed[0]))});
      await end();
      await wait(120);
      document.documentElement.dataset.done = '';
    })();`;
  return {
    title,
    address,
    hints: guesses,
    html: pageOf(`${board}${KEYS}`, { css: how.css ?? coded(LIGHT), script }).replace(
      '<html>',
      '<html data-playing>',
    ),
  };
}

const ONE_BY_ONE = `reply = async (row, to) => {
  for (const [n, tile] of rowOf(row).entries()) { await wait(40); tile.className = classesOf(to[n]); }
};`;
const AT_ONCE = `reply = async (row, to) => {
  rowOf(row).forEach((tile, n) => { tile.className = classesOf(to[n]); });
  await wait(480);
};`;
const FLIP = '@keyframes flip { 50% { transform: rotateX(90deg); background: #fff } }';

export const TURNS: readonly BoardPage[] = [
  playing('tiles turned one after another by timers', english, { script: ONE_BY_ONE, rows: 2 }),
  playing('with a background under typed letters and empty tiles', german, {
    script: ONE_BY_ONE,
    css: coded({ ...LIGHT, empty: '#e5e7eb', typed: '#d1d5db' }),
    rows: 2,
  }),
  playing('with a vivid background under typed letters', polish, {
    script: ONE_BY_ONE,
    css: coded({ ...LIGHT, typed: '#fde68a' }),
    rows: 2,
  }),
  playing('classes set at once, shown by an animation with delays', german, {
    script: AT_ONCE,
    css: `${coded(LIGHT)} ${FLIP} ${[2, 3, 4].map((n) => `.k${n} { animation: flip .2s backwards }`).join(' ')}
      ${[1, 2, 3, 4, 5].map((n) => `.tile:nth-child(${n}) { animation-delay: ${n * 50}ms }`).join(' ')}`,
    rows: 2,
  }),
  playing('turned by a script’s own animations', english, {
    script: `reply = async (row, to) => {
      await Promise.all(rowOf(row).map(async (tile, n) => {
        const turn = () => tile.animate([{ transform: 'rotateX(0)' }, { transform: 'rotateX(90deg)' }], { duration: 60 }).finished;
        await wait(n * 50); await turn(); tile.className = classesOf(to[n]);
      }));
    };`,
    rows: 2,
  }),
  playing('colours that fade in', polish, {
    script: AT_ONCE,
    css: `${coded(LIGHT)} .tile { transition: background-color .2s }
      ${[1, 2, 3, 4, 5].map((n) => `.tile:nth-child(${n}) { transition-delay: ${n * 50}ms }`).join(' ')}`,
    rows: 2,
  }),
  playing('cards with two faces that turn by a transition', english, {
    board: inRows(cellsOf([], ''), () =>
      div('tile', '<div class="card"><div class="face"></div><div class="face back"></div></div>'),
    ),
    css: `${coded(LIGHT)} .tile { perspective: 200px } .card { width: 100%; height: 100%; position: relative; transform-style: preserve-3d; transition: transform .25s }
      .face { position: absolute; inset: 0; background: #fff; backface-visibility: hidden } .back { transform: rotateX(180deg) }
      .turned .card { transform: rotateX(180deg) }
      .back.k2 { background: #787c7e } .back.k3 { background: #c9b458 } .back.k4 { background: #6aaa64 }`,
    script: `
      put = (n, letter) => tiles()[n].querySelectorAll('.face').forEach((face) => { face.textContent = letter; });
      reply = async (row, to) => {
        for (const [n, tile] of rowOf(row).entries()) {
          await wait(50); tile.classList.add('turned'); tile.querySelector('.back').classList.add(codes[to[n]]);
        }
        await wait(300);
      };`,
    rows: 2,
  }),
  playing('the words first, the colours later', english, {
    css: coloursOf(LIGHT, '.shown.'),
    board: inRows(cellsOf([], ''), () => div('tile', '')),
    script: `
      put = (n, letter) => { tiles()[n].textContent = letter; };
      reply = async (row, to) => {
        rowOf(row).forEach((tile, n) => tile.classList.add(to[n]));
        for (const tile of rowOf(row)) { await wait(50); tile.classList.add('shown'); }
      };`,
    rows: 2,
  }),
  playing('a row that bounces after a win', german, {
    script: `reply = async (row, to) => {
      rowOf(row).forEach((tile, n) => { tile.className = classesOf(to[n]); });
      await wait(150);
      await Promise.all(rowOf(row).map((tile, n) => tile.animate([{}, { transform: 'translateY(-30px)' }, {}], { duration: 150, delay: n * 50 }).finished));
    };`,
    rows: 2,
  }),
  playing('a board built row by row, of the game’s own tiles', polish, {
    board: '<div class="board"></div>',
    script: `
      put = (n, letter) => {
        if (n % 5 === 0) document.querySelector('.board').insertAdjacentHTML('beforeend', '<div class="row">' + '<div class="letter tile"></div>'.repeat(5) + '</div>');
        tiles()[n].textContent = letter;
      };
      reply = async (row, to) => {
        for (const [n, tile] of rowOf(row).entries()) { await wait(40); tile.classList.add(codes[to[n]]); }
      };`,
    rows: 2,
  }),
  playing('a board drawn anew at every key', english, {
    board: '<main id="app"></main>',
    script: `
      const cells = Array.from({ length: 30 }, () => ({ letter: '', state: 'empty' }));
      const draw = () => {
        const tile = ({ letter, state }) => '<div class="' + classesOf(state) + '">' + letter + '</div>';
        document.querySelector('#app').innerHTML = [0, 1, 2, 3, 4, 5].map((row) => '<div class="row">' + cells.slice(row * 5, row * 5 + 5).map(tile).join('') + '</div>').join('');
      };
      draw();
      put = (n, letter) => { cells[n] = { letter, state: 'typed' }; draw(); };
      reply = async (row, to) => {
        for (const n of to.keys()) { await wait(50); cells[row * 5 + n].state = to[n]; draw(); }
      };`,
    rows: 2,
  }),
  playing('a flat grid drawn anew at every key, typed letters grey', german, {
    board: '<main id="app" class="flat"></main>',
    css: coded({ ...LIGHT, empty: '#eee', typed: '#bbb' }),
    script: `
      const cells = Array.from({ length: 30 }, () => ({ letter: '', state: 'empty' }));
      const draw = () => {
        document.querySelector('#app').innerHTML = cells.map(({ letter, state }) => '<div class="' + classesOf(state) + '">' + letter + '</div>').join('');
      };
      draw();
      put = (n, letter) => { cells[n] = { letter, state: 'typed' }; draw(); };
      reply = async (row, to) => { to.forEach((state, n) => { cells[row * 5 + n].state = state; }); draw(); };`,
    rows: 2,
  }),
  playing('a board that comes late, in the shadow of an element that was there', english, {
    board: '<div id="host"></div>',
    script: `${SHADOW}
      let root;
      start = async () => {
        await wait(300);
        root = inShadow(document.querySelector('#host'), ${JSON.stringify(inRows(cellsOf([], ''), codedTile))});
      };
      tilesIn = () => [...root.querySelectorAll('.tile')];
      put = (n, letter) => { tilesIn()[n].textContent = letter; tilesIn()[n].className = classesOf('typed'); };
      reply = async (row, to) => {
        for (const n of to.keys()) { await wait(50); tilesIn()[row * 5 + n].className = classesOf(to[n]); }
      };`,
  }),
  playing('another theme in mid-game', polish, {
    script: `${ONE_BY_ONE}
      end = async () => { document.documentElement.classList.add('dark'); await wait(400); };`,
    css: `.tile { transition: background-color .06s; background: var(--empty) } html { --empty: #fff }
      body { background: var(--empty) } .k1 { background: var(--typed) }
      html { --a: #787c7e; --p: #c9b458; --c: #6aaa64; --typed: #e5e7eb }
      html.dark { --empty: #121213; --a: #3a3a3c; --p: #b59f3b; --c: #538d4e; --typed: #4b5563 }
      .k2 { background: var(--a) } .k3 { background: var(--p) } .k4 { background: var(--c) }`,
    rows: 2,
  }),
  playing('another palette in mid-game', german, {
    script: `${ONE_BY_ONE}
      end = async () => { document.documentElement.classList.add('contrast'); await wait(50); };`,
    css: `${coded(LIGHT)} .contrast .k3 { background: #06b6d4 } .contrast .k4 { background: #f97316 }`,
    rows: 2,
  }),
  playing('a second board takes the place of the first', english, {
    board: `<div class="first">${inRows(cellsOf(['wrong 01210']), ({ letter, state }) => div(`old ${CODES[state]}`, letter))}</div>
      <div class="second" hidden>${inRows(cellsOf([], ''), codedTile)}</div>`,
    css: `${coded(LIGHT)} .old { width: 44px; height: 44px; margin: 2px }`,
    script: `${ONE_BY_ONE}
      start = async () => {
        document.querySelector('.first').hidden = true;
        document.querySelector('.second').hidden = false;
      };`,
    rows: 2,
  }),
  playing('a toast over the board, and a word that is not taken', german, {
    script: `${ONE_BY_ONE}
      end = async () => {
        const board = document.querySelector('.board');
        board.insertAdjacentHTML('afterbegin', '<div class="toast" style="position:absolute">Wort nicht gefunden</div>');
        rowOf(2).forEach((tile) => tile.animate([{}, { transform: 'translateX(4px)' }, {}], { duration: 150 }));
        await wait(250);
        document.querySelector('.toast').remove();
      };`,
    rows: 2,
  }),
];
