/** How the states of a tile look. */
import type { Dice } from '../dice.ts';
import { MARKS, type Mark, type State } from './rules.ts';

/** Colours as CSS writes them: of a tile, of what is around it, and of its letter. */
interface Paint {
  readonly background: string;
  readonly border: string;
  readonly letter: string;
}

/** What of a tile has the colour of its state. */
const CHANNELS = {
  background: 82,
  gradient: 4,
  inset: 4,
  border: 3,
  letter: 2,
  underline: 2,
  opacity: 3,
} as const;
type Channel = keyof typeof CHANNELS;

interface Theme {
  readonly dark: boolean;
  /** What a colour is called in class names that say colours. */
  readonly names: Readonly<Record<Mark, string>>;
  readonly marks: Readonly<Record<Mark, string | Paint>>;
  readonly page?: string;
  readonly empty?: Partial<Paint>;
  readonly often: number;
  /** Whether nobody could tell without the words of the page which colour is which. */
  readonly needsHelp?: boolean;
}

const names = (correct: string, present: string, absent: string) => ({ correct, present, absent });
const marks = (correct: string, present: string, absent: string) => ({ correct, present, absent });

const THEMES: Readonly<Record<string, Theme>> = {
  classic: {
    often: 16,
    dark: false,
    names: names('green', 'yellow', 'gray'),
    marks: marks('#6aaa64', '#c9b458', '#787c7e'),
  },
  'classic dark': {
    often: 14,
    dark: true,
    names: names('green', 'yellow', 'gray'),
    marks: marks('#538d4e', '#b59f3b', '#3a3a3c'),
  },
  tailwind: {
    often: 8,
    dark: false,
    names: names('green', 'yellow', 'slate'),
    marks: marks('rgb(34, 197, 94)', 'rgb(234, 179, 8)', 'rgb(148, 163, 184)'),
  },
  'tailwind dark': {
    often: 6,
    dark: true,
    page: '#0f172a',
    names: names('emerald', 'amber', 'slate'),
    marks: marks('#10b981', '#f59e0b', '#334155'),
  },
  bootstrap: {
    often: 4,
    dark: false,
    names: names('success', 'warning', 'secondary'),
    marks: marks('#198754', '#ffc107', '#6c757d'),
  },
  pastel: {
    often: 5,
    dark: false,
    names: names('green', 'yellow', 'grey'),
    marks: marks('#a8e6a1', '#fdf1a0', '#d0d0d8'),
  },
  oklch: {
    often: 4,
    dark: false,
    names: names('green', 'yellow', 'gray'),
    marks: marks('oklch(0.72 0.19 149)', 'oklch(0.8 0.16 86)', 'oklch(0.55 0.02 264)'),
  },
  neon: {
    often: 3,
    dark: true,
    page: '#000',
    names: names('lime', 'yellow', 'black'),
    marks: marks('#39ff14', '#fff200', '#222222'),
  },
  'green orange red': {
    often: 6,
    dark: false,
    names: names('green', 'orange', 'red'),
    marks: marks('#43a047', '#fb8c00', '#e53935'),
  },
  'green orange grey': {
    often: 4,
    dark: true,
    names: names('green', 'orange', 'grey'),
    marks: marks('#2e9e4f', '#e08a1e', '#4a4a4a'),
  },
  'green yellow red': {
    often: 4,
    dark: false,
    names: names('green', 'yellow', 'red'),
    marks: marks('#4caf50', '#ffd54f', '#ef5350'),
  },
  'green blue grey': {
    often: 2,
    dark: false,
    names: names('green', 'blue', 'grey'),
    marks: marks('#3fae5a', '#4a90d9', '#8a8a8a'),
    needsHelp: true,
  },
  'high contrast': {
    often: 6,
    dark: false,
    names: names('orange', 'blue', 'gray'),
    marks: marks('#f5793a', '#85c0f9', '#787c7e'),
  },
  'blue orange': {
    often: 1.5,
    dark: true,
    names: names('blue', 'orange', 'gray'),
    marks: marks('#2f6fde', '#f0883e', '#3d3d42'),
    needsHelp: true,
  },
  'purple orange': {
    often: 3,
    dark: false,
    names: names('purple', 'orange', 'gray'),
    marks: marks('#8e44ad', '#f39c12', '#7f8c8d'),
    needsHelp: true,
  },
  'blue bordered': {
    often: 1.5,
    dark: false,
    names: names('blue', 'outlined', 'none'),
    needsHelp: true,
    marks: {
      correct: '#1565c0',
      present: { background: '#ffffff', border: '#1565c0', letter: '#1565c0' },
      absent: { background: '#e0e0e0', border: '#e0e0e0', letter: '#222222' },
    },
  },
  'red grey': {
    often: 1.5,
    dark: false,
    names: names('green', 'grey', 'red'),
    needsHelp: true,
    marks: marks('#5aa469', '#9e9e9e', '#d64545'),
    empty: { background: '#fff3b0', border: '#e6d98a' },
  },
  'teal coral': {
    often: 1.5,
    dark: true,
    page: '#10222b',
    names: names('teal', 'coral', 'navy'),
    marks: marks('#1abc9c', '#ff7f6b', '#1d3c4d'),
    needsHelp: true,
  },
  'pink violet': {
    often: 1,
    dark: false,
    names: names('pink', 'violet', 'gray'),
    marks: marks('#e84393', '#a29bfe', '#95a5a6'),
    needsHelp: true,
  },
  'shades of blue': {
    often: 1,
    dark: false,
    names: names('dark', 'medium', 'light'),
    marks: marks('#0d47a1', '#64b5f6', '#e3f2fd'),
    needsHelp: true,
  },
};

