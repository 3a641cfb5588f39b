/** What a tile is made of. */
import type { Dice } from '../dice.ts';

/** What a tile is; `custom` is an element with an open shadow root, and `nested` one in the shadow root of another. */
const ELEMENTS = {
  div: 54,
  span: 11,
  td: 7,
  li: 5,
  p: 3,
  section: 3,
  button: 5,
  input: 4,
  custom: 5,
  nested: 4,
} as const;

export interface Markup {
  readonly element: keyof typeof ELEMENTS;
  /** Where the letter is within. */
  readonly inside: 'text' | 'wrapped' | 'two faces' | 'filled' | 'attribute';
  /** What is around each tile alone. */
  readonly wrapped: boolean;
  /** Which element says the state: the tile, or what is around it. */
  readonly sayer: 'tile' | 'wrapper';
  readonly ids: 'none' | 'unique' | 'same';
  readonly classes: Classes;
  /** What an empty tile holds: nothing as a rule, or a character that is no letter. */
  readonly blank: string;
  readonly capitals: 'written' | 'by style' | 'none';
  /** Whether elements are made anew: never, a row that is finished, or everything at each change. */
  readonly redraw: 'never' | 'finished row' | 'always';
  /** Whether the whole game is in a shadow root. */
  readonly app: boolean;
}

interface Classes {
  readonly kind: string;
  readonly tile: string;
  readonly row: string;
  readonly board: string;
  readonly key: string;
  readonly keyboard: string;
}

const CLASSES: readonly Classes[] = [
  { kind: 'plain', tile: 'tile', row: 'row', board: 'board', key: 'key', keyboard: 'keyboard' },
  { kind: 'plain', tile: 'cell', row: 'line', board: 'grid', key: 'letter-key', keyboard: 'keys' },
  { kind: 'plain', tile: 'letter', row: 'guess', board: 'guesses', key: 'k', keyboard: 'kb' },
  { kind: 'plain', tile: 'square', row: 'game-row', board: 'game-board', key: 'btn', keyboard: 'pad' },
  {
    kind: 'BEM',
    tile: 'board__tile',
    row: 'board__row',
    board: 'board',
    key: 'keyboard__key',
    keyboard: 'keyboard',
  },
  { kind: 'hashed', tile: '_1xk9a_14', row: '_r83b_2', board: '_b0q2_1', key: '_kk7_9', keyboard: '_kb1_3' },
  {
    kind: 'hashed',
    tile: 'css-1q2w3e4',
    row: 'css-9z8y7x',
    board: 'css-0p9o8i',
    key: 'css-5t6g7b',
    keyboard: 'css-11aa22',
  },
  {
    kind: 'hashed',
    tile: 'Tile-module_tile__UWEHN',
    row: 'Row-module_row__pwpBq',
    board: 'Board-module_board__jeoPS',
    key: 'Key_key__kchQI',
    keyboard: 'Keyboard_x__uYuqf',
  },
  {
    kind: 'utilities',
    tile: 'w-14 h-14 border-2 flex items-center justify-center',
    row: 'flex gap-1',
    board: 'grid gap-1 mx-auto',
    key: 'rounded px-2 font-bold',
    keyboard: 'flex flex-col gap-2',
  },
  { kind: 'emoji', tile: '🧱', row: '🛤', board: '🗺', key: '🔘', keyboard: '🎹' },
  { kind: 'none', tile: '', row: '', board: '', key: '', keyboard: '' },
];

export function drawMarkup(dice: Dice): Markup {
  const element = dice.weighed(ELEMENTS);
  const isInput = element === 'input';
  const wrapped = dice.chance(0.12) && element !== 'td' && element !== 'li';
  return {
    element,
    inside: isInput
      ? 'text'
      : dice.weighed({
          text: 58,
          wrapped: 16,
          'two faces': element === 'button' ? 0 : 14,
          filled: 6,
          attribute: 6,
        }),
    wrapped,
    sayer: wrapped && dice.chance(0.5) ? 'wrapper' : 'tile',
    ids: dice.weighed({ none: 74, unique: 16, same: 10 }),
    classes: dice.one(CLASSES),
    blank: isInput ? '' : dice.named('blank').weighed({ '': 88, '\u00a0': 5, _: 3, '·': 3, '?': 1 }),
    capitals: dice.weighed({ written: 50, 'by style': 35, none: 15 }),
    redraw: dice.weighed({ never: 76, 'finished row': 12, always: 12 }),
    app: dice.chance(0.06),
  };
}
