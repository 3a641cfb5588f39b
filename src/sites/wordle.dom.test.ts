import { beforeEach, describe, expect, it } from 'vitest';
import { hintsOf, typedLetters } from '../page/board.ts';
import { isHardMode } from '../page/hard-mode.ts';
import { NOTHING_READ, readPage } from '../page/reader.ts';
import type { SiteHints } from '../page/site-hints.ts';
import { wordle } from './wordle.ts';

const GAME = new URL('https://www.nytimes.com/games/wordle/index.html');

/** How one build of the site marks up a tile with a letter ('' for none) and a state. */
type TileMarkup = (letter: string, state: string) => string;

const today: TileMarkup = (letter, state) =>
  `<div><div class="Tile-module_tile__UWEHN" role="img" aria-roledescription="tile" aria-label="1st letter, ${letter || 'empty'}" data-state="${state}" data-animation="idle" data-testid="tile">${letter}</div></div>`;

const ROWS = [
  ['o:present', 'a:present', 't:absent', 'e:absent', 'r:present'],
  ['a:correct', 'b:absent', 'o:tbd', 'r:tbd', 'd:tbd'],
  [':empty', ':empty', ':empty', ':empty', ':empty'],
];

/** Six rows: those that are given, and empty ones. */
function board(tile: TileMarkup, rows = ROWS): string {
  const width = rows[0]!.length;
  const empty = Array.from({ length: 6 - rows.length }, () => Array<string>(width).fill(':empty'));
  return markUp(tile, [...rows, ...empty]);
}

function markUp(tile: TileMarkup, rows: readonly string[][]): string {
  const row = (tiles: string[]) =>
    `<div class="Row-module_row__x">${tiles.map((text) => tile(...(text.split(':') as [string, string]))).join('')}</div>`;
  return `<div class="Board-module_board__x">${rows.map(row).join('')}</div>`;
}

describe('hard mode as it is stored', () => {
  const isHard = (stored: Readonly<Record<string, unknown>>) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
    return isHardMode(document, wordle);
  };
  const state = (timestamp: unknown, hardMode: unknown) => ({ timestamp, data: { hardMode } });
  beforeEach(() => localStorage.clear());

  it('is that of the puzzle that was played last', () => {
    const states = [state(2, true), state(1, false)];
    expect(isHard({ 'games-state-wordleV2/1': { states } })).toBe(true);
  });

  it('is not asked of times that are none, whatever they are', () => {
    const odd = { valueOf: 1, toString: 1 };
    const states = [state(odd, true), state(1, false), state([], true)];
    expect(isHard({ gameState: { states } })).toBe(false);
  });

  it('is not looked for in more text than any game stores', () => {
    const states = Array.from({ length: 3000 }, () => state(1, true));
    expect(isHard({ 'games-state-wordleV2/1': { states } })).toBe(null);
    localStorage.clear();
    expect(isHard({ 'games-state-wordleV2/1': { states: states.slice(0, 1000) } })).toBe(true);
    expect(isHard({ 'games-state-wordleV2/2': { states } })).toBe(null);
  });
});

