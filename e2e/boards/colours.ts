/** Boards that show feedback by colours alone. */
import {
  type BoardPage,
  cellsOf,
  coded,
  codedTile,
  DARK,
  DE,
  english,
  german,
  inRows,
  KEYS,
  type Language,
  LIGHT,
  LITERALNIE,
  pageOf,
  PL,
  polish,
  type State,
  still,
  WORDLE,
  WORTEL,
} from './pages.ts';

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
  {
    ...inColours('high contrast', english, { absent: '#787c7e', present: '#85c0f9', correct: '#f5793a' }),
    bare: 'unreadable',
  },
  {
    ...inColours(
      'high contrast in the dark',
      german,
      { absent: '#334155', present: '#06b6d4', correct: '#f97316', empty: '#0f172a', typed: '#0f172a' },
      'body { background: #0f172a; color: #fff }',
    ),
    bare: 'unreadable',
  },
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
