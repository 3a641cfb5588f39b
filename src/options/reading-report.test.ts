import { describe, expect, it } from 'vitest';
import { EMPTY_MANUAL, EMPTY_TAB, SESSION_VERSION, type TabRecord } from '../protocol/records.ts';
import type { Game } from '../protocol/game.ts';
import type { Report } from '../protocol/report.ts';
import { openGames } from './open-games.ts';
import { browserOf, reportText } from './reading-report.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.7499.40 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PLACE = { version: '1.2.3', userAgent: CHROME, locale: 'de' };

/** All that is personal in it begins with a Q, W, X or Z; nothing else has these letters. */
const GAME: Game = {
  site: 'literalnie',
  lexicon: 'pl',
  puzzle: '/games/create/wordle/xq-zw-9371 Sat Nov 21 2026',
  width: 5,
  limit: 6,
  boards: [['qwzxq 00120', 'zzwqx 02000', 'wxwxw 10101']],
  hard: true,
};
const REPORT: Report = {
  game: GAME,
  reading: { tiles: '.letter', feedback: 'colour' },
  page: {
    host: 'literalnie.fun',
    tiles: true,
    keys: false,
    letters: '',
    language: '',
    textLanguage: '',
    tried: [
      { boards: 1, rows: 3, width: 5, way: '.letter', sign: 'names', against: 'colours' },
      { boards: 1, rows: 6, width: 5, way: 'shape', sign: 'keys', against: null },
    ],
    misleading: ['class'],
  },
};
const SECRETS = ['9371', '/games', '2026', 'Nov', 'qwzxq', 'zzwqx', 'wxwxw', '00120', '02000', '10101'];

/** All that can be known of a tab, full of words. */
const state: TabRecord = {
  ...EMPTY_TAB,
  report: REPORT,
  advice: { status: 'solved', answers: ['xzxzx'] },
  rows: [
    {
      puzzle: GAME.puzzle,
      row: 'qwzxq',
      by: 'knack',
      word: 'zqzqz',
      entered: ['zqzqz'],
      refused: [],
      touched: false,
      lost: false,
    },
  ],
  puzzles: [
    { key: GAME.puzzle, address: 'https://literalnie.fun/xq-zw-9371', boards: GAME.boards, hard: true },
  ],
  notice: { kind: 'notInList', word: 'wzwzw' },
  held: [{ word: 'xwxwx', why: 'often', puzzle: null }],
};
const textOf = (report: Report) => reportText(report, PLACE);

describe('the report', () => {
  it('says how a board is read, in lines that anybody can read', () => {
    expect(textOf(REPORT).split('\n')).toEqual([
      'Knack: 1.2.3',
      'browser: Chrome 143',
      'language: de',
      'game: literalnie',
      'host: literalnie.fun',
      'board: 6 rows of 5',
      'tiles: .letter',
      'feedback: colour',
      'known tiles: yes',
      'keyboard: no',
      'rows read: 3',
      'hard mode: yes',
      'tried 1: 1 x 3 rows of 5, .letter, for: names, against: colours',
      'tried 2: 1 x 6 rows of 5, shape, for: keys, against: nothing',
      'misleading: class',
    ]);
  });

  it('says of a page that cannot be read what is there', () => {
    const { site, lexicon, hard } = GAME;
    const page = { ...REPORT.page, tiles: false, keys: true };
    const text = textOf({ game: { site, lexicon, hard, state: 'unreadable' }, page });
    expect(text).toContain('board: unreadable\nknown tiles: no\nkeyboard: yes\nhard mode: yes');
  });

  it('says how many boards there are, and leaves out a limit that is not known', () => {
    const boards = [['qwzxq 22222'], ['qwzxq 00120', 'zzwqx 02000']];
    const text = textOf({ ...REPORT, game: { ...GAME, boards, limit: null } });
    expect(text).toContain('board: rows of 5\nboards: 2\n');
    expect(text).toContain('rows read: 2');
  });

  it('has no word, no letter of a guess, no address and no time in it', () => {
    const [{ report } = { report: REPORT }] = openGames({ 'tab:7': state });
    const text = textOf(report);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text.replaceAll('Knack', '')).not.toMatch(/[qwxz]{2}|\d{4}|\//i);
  });

  it('is the same whatever the words, the feedback and the puzzle are', () => {
    const other: Report = {
      ...REPORT,
      game: {
        ...GAME,
        puzzle: '/ Sun Nov 22 2026',
        boards: [['aaaaa 22222', 'bbbbb 00000', 'ccccc 11111']],
      },
    };
    expect(textOf(other)).toBe(textOf(REPORT));
  });

  it('takes in nothing that is not named, whatever a record may hold one day', () => {
    const more = { ...REPORT, title: 'qwzxq', page: { ...REPORT.page, address: 'https://x.example/qwzxq' } };
    expect(textOf(more)).toBe(textOf(REPORT));
  });
});

it.each([
  ['Firefox 140', FIREFOX],
  ['Chrome 143', CHROME],
  ['Chrome 143', CHROME.replace('Chrome', 'HeadlessChrome')],
  ['Edge 142', `${CHROME} Edg/142.0.0.0`],
  ['Edge 142', `${CHROME} EdgA/142.0.0.0`],
  ['Opera 120', `${CHROME} OPR/120.0.0.0`],
  ['unknown', 'curl/8.5.0'],
])('knows the browser: %s', (name, userAgent) => {
  expect(browserOf(userAgent)).toBe(name);
});

it('lists the tabs with a game, and no other record, nor one that is not sound', () => {
  const games = openGames({
    'tab:12': state,
    'tab:3': EMPTY_TAB,
    'tab:5': state,
    'tab:6': { ...state, version: SESSION_VERSION + 1 },
    manual: { ...EMPTY_MANUAL, boards: [['qwzxq 00120']] },
    access: { version: SESSION_VERSION, tab: 9 },
  });
  expect(games.map(({ tab }) => tab)).toEqual([5, 12]);
});