const look = (html: string, url = GAME, site: SiteHints = wordle) => {
  document.body.innerHTML = html;
  return readPage({ document, url, now: 0 }, site, NOTHING_READ).view;
};
const read = (html: string) => {
  const view = look(html);
  if (view.kind !== 'boards') throw new Error(`no board but ${JSON.stringify(view)}`);
  const [board] = view.boards;
  return { hints: hintsOf(board!), typed: typedLetters([board!]), limit: board!.limit };
};

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('reading the board', () => {
  const expected = { hints: ['oater 11001'], typed: 'abord', limit: 6 };
  const label: Record<string, string> = {
    correct: 'correct',
    present: 'present in another position',
    absent: 'absent',
  };

  it('counts a row only when each of its tiles has turned', () => {
    expect(read(board(today))).toEqual(expected);
  });

  it.each<[string, TileMarkup]>([
    ['without the test id', (l, s) => `<div aria-roledescription="tile" data-state="${s}">${l}</div>`],
    [
      'by its class alone',
      (l, s) => `<i><b><div class="Tile-module_tile__q1" data-state="${s}">${l}</div></b></i>`,
    ],
    [
      'by its label, without states or text',
      (l, s) =>
        `<div data-testid="tile" aria-label="3rd letter, ${!l ? 'empty' : s === 'tbd' ? l.toUpperCase() : `${l.toUpperCase()}, ${label[s]!}`}"></div>`,
    ],
    [
      'by its label of 2022',
      (l, s) =>
        `<div data-testid="tile" aria-label="${!l ? 'empty' : s === 'tbd' ? l : `${l} ${s}`}">${l}</div>`,
    ],
    ['in capitals', (l, s) => `<div data-testid="tile" data-state="${s}"> ${l.toUpperCase()}\n</div>`],
  ])('knows a tile %s', (_, tile) => {
    expect(read(board(tile))).toEqual(expected);
  });

  it('leaves out the example rows of a dialog, wherever it stands', () => {
    const examples = markUp(today, [['w:correct', 'o:tbd', 'r:tbd', 'd:tbd', 'y:tbd']]);
    for (const dialog of [
      `<dialog open>${examples}</dialog>`,
      `<div id="help-dialog">${examples}</div>`,
      `<div role="dialog">${examples}</div>`,
      `<div aria-modal="true">${examples}</div>`,
    ]) {
      expect(read(dialog + board(today))).toEqual(expected);
      expect(read(board(today) + dialog)).toEqual(expected);
      expect(look(dialog).kind).toBe('no-board');
    }
  });

  it.each([
    [
      'a help layer that does not say what it is',
      `<div class="Modal-module_modal__x">${markUp(today, [['w:correct', 'o:tbd', 'r:tbd', 'd:tbd', 'y:tbd']])}</div>`,
    ],
    [
      'a finished row elsewhere',
      markUp(today, [['g:correct', 'e:correct', 'e:correct', 's:correct', 'e:correct']]).replace(
        'Board-module_board',
        'Share-module_row',
      ),
    ],
    ['two stray tiles', `<p>${today('x', 'absent')}${today('y', 'absent')}</p>`],
  ])('is not misled by %s', (_, stray) => {
    expect(read(stray + board(today))).toEqual(expected);
    expect(read(board(today) + stray)).toEqual(expected);
  });

  it('goes by the label when the state has become another word', () => {
    const tile: TileMarkup = (l, s) =>
      `<div data-testid="tile" data-state="closed" aria-label="1st letter, ${l || 'empty'}${s in label ? `, ${label[s]!}` : ''}">${l}</div>`;
    const finished = board(tile, [['o:present', 'a:present', 't:absent', 'e:absent', 'r:present']]);
    expect(read(finished).hints).toEqual(['oater 11001']);
  });

  it('takes no row of a flat grid for one long word', () => {
    const flat = `<main>${ROWS.flat()
      .map((text) => today(...(text.split(':') as [string, string])))
      .join('')}</main>`;
    expect(look(flat)).toMatchObject({ kind: 'no-board', reason: 'unreadable' });
  });

  it('says that it cannot read a board whose states it does not know', () => {
    const strange = board((l) => `<div data-testid="tile" data-state="glorious">${l}</div>`);
    expect(look(`${strange}<button data-key="a"></button>`)).toMatchObject({
      kind: 'no-board',
      reason: 'unreadable',
    });
  });

  it('reads nothing wrong on a page that is not laid out when it knows nothing of the site', () => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((key) => `<button>${key}</button>`).join('');
    expect(look(`${board(today)}<div>${keys}</div>`, GAME, {})).toMatchObject({
      kind: 'no-board',
      reason: 'unreadable',
    });
  });

  it('waits for the game to begin', () => {
    expect(look('<button data-testid="Play">Play</button>')).toEqual({
      kind: 'no-board',
      reason: 'not-started',
    });
  });
});

describe('the pages of the site', () => {
  it.each([
    ['/games/wordle', 'boards'],
    ['/games/wordle/', 'boards'],
    ['/games/wordle/2026-03-04', 'boards'],
    ['/games/create/wordle/abc123', 'boards'],
    ['/games/wordle/archive', 'elsewhere'],
    ['/games/wordle/archive/2026', 'elsewhere'],
    ['/games/create/wordle', 'elsewhere'],
    ['/games/wordleish', 'elsewhere'],
    ['/games/connections', 'elsewhere'],
  ])('%s: %s', (path, kind) => {
    expect(look(board(today), new URL(path, GAME)).kind).toBe(kind);
  });
});
