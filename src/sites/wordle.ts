/**
 * Wordle: at the New York Times the board in use since June 2022, with its custom puzzles; and the first
 * one, of web components, which many copies still run.
 */
import type { Site } from './site.ts';

/** The day's game and dated days; custom puzzles, but not the page where one makes them. */
const BOARDS = /^\/games\/(wordle(\/.*)?|create\/wordle\/.+)$/;
/** A list of days. */
const ARCHIVE = /^\/games\/wordle\/archive\b/;

/** Where the game of today, and where the first one, keep whether hard mode is on. */
const STORED = /^games-state-wordleV2\/|^(nyt-wordle-state|gameState)$/;

export const wordle: Site = {
  id: 'wordle',
  kind: 'known',
  name: 'Wordle',
  lexicon: 'en',
  matches: ['https://www.nytimes.com/games/*'],
  hasBoard: ({ pathname }) => BOARDS.test(pathname) && !ARCHIVE.test(pathname),
  scopes: ['[class*="Board-module_board"]', '#wordle-app-game', '#board', 'body'],
  tiles: [
    '[data-testid="tile"]',
    '[aria-roledescription="tile"]',
    '[class*="Tile-module_tile"]',
    'game-tile',
  ],
  // Custom puzzles have four to seven letters; more would be rows run together.
  widths: [4, 5, 6, 7],
  feedback: { attributes: ['data-state', 'evaluation'] },
  legend: { '--color-correct': 'correct', '--color-present': 'present', '--color-absent': 'absent' },
  keys: { all: 'button[data-key]', enter: '[data-key="↵"]', delete: '[data-key="←"]' },
  highContrast: 'body.colorblind',
  start: '[data-testid="Play"]',
  refusedRow: '[class*="Row-module_invalid"], game-row[invalid]',
  storedHardMode: { keys: STORED, isHard: storedFlag },
};

/** The flag of the puzzle that was played last; of what else is stored nothing is looked at. */
function storedFlag(texts: readonly string[]): boolean | null {
  const flags = texts
    .flatMap(statesIn)
    .filter(({ hardMode }) => typeof hardMode === 'boolean')
    .sort((a, b) => timeOf(a) - timeOf(b));
  return (flags.at(-1)?.hardMode as boolean | undefined) ?? null;
}

interface Flag {
  readonly hardMode: unknown;
  readonly timestamp?: unknown;
}

const timeOf = ({ timestamp }: Flag): number => (typeof timestamp === 'number' ? timestamp : 0);

interface StoredGame {
  readonly states?: readonly { readonly timestamp?: unknown; readonly data?: Partial<Flag> }[];
  readonly hardMode?: unknown;
}

function statesIn(text: string): Flag[] {
  try {
    const { states, hardMode } = JSON.parse(text) as StoredGame;
    if (!states) return [{ hardMode }];
    return states.map(({ timestamp, data }) => ({ hardMode: data?.hardMode, timestamp }));
  } catch {
    return [];
  }
}
