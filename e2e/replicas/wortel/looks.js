/** The classes by which the two generations of the code base differ. */
import page from './data.js';

const TILE =
  'w-14 h-14 border-solid border-2 flex items-center justify-center mx-0.5 text-lg font-bold rounded';
const KEY = 'flex items-center justify-center rounded mx-0.5 text-xs font-bold cursor-pointer select-none';

const GENERATIONS = {
  2022: {
    tile: TILE,
    tiles: {
      empty: 'bg-white border-slate-200',
      // The classes of an empty tile stay: the style sheet decides.
      typed: 'bg-white border-slate-200 border-black cell-animation',
      absent: 'bg-slate-400 text-white border-slate-400',
      present: 'bg-yellow-500 text-white border-yellow-500',
      correct: 'bg-green-500 text-white border-green-500',
    },
    key: KEY,
    keys: {
      none: 'bg-slate-200 hover:bg-slate-300 active:bg-slate-400',
      absent: 'bg-slate-400 text-white',
      present: 'bg-yellow-500 text-white',
      correct: 'bg-green-500 text-white',
    },
  },
  later: {
    tile: `${TILE} dark:text-white`,
    tiles: {
      empty: 'bg-white dark:bg-slate-900 border-slate-200 dark:border-slate-600',
      typed:
        'bg-white dark:bg-slate-900 border-slate-200 dark:border-slate-600 border-black dark:border-slate-100 cell-fill-animation',
      absent:
        'absent shadowed bg-slate-400 dark:bg-slate-700 text-white border-slate-400 dark:border-slate-700',
      present: 'present shadowed bg-yellow-500 text-white border-yellow-500',
      correct: 'correct shadowed bg-green-500 text-white border-green-500',
    },
    key: `${KEY} dark:text-white`,
    keys: {
      none: 'bg-slate-200 dark:bg-slate-600 hover:bg-slate-300 active:bg-slate-400',
      absent: 'bg-slate-400 dark:bg-slate-800 text-white',
      present: 'bg-yellow-500 text-white',
      correct: 'bg-green-500 text-white',
    },
  },
};

export const LATER = page.generation === 'later';
export const LOOKS = looksOf(GENERATIONS[page.generation]);

/** With high contrast a generation takes other colours, and so other classes. */
function looksOf({ tile, tiles, key, keys }) {
  const inColours = (classes, contrast) =>
    contrast ? classes.replaceAll('yellow', 'cyan').replaceAll('green', 'orange') : classes;
  return {
    tile: (state, contrast) => `${tile} ${inColours(tiles[state], contrast)}`,
    key: (state, contrast) => `${key} ${inColours(keys[state], contrast)}`,
  };
}