export interface Palette {
  readonly name: string;
  readonly dark: boolean;
  readonly needsHelp: boolean;
  readonly channel: Channel;
  readonly page: string;
  readonly ink: string;
  readonly names: Readonly<Record<Mark, string>>;
  readonly paints: Readonly<Record<State, Paint>>;
  /** What a typed letter has beside an empty tile. */
  readonly typed: 'nothing' | 'border' | 'background';
}

/** What is left of a tile with an absent letter where its opacity tells. */
const FADED = '0.35';

export function drawPalette(dice: Dice): Palette {
  const name = dice.weighed(Object.fromEntries(Object.entries(THEMES).map(([it, { often }]) => [it, often])));
  const theme = THEMES[name]!;
  const { dark } = theme;
  const page =
    theme.page ?? dice.one(dark ? ['#121213', '#1e1e24', '#000000'] : ['#ffffff', '#fafafa', '#f4f1e8']);
  const ink = dark ? '#f5f5f5' : '#1a1a1b';
  const empty: Paint = {
    background: dice.chance(0.6)
      ? page
      : dice.one(dark ? ['#262629', '#2b3142'] : ['#eeeeee', '#fdfdfd', '#e9edf5']),
    border: dark ? '#3f3f46' : '#d3d6da',
    letter: ink,
    ...theme.empty,
  };
  const typed = dice.weighed({ nothing: 35, border: 45, background: 20 });
  const typedPaint: Paint = {
    ...empty,
    ...(typed === 'border' && { border: dark ? '#71717a' : '#878a8c' }),
    ...(typed === 'background' && { background: dark ? '#45454f' : '#dcdfe6' }),
  };
  const paintOf = (mark: Mark): Paint => {
    const it = theme.marks[mark];
    if (typeof it !== 'string') return it;
    const letter = dark || mark !== 'present' ? '#ffffff' : ink;
    return { background: it, border: it, letter };
  };
  const channels = Object.entries(CHANNELS).filter(
    // Greys that are hardly other than the page do as backgrounds, but as nothing thinner.
    ([it]) => /^(background|gradient|inset|opacity)$/.test(it) || !theme.needsHelp,
  );
  return {
    name,
    dark,
    needsHelp: theme.needsHelp ?? false,
    channel: dice.weighed(Object.fromEntries(channels)) as Channel,
    page,
    ink,
    names: theme.names,
    typed,
    paints: {
      empty,
      typed: typedPaint,
      ...(Object.fromEntries(MARKS.map((mark) => [mark, paintOf(mark)])) as Record<Mark, Paint>),
    },
  };
}

/** The declarations that a tile has in a state, by their names in CSS. */
export function lookOf({ paints, channel }: Palette, state: State): Record<string, string> {
  const paint = paints[state];
  const { typed } = paints;
  const plain = { 'background-color': typed.background, 'border-color': typed.border, color: typed.letter };
  if (state === 'empty' || state === 'typed') {
    return { 'background-color': paint.background, 'border-color': paint.border, color: paint.letter };
  }
  const colour = paint.background;
  if (channel === 'border') return { ...plain, 'border-color': colour };
  if (channel === 'letter') return { ...plain, color: colour };
  if (channel === 'underline') return { ...plain, 'box-shadow': `inset 0 -7px ${colour}` };
  const painted = { 'border-color': paint.border, color: paint.letter };
  if (channel === 'inset')
    return { ...painted, 'background-color': typed.background, 'box-shadow': `inset 0 0 0 60px ${colour}` };
  if (channel === 'gradient') {
    return {
      ...painted,
      'background-color': typed.background,
      'background-image': `linear-gradient(${colour}, color-mix(in srgb, ${colour}, black 18%))`,
    };
  }
  if (channel === 'opacity' && state === 'absent') return { ...plain, opacity: FADED };
  return { ...painted, 'background-color': colour };
}
