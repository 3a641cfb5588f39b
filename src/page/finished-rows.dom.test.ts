/** Pages in, hint strings out: which rows count as finished, and from when on. */
import { describe, expect, it } from 'vitest';
import { hintsOf } from './board.ts';
import { give } from '../test/dom.ts';
import { NOTHING_READ, readPage, type ReaderMemory, withClosed } from './reader.ts';
import type { SiteHints } from './site-hints.ts';

/** Whether the page is in a tab in the background; to be set up before anything is read of it. */
let hidden = false;
Object.defineProperty(Object.getPrototypeOf(document), 'hidden', { get: () => hidden });

const url = new URL('https://example.org/game');
const SITE: SiteHints = { scopes: ['#both', '#board'], tiles: ['.tile'], widths: [5] };
const GREY = 'background-color: #787c7e';
const YELLOW = 'background-color: #c9b458';
const GREEN = 'background-color: #6aaa64';
const RED = 'background-color: #c0392b';
const BLUE = 'background-color: #85c0f9';

interface Tile {
  readonly class?: string;
  readonly style?: string;
}

/** A board of six rows: words, each with what its tiles say and how they look. */
function boardOf(...rows: readonly (readonly [word: string, tiles?: readonly Tile[]])[]): string {
  const empty = Array.from({ length: 6 - rows.length }, () => ['.....'] as const);
  const markup = [...rows, ...empty].map(([word, tiles]) =>
    [...word]
      .map((letter, n) => {
        const { class: name = '', style = '' } = tiles?.[n] ?? {};
        return `<b class="tile ${name}" style="${style}">${letter === '.' ? '' : letter}</b>`;
      })
      .join(''),
  );
  return `<div id="board">${markup.map((row) => `<p>${row}</p>`).join('')}</div>`;
}

const all = (tile: Tile): Tile[] => Array<Tile>(5).fill(tile);
const looking = (...styles: string[]): Tile[] => styles.map((style) => ({ style }));

/** The same rows on two boards side by side. */
const twoOf = (one: string, other: string): string =>
  `<div id="both">${[one, other].map((it) => it.replace('id="board"', '')).join('')}</div>`;

type Page = readonly [now: number, html: string, closed?: string];

/** Shows pages to one reader, each at a moment in milliseconds. */
const watch = (...pages: readonly Page[]) => watchBy(SITE, ...pages);

let memory: ReaderMemory = NOTHING_READ;

/** The same reader looks at the page as it is now. */
function lookAgain(now: number, site = SITE) {
  const reading = readPage({ document, url, now }, site, memory);
  ({ memory } = reading);
  const { view } = reading;
  return view.kind === 'boards' ? view.boards.flatMap(hintsOf) : view;
}

function watchBy(site: SiteHints, ...pages: readonly Page[]) {
  memory = NOTHING_READ;
  return pages.map(([now, html, closed]) => {
    document.body.innerHTML = html;
    if (closed) memory = withClosed(memory, closed);
    return lookAgain(now, site);
  });
}
/** The same page from a moment on, for so many tenths of a second: looked at often at first, as while a page changes. */
const often = (html: string, from: number, tenths = 20): [number, string][] => {
  const all = Array.from({ length: tenths }, (_, tenth) => tenth);
  return all
    .filter((tenth) => tenth < 4 || tenth % 4 === 0 || tenth === tenths - 1)
    .map((tenth) => [from + tenth * 100, html]);
};
/** How many looks that are. */
const looksIn = (tenths = 20): number => often('', 0, tenths).length;

const TYPED = boardOf(['oater']);
const ANSWERED = boardOf(['oater', looking(YELLOW, YELLOW, GREY, GREY, YELLOW)]);

it('counts a new row of colours once it has looked the same at several looks', () => {
  const mixed = boardOf(['oater', looking(GREY, YELLOW, GREY, GREY, YELLOW)]);
  // A page that is busy shows no frame for long, and then a timer comes first.
  const read = watch(
    [0, TYPED],
    [100, mixed],
    [600, mixed],
    [700, ANSWERED],
    [800, ANSWERED],
    [900, ANSWERED],
  );
  expect(read).toEqual([[], [], [], [], [], ['oater 11001']]);
});

it('takes what nothing is said of for absent only where it all looks alike', () => {
  const said = (style: string) => [{ class: 'correct', style: '' }, ...looking('', '', '', style)];
  const row = (style: string) => boardOf(['oater', said(style)]);
  expect(watch([0, TYPED], ...often(row(''), 100)).at(-1)).toEqual(['oater 20000']);
  expect(watch([0, TYPED], ...often(row('opacity: 0.4'), 100)).at(-1)).not.toEqual(['oater 20000']);
});

it('takes nothing for absent of a row that has been entered while its tiles turn one after the other', () => {
  const said = (...classes: string[]) => classes.map((it) => ({ class: it }));
  const first = ['slate', said('absent', 'absent', 'absent', 'absent', 'present')] as const;
  const turned = (...classes: string[]) => boardOf(first, ['drier', said(...classes)]);
  const read = watch(
    [0, boardOf(first)],
    [100, turned()],
    [200, turned('present'), 'drier'],
    [235, turned('present', 'correct')],
    [270, turned('present', 'correct', 'correct', 'present')],
    [305, turned('present', 'correct', 'correct', 'present', 'absent')],
  );
  expect(read).toEqual([...Array<string[]>(5).fill(['slate 00001']), ['slate 00001', 'drier 12210']]);
  // Some games take the next letters before that.
  const half = boardOf(first, ['drier', said('present')], ['a....']);
  expect(watch([0, boardOf(first)], [100, turned()], ...often(half, 200)).at(-1)).toEqual(['slate 00001']);
});

it('takes nothing for absent of a row that has been entered before its tiles have stopped turning in colours', () => {
  const first = ['slate', looking('', '', '', '', YELLOW)] as const;
  const turned = (...styles: string[]) => boardOf(first, ['drier', looking(...styles)]);
  const whole = turned(YELLOW, GREEN, GREEN, YELLOW);
  const read = watch(
    ...often(boardOf(first), 0),
    [3000, turned()],
    [3100, turned(YELLOW), 'drier'],
    [3135, turned(YELLOW, GREEN)],
    [3170, turned(YELLOW, GREEN, GREEN)],
    ...often(whole, 3205),
  );
  expect(read.slice(looksIn(), looksIn() + 5)).toEqual(Array<string[]>(5).fill(['slate 00001']));
  expect(read.at(-1)).toEqual(['slate 00001', 'drier 12210']);
});

it('asks about colours of a row that has been entered, though nothing is below it', () => {
  const answered = boardOf(['oater', looking(RED, '', BLUE)]);
  const read = watch([0, TYPED], ...often(answered, 100).map(([now, html]) => [now, html, 'oater'] as const));
  expect(read.at(-1)).toMatchObject({ why: { kind: 'colours' } });
});

it('reads nothing below an answer of what was guessed on other boards, which some games go on to show there', () => {
  const LOOKS = { ash: GREY, yellow: YELLOW, green: GREEN };
  const row = (word: string, ...names: (keyof typeof LOOKS | '' | 'empty')[]) =>
    [word, names.map((it) => ({ class: it, style: it && it !== 'empty' ? LOOKS[it] : '' }))] as const;
  const rest = Array(3).fill(row('.....', 'empty', 'empty', 'empty', 'empty', 'empty')) as ReturnType<
    typeof row
  >[];
  const slate = row('slate', 'ash', 'ash', 'yellow', 'ash', 'ash');
  const solved = boardOf(
    slate,
    row('piano', 'green', 'green', 'green', 'green', 'green'),
    row('crane', '', '', '', '', ''),
    ...rest,
  );
  const other = boardOf(
    slate,
    row('piano', 'ash', 'ash', 'yellow', 'yellow', 'ash'),
    row('crane', 'ash', 'ash', 'green', 'green', 'ash'),
    ...rest,
  );
  expect(watch(...often(twoOf(solved, other), 0)).at(-1)).toEqual([
    'slate 00100',
    'piano 22222',
    'slate 00100',
    'piano 00110',
    'crane 00220',
  ]);
});

describe('a game that shows what is known of letters while they are typed', () => {
  const said = (feedback: string, more: Tile = {}) =>
    [...feedback].map((digit) => ({
      class: `${['absent', 'present', 'correct'][Number(digit)] ?? ''} ${more.class ?? ''}`,
      style: more.style ?? [GREY, YELLOW, GREEN][Number(digit)] ?? '',
    }));
  const current = { class: 'current', style: 'background-color: #818384' };
  const first = ['slate', said('21001')] as const;

  it('has no guess in a full row before it has been entered, and then reads what its tiles say', () => {
    const typing = (word: string, known: string) => boardOf(first, [word, said(known, current)]);
    const full = typing('sedum', '21000');
    const answered = boardOf(first, ['sedum', said('21200')]);
    const read = watch(
      [0, boardOf(first)],
      [100, typing('s....', '2____')],
      [200, typing('se...', '21___')],
      ...often(full, 300, 40),
      ...often(answered, 5000),
    );
    const before = read.slice(0, -looksIn());
    expect(before).toEqual(Array(before.length).fill(['slate 21001']));
    expect(read.at(-1)).toEqual(['slate 21001', 'sedum 21200']);
    // Letters below it say the same, whatever it looks like.
    const next = boardOf(first, ['sedum', said('21000', current)], ['s....', said('2____', current)]);
    expect(
      watch([0, boardOf(first)], [100, typing('s....', '2____')], [200, full], [300, next]).at(-1),
    ).toEqual(['slate 21001', 'sedum 21000']);
  });

  it('does so by the colours of earlier guesses alone', () => {
    const colours = (feedback: string) =>
      [...feedback].map((digit) => ({ style: [GREY, YELLOW, GREEN][Number(digit)] ?? '' }));
    const slate = ['slate', colours('21001')] as const;
    const typing = (word: string, known: string) => boardOf(slate, [word, colours(known)]);
    const read = watch(
      [0, boardOf(['slate'])],
      ...often(boardOf(slate), 100),
      [3100, typing('s....', '2____')],
      [3200, typing('se...', '21___')],
      ...often(typing('sedum', '210__'), 3300, 40),
      ...often(typing('sedum', '21200'), 8000),
    );
    const typed = read.slice(1 + looksIn(), -looksIn());
    expect(typed).toEqual(Array(typed.length).fill(['slate 21001']));
    expect(read.at(-1)).toEqual(['slate 21001', 'sedum 21200']);
  });

  it('is no game that empties its last row for a new one, or gives letters', () => {
    const second = ['sedum', said('21200')] as const;
    const read = watch(
      [0, boardOf(first, ['sedum'])],
      [100, boardOf(first, second)],
      [200, boardOf(first, ['sed..', said('212__')])],
      [300, boardOf()],
      [400, boardOf(['oater'])],
      [500, boardOf(['oater', said('11001')])],
    );
    expect(read.at(-1)).toEqual(['oater 11001']);
  });
});

describe('a guess that a game has entered by itself, and says nothing of', () => {
  const row = (text: string, tile = 'b', beside = '') =>
    `<p>${[...text].map((it) => `<${tile} class="tile">${it === '.' ? '' : it}</${tile}>`).join('')}${beside}</p>`;
  const board = (first: string, ...others: string[]) =>
    `<div id="board">${[first, ...others.map((it) => row(it)), ...Array<string>(4).fill(row('.....'))].join('')}</div>`;
  const typed: Page[] = [
    [0, board(row('oate.'), '.....')],
    [100, board(row('oater'), '.....')],
    [200, board(row('oater'), '.....')],
  ];
  const next = board(row('oater'), 'c....');

  it('is absent once letters have stood below it for long, and stays so', () => {
    expect(watch(...typed, [300, next], ...often(next, 2000, 10)).at(-1)).toEqual([]);
    const read = watch(...typed, ...often(next, 300, 60));
    expect(read.at(-1)).toEqual(['oater 00000']);
    document.body.innerHTML = board(row('oater'), '.....');
    expect(lookAgain(7000)).toEqual(['oater 00000']);
    document.body.innerHTML = board(row('.....'), '.....');
    expect(lookAgain(7100)).toEqual([]);
  });

  it.each([
    ['was there from the start', next, next],
    [
      'looks otherwise since',
      board(row('oater'), '.....'),
      board(row('oater', 'b style="color: rgb(200, 0, 0)"'), 'c....'),
    ],
    [
      'is drawn in a way that nobody reads',
      board(row('oater'), '.....').replaceAll(/class="tile">(?=[a-z])/g, 'class="tile heavy">'),
      next.replace('"tile">o', '"tile heavy">o').replace('"tile">t', '"tile heavy">t'),
    ],
    [
      'may have its answer beside it',
      board(row('oater'), '.....'),
      board(row('oater', 'b', '<i>1</i>'), 'c....'),
    ],
    [
      'can be edited',
      board(row('oater', 'b tabindex="0"'), '.....'),
      board(row('oater', 'b tabindex="0"'), 'c....'),
    ],
  ])('is not read where it %s', (_, before, after) => {
    const read = watch([0, before], [100, before], [200, before], ...often(after, 300, 60));
    expect(read.at(-1)).not.toEqual(['oater 00000']);
  });
});

it('takes a guess of which no tile says anything for absent where the keys of all its letters are called so', () => {
  const page = (absent: string, ...words: string[]) => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map(
      (it) => `<button class="key ${absent.includes(it) ? 'wrong' : ''}">${it}</button>`,
    );
    return `${boardOf(...words.map((word) => [word] as const))}<div>${keys.join('')}</div>`;
  };
  const typed = [0, page('', 'oater')] as const;
  expect(watch(typed, ...often(page('oater', 'oater'), 100)).at(-1)).toEqual(['oater 00000']);
  for (const absent of ['oate', 'qwertyuiopasdfghjklzxcvbnm'])
    expect(watch(typed, ...often(page(absent, 'oater'), 100)).at(-1)).toEqual([]);
  // Of letters that are known to be absent it may be a word that is only typed.
  const next = often(page('oater', 'oater', 'rotor'), 100);
  expect(watch(typed, ...often(page('oater', 'oater'), 100), ...next).at(-1)).toEqual(['oater 00000']);
});

it('takes a guess of which no tile says anything for absent where it cannot be edited any more, and stays so', () => {
  const closed = [100, TYPED, 'oater'] as const;
  const read = watch([0, TYPED], closed, ...often(TYPED, 200, 10), ...often(TYPED, 1300, 2));
  expect([read.slice(0, 2 + looksIn(10)).flat(), read.at(-1)]).toEqual([[], ['oater 00000']]);
  expect(watch([0, TYPED], ...often(TYPED, 100)).at(-1)).toEqual([]);
});

it('asks for a colour that a whole row has and none before it, once the keys of its letters have turned as well', () => {
  const page = (turned: string, ...rows: readonly (readonly [string, Tile[]?])[]) => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map(
      (it) => `<button class="key" style="${turned.includes(it) ? RED : ''}">${it}</button>`,
    );
    return `${boardOf(...rows)}<div>${keys.join('')}</div>`;
  };
  const absent = ['oater', all({ class: 'absent', style: GREY })] as [string, Tile[]];
  const solved = ['lucky', all({ style: RED })] as [string, Tile[]];
  const start = [
    [0, page('', ['oater'])] as const,
    ...often(page('', absent), 100),
    [4000, page('', absent, ['lucky'])] as const,
  ];
  const isAsked = (turned: string) =>
    watch(...start, ...often(page(turned, absent, solved), 4100)).some((it) => 'why' in it);
  // It may be refused in that colour.
  expect([isAsked(''), isAsked('lucky')]).toEqual([false, true]);
});

it('takes nothing for absent while nobody sees the page, where tiles may rest half-way', () => {
  const turning = boardOf(['oater', [{ class: 'correct' }, {}, {}, {}, {}]]);
  const mixed = boardOf(['oater', looking(GREEN, GREY, GREY, GREY, GREY)]);
  hidden = true;
  expect(watch([0, TYPED], ...often(turning, 100)).at(-1)).toEqual([]);
  // A row all tiles of which have a colour is finished there too.
  expect(watch([0, TYPED], ...often(mixed, 100)).at(-1)).toEqual(['oater 20000']);
  hidden = false;
  expect(watch([0, TYPED], ...often(turning, 100)).at(-1)).toEqual(['oater 20000']);
});

it('knows a row that is right by its green, though words have not said before what right is called', () => {
  const first = ['oater', [...Array<Tile>(4).fill({ class: 'miss' }), { class: 'close' }]] as const;
  const board = (style: string) => boardOf(first, ['crane', all({ class: 'there', style })]);
  const typed = boardOf(first, ['crane']);
  expect(watch([0, typed], ...often(board(GREEN), 100)).at(-1)).toEqual(['oater 00001', 'crane 22222']);
  // In another colour it may only be refused.
  expect(watch([0, typed], ...often(board(RED), 100)).at(-1)).toEqual(['oater 00001']);
});

it('believes words that call a row right which is green around the grey of typed letters', () => {
  const framed = (name: string, colour: string) => ({
    class: `letter_${name}`,
    style: `background-color: #dcdfe6; box-shadow: ${colour} 0px 0px 0px 60px inset`,
  });
  const [absent, present, right] = [
    framed('absent', 'rgb(120, 124, 126)'),
    framed('present', 'rgb(201, 180, 88)'),
    framed('correct', 'rgb(106, 170, 100)'),
  ];
  const solved = boardOf(['oater', [present, absent, absent, absent, present]], ['lucky', all(right)]);
  expect(watch([0, solved])).toEqual([['oater 10001', 'lucky 22222']]);
});

it('believes no words that stand on the open row before it is full', () => {
  const left = (word: string) => boardOf([word, all({ class: 'miss' })]);
  expect(watch([0, left('o....')], ...often(left('oater'), 100)).at(-1)).toEqual([]);
});

it('keeps to colours where a way calls alike what does not look alike', () => {
  const hit = { class: 'hit', style: GREEN };
  const miss = { class: 'miss', style: YELLOW };
  const none = { class: 'none', style: GREY };
  const rows = [
    ['oater', [none, none, miss, none, none]],
    ['crane', [none, none, none, none, none]],
    ['slimy', [none, miss, none, hit, none]],
  ] as const;
  const pages = rows.flatMap((_, n) => often(boardOf(...rows.slice(0, n + 1)), n * 1000, 5));
  expect(watch([0, boardOf(['ab...'])], ...pages).at(-1)).toEqual([
    'oater 00100',
    'crane 00000',
    'slimy 01020',
  ]);
});

it('takes a letter that is called a match for one elsewhere where an exact match is another', () => {
  const match = { class: 'match', style: YELLOW };
  const exact = { class: 'match exactMatch', style: GREEN };
  const rows = [
    ['slate', [{}, {}, match, {}, {}]],
    ['clump', [{}, exact, exact, exact, match]],
  ] as const;
  const pages = rows.flatMap((_, n) => often(boardOf(...rows.slice(0, n + 1), ['.....']), n * 2000, 15));
  expect(watch([0, boardOf(['ab...'])], ...pages).at(-1)).toEqual(['slate 00100', 'clump 02221']);
});

it('does not take the look of typed letters for feedback that their borders give', () => {
  const typed = 'background-color: #dcdfe6; border-top: 2px solid';
  const board = boardOf([
    'oater',
    looking(
      `${typed} #787c7e`,
      `${typed} #787c7e`,
      `${typed} #6aaa64`,
      `${typed} #c9b458`,
      `${typed} #787c7e`,
    ),
  ]);
  expect(watch([0, board], ...often(board, 100)).at(-1)).toEqual(['oater 00210']);
});

it('waits for a row that turns when the board is found, whose typed letters have a grey of their own', () => {
  const turning = boardOf(['oater', looking(GREEN, GREY, GREY, GREY, GREY)]);
  const turned = boardOf(['oater', looking(GREEN, GREY, GREY, YELLOW, GREY)]);
  const read = watch([0, turning], [35, turning], [70, turning], ...often(turned, 300));

  expect(read.at(-1)).toEqual(['oater 20010']);
});

it('takes no colour that is still mixed for one that cannot be read', () => {
  const mixed = boardOf(['oater', looking(RED, YELLOW, GREY, GREY, YELLOW)]);
  const read = watch([0, TYPED], [100, mixed], ...often(ANSWERED, 140, 5));
  expect(read[1]).toEqual([]);
  expect(read.at(-1)).toEqual(['oater 11001']);
  expect(watch([0, TYPED], ...often(mixed, 100)).at(-1)).toMatchObject({ why: { kind: 'colours' } });
});

it('believes no other way the same words once one has called present what is green', () => {
  const absent = { class: 'letter_absent', style: GREY };
  const right = { class: 'letter_present', style: GREEN };
  const board = boardOf(['oater', [absent, absent, right, absent, absent]]);
  const read = watch([0, TYPED], ...often(board, 100, 5));
  expect(read.flat()).not.toContain('oater 00100');
  expect(read.at(-1)).toEqual(['oater 00200']);
});

it.each([
  ['grey', GREY],
  ['as typed ones', ''],
])('believes no words that call green present and what is absent nothing: %s', (_, style) => {
  const present = { class: 'letter_partial', style: YELLOW };
  const right = { class: 'letter_present', style: GREEN };
  const board = boardOf(['oater', [present, { style }, { style }, { style }, right]]);
  const read = watch([0, TYPED], ...often(board, 100));
  expect(read.flat()).not.toContain('oater 10001');
  expect(read.at(-1)).toEqual(['oater 10002']);
});

it('believes words no more that had been right once they call green and yellow present in one row', () => {
  const [absent, partial, right] = [
    { class: 'letter_absent', style: GREY },
    { class: 'letter_partial', style: YELLOW },
    { class: 'letter_present', style: GREEN },
  ];
  const before = ['spine', [absent, absent, absent, absent, partial]] as const;
  const typed = boardOf(before, ['facet']);
  const board = boardOf(before, ['facet', [absent, partial, absent, right, absent]]);
  const read = watch(...often(boardOf(before), 0), ...often(typed, 2000, 5), ...often(board, 2500));
  expect(read[looksIn() - 1]).toEqual(['spine 00001']);
  expect(read.at(-1)).toEqual(['spine 00001', 'facet 01020']);
});

describe('where words and colours say something else', () => {
  const PALE = 'background-color: rgb(255, 227, 248)';
  const TEAL = 'background-color: rgb(40, 199, 164)';
  const PURPLE = 'background-color: rgb(87, 20, 135)';
  const GOLD = 'background-color: rgb(255, 215, 0)';
  const called = (name: string, style: string) => ({ class: name, style });
  /** What is read of a word by what is said of its letters, and how they look. */
  const read = (...tiles: Tile[]) => watch([0, TYPED], ...often(boardOf(['oater', tiles]), 100)).at(-1);

  it('words are believed of a green that is nearly blue', () => {
    const [absent, present] = [called('absent', PALE), called('present', TEAL)];
    expect(read(present, absent, absent, absent, called('correct', PURPLE))).toEqual(['oater 10002']);
    expect(read(present, absent, absent, absent, absent)).toEqual(['oater 10000']);
  });

  it.each([
    ['right what is gold, as what is elsewhere often is', called('correct', GOLD), called('absent', GREY)],
    ['elsewhere what is grey, as what is absent often is', called('present', GREY), called('correct', GREEN)],
    ['absent what is green', called('absent', GREEN), called('correct', RED)],
  ])('is asked about where they call %s', (_, one, other) => {
    expect(read(one, other, other, one, other)).toMatchObject({ why: { kind: 'colours' } });
  });

  describe('by two names for one thing that look different', () => {
    const PINK = 'background-color: rgb(244, 114, 182)';
    const [absent, one, other] = [called('wrong', PALE), called('correct', PINK), called('perfect', PURPLE)];
    const first: Tile[] = [absent, absent, absent, one, one];
    /** What is read of a second word. */
    const readAfter = (...tiles: Tile[]) =>
      watch([0, TYPED], ...often(boardOf(['slate', first], ['cigar', tiles]), 100)).at(-1);

    it('is asked about', () => {
      expect(readAfter(absent, other, other, absent, other)).toMatchObject({ why: { kind: 'colours' } });
    });

    it('is read where the other is of a word that is all right', () => {
      expect(readAfter(other, other, other, other, other)).toEqual(['slate 00022', 'cigar 22222']);
    });
  });

  it('names of colours are not believed of what is green, and may be those of another theme', () => {
    const [absent, present, correct] = ['gray', 'yellow', 'green'];
    const high = [called(present, BLUE), called(correct, 'background-color: #f5793a')] as const;
    expect(read(called(absent, GREY), ...high, called(absent, GREY), high[0])).toEqual(['oater 01201']);
    const swapped = [called(present, GREEN), called(correct, YELLOW)] as const;
    expect(read(called(absent, GREY), ...swapped, called(absent, GREY), swapped[0])).toEqual(['oater 02102']);
  });

  it('colours are believed once green and yellow are seen', () => {
    const [absent, correct] = [called('absent', GREY), called('correct', YELLOW)];
    expect(read(correct, absent, absent, called('perfect', GREEN), absent)).toEqual(['oater 10020']);
  });
});

describe('once a game shows its guesses in other colours', () => {
  const [VIOLET, PINK] = ['background-color: #7c3aed', 'background-color: #f472b6'];
  const DARK = 'background-color: #3a3a3c';
  const word = (letters: string, ...styles: string[]) => [letters, looking(...styles)] as const;
  const before = boardOf(
    word('slate', GREEN, GREY, GREY, GREY, YELLOW),
    word('mourn', GREY, GREY, YELLOW, GREY, GREY),
  );
  const first = word('slate', RED, DARK, DARK, DARK, PINK);
  const second = word('mourn', DARK, DARK, PINK, DARK, DARK);
  const after = (...rows: readonly (readonly [string, Tile[]])[]) =>
    watch(...often(before, 0), ...often(boardOf(...rows), 2000)).at(-1);

  it('they mean what they meant in the former ones', () => {
    expect(after(first, second)).toEqual(['slate 20001', 'mourn 00100']);
    expect(after(first, second, word('scuba', RED, PINK, DARK, DARK, RED))).toEqual([
      'slate 20001',
      'mourn 00100',
      'scuba 21002',
    ]);
  });

  it('they do so when no tile has had a colour for a moment', () => {
    watch(...often(before, 0));
    const tiles = [...document.querySelectorAll<HTMLElement>('.tile')];
    const looks = [first, second].flatMap(([, its]) => its);
    for (const tile of tiles) tile.style.cssText = '';
    expect(lookAgain(3000)).toMatchObject({ kind: 'no-board' });
    for (const [n, { style = '' }] of looks.entries()) tiles[n]!.style.cssText = style;
    const read = Array.from({ length: 20 }, (_, n) => lookAgain(4000 + n * 100));
    expect(read.at(-1)).toEqual(['slate 20001', 'mourn 00100']);
  });

  it.each([
    ['one stands for two kinds of letters', [word('slate', RED, DARK, DARK, RED, PINK), second]],
    ['two stand for one', [first, word('mourn', DARK, DARK, VIOLET, DARK, DARK)]],
    ['there is another', [first, second, word('scuba', VIOLET, VIOLET, DARK, DARK, VIOLET)]],
    ['they are of other words', [first, word('moist', DARK, DARK, PINK, DARK, DARK)]],
  ] as const)('is asked about where %s', (_, rows) => {
    expect(after(...rows)).toMatchObject({ why: { kind: 'colours' } });
  });
});

it('asks for green that is fainter than what stands beside it, but not in a row that is faint as a whole', () => {
  const faint = (style: string) => `${style}; opacity: 0.5`;
  const read = (...styles: string[]) =>
    watch([0, TYPED], ...often(boardOf(['oater', looking(...styles)]), 100)).at(-1);
  for (const first of [GREEN, GREY])
    expect(read(first, faint(GREEN), GREY, GREY, GREY)).toMatchObject({ why: { kind: 'colours' } });
  expect(read(...[GREEN, YELLOW, GREY, GREY, GREY].map(faint))).toEqual(['oater 21000']);
  expect(read(GREEN, YELLOW, ...[GREY, GREY, GREY].map(faint))).toEqual(['oater 21000']);
});

it('goes on with a board that is answered long after another, though its colours have to rest first', () => {
  const rows = [boardOf(), boardOf()] as const;
  watch([0, twoOf(...rows)]);
  const boards = [...document.querySelectorAll('#both > div')];
  const tilesOf = (board: Element) => [...board.querySelectorAll<HTMLElement>('p:first-child .tile')];
  const lookOften = (from: number, times: number) =>
    Array.from({ length: times }, (_, n) => lookAgain(from + n * 100)).at(-1);
  for (const board of boards)
    for (const [n, tile] of tilesOf(board).entries()) tile.textContent = 'oater'[n]!;
  lookOften(100, 3);
  const answer = (board: Element) => {
    for (const [n, tile] of tilesOf(board).entries())
      tile.style.cssText = [GREEN, GREY, GREY, YELLOW, GREY][n]!;
  };
  answer(boards[0]!);
  expect(lookOften(400, 60)).toMatchObject({ why: { kind: 'some' } });
  answer(boards[1]!);
  expect(lookOften(6500, 20)).toEqual(['oater 20010', 'oater 20010']);
});

it('reads rows of which only the first tile has a line on its left', () => {
  const lined = (html: string) =>
    html
      .replaceAll(/(class="tile [^"]*" style=")/g, '$1border-right: 1px solid #fff; ')
      .replaceAll(/(<p><b class="tile [^"]*" style=")/g, '$1border-left: 1px solid #fff; ');
  const board = boardOf(
    ['oater', looking('', GREEN, '', YELLOW, '')],
    ['crane', looking('', '', GREEN, '', '')],
  );
  const read = watch([0, lined(TYPED)], ...often(lined(board), 100));
  expect(read.at(-1)).toEqual(['oater 02010', 'crane 00200']);
});

it('asks for no colour of letters that may only be typed, until others follow', () => {
  const typed = boardOf(['oater', looking(RED, RED, RED, RED, RED)]);
  const empty: [number, string] = [0, boardOf(['.....'])];
  expect(watch(empty, ...often(typed, 100)).at(-1)).toEqual([]);
  const followed = boardOf(['oater', looking(RED, RED, RED, RED, RED)], ['c....']);
  expect(watch(empty, ...often(typed, 100), ...often(followed, 3000, 5)).at(-1)).toMatchObject({
    why: { kind: 'colours' },
  });
});

it('knows green by itself, whatever the colours of other rows mean', () => {
  const absent = all({ class: 'letter_absent', style: RED });
  const right = all({ class: 'letter_present', style: GREEN });
  const first = boardOf(['oater', absent]);
  const second = boardOf(['oater', absent], ['crane', right]);
  const read = watch([0, TYPED], ...often(first, 100, 5), ...often(second, 1000, 5));
  expect(read.flat()).not.toContain('crane 11111');
});

it('knows green beside a colour that means nothing for sure, whatever words call it', () => {
  const absent = { class: 'letter_absent', style: RED };
  const right = { class: 'letter_present', style: GREEN };
  const board = boardOf(['oater', [absent, absent, absent, right, absent]]);
  expect(watch([0, TYPED], ...often(board, 100)).flat()).not.toContain('oater 00010');
});

it('waits for words that say what is absent, where borders look as if they said it', () => {
  const border = (colour: string) => ({ style: `border-top: 2px solid ${colour}` });
  const right = { class: 'correct', ...border('#6aaa64') };
  const typed = border('#787c7e');
  const first = ['oater', all({ class: 'absent', ...border('#787c7e') })] as const;
  // The page is first seen while a row turns, one tile after the other.
  const turning = boardOf(first, ['crane', [right, typed, typed, typed, typed]]);
  const turned = boardOf(first, ['crane', all(right)]);
  expect(watch([0, turning], [100, turned]).flat()).toEqual(['oater 00000', 'oater 00000', 'crane 22222']);
});

it('takes a row that says nothing for absent where the same guess is answered on another board', () => {
  const right = boardOf(['oater', [{ class: 'correct' }, {}, {}, {}, {}]]);
  const both: [number, string] = [0, twoOf(TYPED, TYPED)];
  expect(watch(both, ...often(twoOf(right, TYPED), 100)).at(-1)).toEqual(['oater 20000', 'oater 00000']);
  // As long as anything changes on either, more may be about to.
  const more = boardOf(['oater', [{ class: 'correct' }, { class: 'present' }, {}, {}, {}]]);
  const read = watch(both, ...often(twoOf(right, TYPED), 100, 10), ...often(twoOf(more, TYPED), 1100, 10));
  expect(read.at(-1)).toEqual([]);
});

it('goes by what has shown feedback before, and not by a look that typed letters have', () => {
  const typed = 'background-color: #dcdfe6; border-top: 2px solid';
  const [grey, green] = [`${typed} #787c7e`, `${typed} #6aaa64`];
  const first = ['oater', looking(grey, green, grey, grey, grey)] as const;
  const second = ['gucke', looking(grey, grey, grey, grey, grey)] as const;
  const third = ['train', looking(green, green, green, green, green)] as const;
  const pages = [[first], [first, second], [first, second, third]].flatMap((rows, n) =>
    often(boardOf(...rows), n * 2000, 10),
  );
  expect(watch(...pages).at(-1)).toEqual(['oater 02000', 'gucke 00000', 'train 22222']);
});

it('gives a row time that was not there when the board was read before', () => {
  const withoutEmpty = (board: string) => board.replaceAll(/<p>(<b class="tile " style=""><\/b>)+<\/p>/g, '');
  const first = ['oater', looking(YELLOW, YELLOW, GREY, GREY, YELLOW)] as const;
  const turning = withoutEmpty(boardOf(first, ['crane', looking(GREEN, GREY, GREY, GREY, GREY)]));
  const turned = withoutEmpty(boardOf(first, ['crane', looking(GREEN, GREEN, GREEN, GREY, GREEN)]));
  const read = watch([0, withoutEmpty(boardOf(first))], [100, turning], ...often(turned, 140, 5));
  expect(read.flat()).not.toContain('crane 20000');
  expect(read.at(-1)).toEqual(['oater 11001', 'crane 22202']);
});

it('takes no grey of letters that are only typed for an answer, but another grey', () => {
  const typed = 'background-color: #27272a';
  const row = (style: string) => boardOf(['oater', looking(style, style, style, style, style)]);
  const empty: [number, string] = [0, boardOf(['.....'])];
  // Typed so fast that nobody has seen a part of it.
  expect(watch(empty, ...often(row(typed), 100)).at(-1)).toEqual([]);
  expect(watch(empty, ...often(row(typed), 100), ...often(row(GREY), 2200)).at(-1)).toEqual(['oater 00000']);
});

it('takes a row that no key changes any more for finished, and the same word in the next game for typed', () => {
  const first = ['oater', looking(YELLOW, '', '', '', '')] as const;
  const open = boardOf(first, ['cuing']);
  const played = watch([0, boardOf(first)], [3000, open], [9000, open, 'cuing'], ...often(open, 9100));
  expect([played[1], played.at(-1)]).toEqual([['oater 10000'], ['oater 10000', 'cuing 00000']]);
  const next = [boardOf(['.....']), boardOf(['cuing'])];
  expect(watch([0, open, 'cuing'], [100, next[0]!], ...often(next[1]!, 200)).at(-1)).toEqual([]);
});

it('takes what looks as if it were typed for absent where another board has answered the same guess', () => {
  const typed = 'border-top: 2px solid #787c7e';
  const row = (...styles: string[]) => boardOf(['oater', looking(...styles)]);
  const same = row(typed, typed, typed, typed, typed);
  const answered = row(typed, 'border-top: 2px solid #c9b458', typed, typed, typed);
  expect(watch([0, twoOf(TYPED, TYPED)], ...often(twoOf(same, same), 100)).at(-1)).toEqual([]);
  const read = watch([0, twoOf(TYPED, TYPED)], ...often(twoOf(same, answered), 100));
  expect(read.at(5)).toEqual([]);
  expect(read.at(-1)).toEqual(['oater 00000', 'oater 01000']);
});

it('trusts no words of a row that still turns', () => {
  const miss = { class: 's-miss', style: YELLOW };
  const none = { class: 's-none', style: GREY };
  const first = ['oater', [none, none, none, miss, miss]] as const;
  const second = ['cuing', [none, miss, none, { class: 's-hit', style: GREEN }, none]] as const;
  const turning = boardOf(first, second).replaceAll('class="tile s', 'class="tile moving s');
  const pages: [number, string][] = [[0, TYPED], ...often(boardOf(first), 100), [2200, turning]];
  expect(watch(...pages, ...often(boardOf(first, second), 2300)).at(-1)).toEqual([
    'oater 00011',
    'cuing 01020',
  ]);
});

it('keeps a row without a mark, whatever else is still looked at', () => {
  const marked = (...at: number[]): Tile[] =>
    all({}).map((_, n) => (at.includes(n) ? { class: 'present', style: YELLOW } : {}));
  const rows = [['oater', marked(0, 4)], ['thumb', marked()], ['moral', marked(1, 2)], ['vivid']] as const;
  const typed = boardOf(...rows, ['crony']);
  const won = boardOf(...rows, ['crony', all({ class: 'correct', style: GREEN })]);
  const read = watch(
    ...often(boardOf(...rows.slice(0, 3)), 0),
    ...often(typed, 3000, 3),
    ...often(won, 4000, 4),
  );
  const WHOLE = ['oater 10001', 'thumb 00000', 'moral 01100', 'vivid 00000', 'crony 22222'];
  expect(read.slice(-7)).toEqual([
    ...Array<string[]>(3).fill(WHOLE.slice(0, 4)),
    ...Array<string[]>(4).fill(WHOLE),
  ]);
});

it('takes no grey of letters that are only typed for an answer where words call them something unknown', () => {
  const typed = { class: 's-tbd', style: 'background-color: #dcdfe6' };
  const row = boardOf(['oater', all(typed)]);
  // Typed so fast that nobody has seen a part of it.
  expect(watch([0, boardOf(['.....'])], ...often(row, 100, 40)).flat()).toEqual([]);
});

it('takes a letter that is called right for one at its place only where one elsewhere is called another thing', () => {
  const [absent, present, right] = [
    { class: 'letter_absent', style: GREY },
    { class: 'letter_present', style: BLUE },
    { class: 'letter_correct', style: RED },
  ] as const;
  const first = boardOf(['oater', [absent, absent, present, absent, absent]]);
  const mixed = boardOf(['oater', [absent, right, present, absent, absent]]);
  const won = boardOf(['oater', [absent, absent, present, absent, absent]], ['crane', all(right)]);
  expect(watch([0, TYPED], ...often(first, 100, 5)).at(-1)).toEqual(['oater 00100']);
  expect(watch([0, TYPED], ...often(mixed, 100, 5)).at(-1)).toEqual(['oater 02100']);
  expect(watch([0, TYPED], ...often(first, 100, 5), ...often(won, 1000, 5)).at(-1)).toEqual([
    'oater 00100',
    'crane 22222',
  ]);
  // It may be in the word alone.
  const alone = boardOf(['oater', [absent, right, absent, absent, absent]]);
  expect(watch([0, TYPED], ...often(alone, 100, 5)).at(-1)).toMatchObject({ why: { kind: 'colours' } });
});

it('does so as well where only the ends of classes say what is elsewhere', () => {
  const [absent, almost, right] = [
    { class: 'Letter_letter__1QcTs Letter_wrong__3Tzmk', style: 'background-color: tomato' },
    { class: 'Letter_letter__1QcTs Letter_almost__2ZpLr', style: 'background-color: palegoldenrod' },
    { class: 'Letter_letter__1QcTs Letter_correct__9aKwd', style: 'background-color: palegreen' },
  ] as const;
  const first = boardOf(['oater', [absent, absent, almost, absent, absent]]);
  const won = boardOf(['oater', [absent, absent, almost, absent, absent]], ['thumb', all(right)]);
  expect(watch([0, TYPED], ...often(first, 100, 5), ...often(won, 1000, 5)).at(-1)).toEqual([
    'oater 00100',
    'thumb 22222',
  ]);
});

it.each([
  ['good', 'close', ['oater 02100']],
  ['good', 'perfect', ['oater 01200']],
  ['found', 'contains', ['oater 02100']],
  ['good', '', 'asked'],
])('takes a letter that is called %s for what is called nothing else, beside %s', (good, other, read) => {
  const tiles = [
    { class: 's-invalid', style: BLUE },
    { class: `s-${good}`, style: RED },
    { class: other && `s-${other}`, style: other ? GREY : BLUE },
    { class: 's-invalid', style: BLUE },
    { class: 's-invalid', style: BLUE },
  ];
  const seen = watch([0, TYPED], ...often(boardOf(['oater', tiles]), 100, 5)).at(-1);
  if (read === 'asked') expect(seen).toMatchObject({ why: { kind: 'colours' } });
  else expect(seen).toEqual(read);
});

it('takes a word that is called invalid for no answer by itself', () => {
  const refused = boardOf(['oater', all({ class: 's-invalid', style: RED })]);
  expect(watch([0, TYPED], ...often(refused, 100)).flat()).toEqual([]);
});

it.each(['valid', 'invalid'])(
  'takes a word that is typed and called %s for no answer before another follows',
  (said) => {
    const first = ['oater', [{ class: 's-partial' }, ...Array<Tile>(4).fill({ class: 's-none' })]] as const;
    const typed = ['crane', all({ class: `s-${said}` })] as const;
    expect(watch([0, TYPED], ...often(boardOf(first, typed), 100)).at(-1)).toEqual(['oater 10000']);
  },
);

it('takes a word that is called good as a whole for right where it looks as one letter did that was', () => {
  const [good, none] = [
    { class: 's-good', style: BLUE },
    { class: 's-none', style: GREY },
  ];
  const first = ['oater', [{ class: 's-close', style: RED }, none, good, none, none]] as const;
  const last = (tile: Tile) => often(boardOf(first, ['crane', all(tile)]), 100);
  expect(watch([0, boardOf(first, ['crane'])], ...last(good)).at(-1)).toEqual(['oater 10200', 'crane 22222']);
  expect(watch([0, boardOf(first, ['crane'])], ...last({ class: 's-good' })).at(-1)).toEqual(['oater 10200']);
  // Nobody calls a word that is typed a hit.
  const near = ['oater', [{ class: 's-close', style: RED }, none, none, none, none]] as const;
  const ended = (name: string) =>
    watch(
      [0, boardOf(near, ['crane'])],
      ...often(boardOf(near, ['crane', all({ class: `s-${name}`, style: BLUE })]), 100),
    ).at(-1);
  expect([ended('hit'), ended('good')]).toEqual([['oater 10000', 'crane 22222'], ['oater 10000']]);
});

it('knows green beside what words say, where they do not call it anything', () => {
  const [absent, green] = [
    { class: 's-missing', style: RED },
    { class: 's-there', style: GREEN },
  ];
  const row = boardOf(['oater', [absent, green, absent, absent, absent]]);
  expect(watch([0, TYPED], ...often(row, 100)).at(-1)).toEqual(['oater 02000']);
  const other = boardOf(['oater', [absent, { ...green, style: BLUE }, absent, absent, absent]]);
  expect(watch([0, TYPED], ...often(other, 100)).at(-1)).toMatchObject({ why: { kind: 'colours' } });
});

it('says of which row the looks are that mean nothing for sure', () => {
  const [absent, present] = [
    { class: 'letter_absent', style: GREY },
    { class: 'letter_present', style: BLUE },
  ] as const;
  const first = ['oater', [absent, absent, present, absent, absent]] as const;
  const board = boardOf(first, ['crane', [{ style: RED }, present, absent, absent, present]]);
  const read = watch([0, TYPED], ...often(boardOf(first), 100, 5), ...often(board, 1000, 9));
  expect(read.at(-1)).toMatchObject({
    why: {
      looks: [{ letters: 'c' }, { letters: 'r e' }, { letters: 'a n' }],
      rows: [[{ letters: [...'crane'] }]],
    },
  });
});

it('goes by what words that have been believed say of a row, where others are not believed', () => {
  const tile = (name: string, said: string, style: string) => ({
    class: `is-${name}" aria-label="${said}`,
    style,
  });
  const absent = tile('wrong', 'missing', GREY);
  const present = tile('miss', 'contains', YELLOW);
  const right = tile('exact', 'found', GREEN);
  const first = ['oater', [absent, absent, present, absent, absent]] as const;
  const board = boardOf(first, ['crane', [absent, present, absent, absent, right]]);
  const read = watch([0, TYPED], ...often(boardOf(first), 100, 5), ...often(board, 1000, 20));
  expect(read.at(-1)).toEqual(['oater 00100', 'crane 01002']);
});

it('goes by classes that name colours where a theme has others in their place', () => {
  const absent = { class: 'tile--grey', style: GREY };
  const blue = { class: 'tile--yellow', style: 'background-color: #408db5' };
  const amber = { class: 'tile--green', style: 'background-color: #ca8a14' };
  const first = ['oater', [absent, amber, amber, absent, absent]] as const;
  const second = ['crane', [absent, blue, amber, absent, absent]] as const;
  const read = watch([0, TYPED], ...often(boardOf(first), 100, 9), ...often(boardOf(first, second), 1000, 9));
  expect(read.map((it) => (Array.isArray(it) ? it.at(-1) : it))).not.toContain('oater 01100');
  expect(read.at(-1)).toEqual(['oater 02200', 'crane 01200']);
});

it('takes a row for absent that looks like what nothing is said of where the same guess is answered elsewhere', () => {
  const right = { class: 'correct', style: RED };
  const none = { style: GREY };
  const answered = (word: string, style: string) =>
    twoOf(boardOf([word, [right, none, none, none, none]]), boardOf([word, all({ style })]));
  const both: Page = [0, twoOf(boardOf(), boardOf())];
  const read = watch(both, ...often(answered('oater', GREY), 100));
  expect(read.slice(0, 5).flat()).not.toContain('oater 00000');
  expect(read.at(-1)).toEqual(['oater 20000', 'oater 00000']);
  expect(watch(both, ...often(answered('oater', 'background-color: #f39c12'), 100)).at(-1)).not.toContain(
    'oater 00000',
  );
});

/** Words that say of some tiles what they are, beside colours that mean nothing by themselves, and no colour at all. */
it('keeps a game that is over where the rows that are left are called absent, as letters are', () => {
  const looks = { absent: GREY, present: YELLOW, correct: GREEN };
  const called = (...names: (keyof typeof looks)[]): Tile[] =>
    names.map((name) => ({ class: name, style: looks[name] }));
  const first = ['oater', called('absent', 'absent', 'absent', 'correct', 'present')] as const;
  const solved = ['defer', called('correct', 'correct', 'correct', 'correct', 'correct')] as const;
  const left = Array.from({ length: 4 }, () => ['.....', all({ class: 'absent', style: GREY })] as const);
  const read = watch(
    [0, TYPED],
    ...often(boardOf(first), 100),
    ...often(boardOf(first, solved, ...left), 4000),
  );
  expect(read.at(-1)).toEqual(['oater 00021', 'defer 22222']);
});

it('reads a row that is all grey though its last letter still moved as it was entered', () => {
  const first = ['oater', looking(YELLOW, GREY, GREY, GREY, GREY)] as const;
  const PALE = 'background-color: #edeff1';
  const absent = boardOf(first, ['silky', all({ style: GREY })]);
  memory = NOTHING_READ;
  const show = (html: string, now: number, isMoving = false) => {
    document.body.innerHTML = html;
    if (isMoving) document.querySelectorAll('.tile')[9]!.setAttribute('data-animation', 'pop');
    return lookAgain(now);
  };
  const typed = boardOf(first, ['silky', all({ style: PALE })]);
  for (const [now] of often('', 0)) show(boardOf(first), now);
  show(typed, 3000, true);
  for (const [now] of often('', 3100)) show(absent, now);
  expect(show(absent, 6000)).toEqual(['oater 10000', 'silky 00000']);
});

it('reads a row whose letters have all come to be in the grey of those that are absent', () => {
  const [grey, yellow, black] = ['color: #94a3b8', 'color: #eab308', 'color: #1a1a1b'] as const;
  const first = ['oater', looking(grey, yellow, grey, grey, yellow)] as const;
  const typed = boardOf(first, ['crane', all({ style: black })]);
  const answered = boardOf(first, ['crane', all({ style: grey })]);
  const reads = (...pages: (readonly [number, string])[]) => watch(...pages).at(-1);
  const before = [...often(boardOf(first), 0), ...often(typed, 2000)];
  expect(reads(...before)).toEqual(['oater 01001']);
  expect(reads(...before, ...often(answered, 4000, 10))).toEqual(['oater 01001']);
  expect(reads(...before, ...often(answered, 4000))).toEqual(['oater 01001', 'crane 00000']);
  // In the grey of absent letters from the start it may only be typed.
  const alike = boardOf(first, ['crane', all({ style: grey })]);
  expect(reads(...often(boardOf(first), 0), ...often(alike, 2000))).toEqual(['oater 01001']);
});

it('gives a row that is all grey time to be answered, and more where one has changed after that', () => {
  const absent = (...words: string[]) =>
    words.map((word) => [word, looking(GREY, GREY, GREY, GREY, GREY)] as const);
  const [first] = absent('oater');
  const grey = boardOf(first!);
  const answered = ['oater', looking(GREY, GREY, GREY, GREEN, YELLOW)] as const;
  const typed = boardOf(answered, ['crony']);
  const read = (at: number, page: string, looks = 20) => often(page, at, looks);
  const hints = watch([0, TYPED], ...read(100, grey, 10));
  expect(hints.at(-1)).toEqual([]);
  // The server takes longer than that.
  expect(watch([0, TYPED], ...read(100, grey)).at(-1)).toEqual(['oater 00000']);
  document.body.innerHTML = boardOf(answered);
  expect(lookAgain(2500)).toEqual(['oater 00021']);
  const next = boardOf(answered, ...absent('crony'));
  const later = [[3000, typed] as const, ...read(3100, next, 40)].map(([now, html]) => {
    document.body.innerHTML = html;
    return lookAgain(now);
  });
  expect(later.at(-1)).toEqual(['oater 00021']);
  document.body.innerHTML = next;
  expect(lookAgain(9000)).toEqual(['oater 00021', 'crony 00000']);
});

describe('words that do not say everything', () => {
  const absent = { class: 'wrong', style: 'opacity: 0.5' };
  const present = { class: 'okay', style: 'background-color: #f39c12' };
  const correct = { class: 'perfect', style: 'background-color: #8e44ad' };
  const first = ['salet', [absent, absent, absent, absent, correct]] as const;
  const groin = ['groin', [absent, absent, present, correct, absent]] as const;
  const pages: Page[] = [
    [0, boardOf(first, ['groin'])],
    ...often(boardOf(first, groin), 100),
    // Letters below it say that the row is finished.
    ...often(boardOf(first, groin, ['v....']), 3000, 5),
  ];
  const [orange, purple] = ['background #f39c12', 'background #8e44ad'];

  it('are asked about by the letters that have the colours', () => {
    const looks = [
      { key: orange, letters: 'o' },
      { key: purple, letters: 'i' },
    ];
    expect(watch(...pages).at(-1)).toMatchObject({ why: { kind: 'colours', looks } });
  });

  it('are enough beside colours that the player has said the meaning of', () => {
    const site: SiteHints = { ...SITE, looks: { [orange]: 'present', [purple]: 'correct' } };
    const read = watchBy(site, ...pages);
    expect(read.slice(0, 3)).toEqual([['salet 00002'], ['salet 00002'], ['salet 00002']]);
    expect(read.at(-1)).toEqual(['salet 00002', 'groin 00120']);
    // Words and colours that are not of one mind say nothing.
    const other: SiteHints = { ...SITE, looks: { [orange]: 'present', [purple]: 'absent' } };
    expect(watchBy(other, ...pages).at(-1)).not.toContain('groin 00120');
  });
});

describe('a row in a colour that none before it has', () => {
  const page = (turned: string, ...rows: readonly (readonly [string, Tile[]?])[]) => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map(
      (it) => `<button class="key" style="${turned.includes(it) ? GREEN : ''}">${it}</button>`,
    );
    return `${boardOf(...rows)}<div>${keys.join('')}</div>`;
  };
  const lastOf = (first: Tile[], turned: string) => {
    const before = ['oater', first] as [string, Tile[]];
    const html = page(turned, before, ['lucky', all({ style: RED })]);
    return watch(
      [0, page('', ['oater'])],
      ...often(page('', before), 100),
      ...often(page('', before, ['lucky']), 2200),
      ...often(html, 4300),
    ).slice(21);
  };

  it('is right where absent and elsewhere look otherwise, and the keys of its letters have turned', () => {
    const first = looking(YELLOW, GREY, GREY, GREY, GREY);
    expect(lastOf(first, 'lucky').at(-1)).toEqual(['oater 10000', 'lucky 22222']);
    expect(lastOf(looking(YELLOW, GREY, GREY, GREEN, GREY), 'lucky').at(-1)).toEqual([
      'oater 10020',
      'lucky 22222',
    ]);
  });

  it('is asked about where it may be elsewhere', () => {
    expect(lastOf(looking(GREEN, GREY, GREY, GREY, GREY), 'lucky').at(-1)).toMatchObject({
      why: { kind: 'colours' },
    });
  });

  it('is none while the keys are as they were, and nothing is asked', () => {
    const read = lastOf(looking(YELLOW, GREY, GREY, GREY, GREY), '');
    expect(new Set(read.flat())).toEqual(new Set(['oater 10000']));
  });

  it('is not right where one key looks otherwise than when the word was typed, as one that was pressed then', () => {
    const read = lastOf(looking(YELLOW, GREY, GREY, GREY, GREY), 'y');
    expect(read.flat()).not.toContain('lucky 22222');
  });
});

describe('a row of one grey that is there when its board is first seen', () => {
  const GIVEN = boardOf(['oater', all({ style: 'background-color: #dcdfe6' })]);
  const TURNED = boardOf(['oater', looking(GREY, YELLOW, GREY, GREY, GREY)]);

  it('may only be typed, and is read as what it turns into', () => {
    const read = watch([0, GIVEN], [40, GIVEN], ...often(TURNED, 80));
    expect(read.slice(0, 3)).toEqual([[], [], []]);
    expect(new Set(read.flat())).toEqual(new Set(['oater 01000']));
  });

  it('is finished where it stays as it is', () => {
    expect(watch(...often(GIVEN, 0)).at(-1)).toEqual(['oater 00000']);
  });

  const withKeys = (html: string, turned = '') => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map(
      (it) => `<button class="key" style="${turned.includes(it) ? GREY : ''}">${it}</button>`,
    );
    return `${html}<div>${keys.join('')}</div>`;
  };

  it('is only typed as long as the keys of its letters have not turned', () => {
    const read = watch(
      ...often(withKeys(GIVEN), 0, 80),
      // The key that was pressed last may look otherwise than the others.
      ...often(withKeys(GIVEN, 'r'), 8000),
      ...often(withKeys(GIVEN, 'oater'), 10_000),
    );
    expect([read.slice(0, looksIn(80) + looksIn()).flat(), read.at(-1)]).toEqual([[], ['oater 00000']]);
  });

  it('is finished in a grey far from that of empty tiles, whatever the keys look like', () => {
    const grey = (style: string) => watch(...often(withKeys(boardOf(['oater', all({ style })])), 0)).at(-1);
    expect(grey(GREY)).toEqual(['oater 00000']);
    expect(grey('background-color: rgb(0 0 0 / 0.1)')).toEqual([]);
  });

  it.each(['#fef9c3', '#d9f99d'])(
    'is only typed also in a tint that means something elsewhere, as %s, until letters are below it',
    (tint) => {
      const row = ['oater', all({ style: `background-color: ${tint}` })] as const;
      const first = watch(...often(boardOf(row), 0, 80), ...often(withKeys(boardOf(row)), 8000));
      expect(first.flat()).toEqual([]);
      for (const [last, hint] of [
        [YELLOW, 'oater 00001'],
        [GREY, 'oater 00000'],
      ] as const) {
        const turned = boardOf(['oater', looking(GREY, GREY, GREY, GREY, last)]);
        expect(watch(...often(boardOf(row), 0), ...often(turned, 2000, 80)).at(-1)).toEqual([hint]);
      }
    },
  );

  it('is finished at once where another row is below it', () => {
    const below = boardOf(
      ['oater', all({ style: GREY })],
      ['silky', looking(GREY, YELLOW, GREY, GREY, GREY)],
    );
    expect(watch([0, below])).toEqual([['oater 00000', 'silky 01000']]);
  });
});

it('rests before it is read where it is full when its board is first seen, and typed letters may look as absent ones', () => {
  const bordered = (...colours: string[]) =>
    looking(...colours.map((colour) => `border: 2px solid ${colour}`));
  const [grey, green, yellow] = ['#878a8c', '#6aaa64', '#c9b458'] as const;
  const given = ['pulpy', bordered(grey, grey, grey, grey, grey)] as const;
  const turning = boardOf(given, ['craze', bordered(grey, green, yellow, grey, grey)]);
  const turned = boardOf(given, ['craze', bordered(grey, green, yellow, grey, green)]);
  const read = watch([0, turning], [200, turning], [400, turning], ...often(turned, 500));
  const rows = new Set(read.flat());
  expect(rows.has('craze 02100')).toBe(false);
  expect(read.at(-1)).toEqual(['pulpy 00000', 'craze 02102']);
});

it('takes a word for typed that has the grey of absent letters but is not as faint, where nobody has seen how that looks', () => {
  const faint = `${GREY}; opacity: 0.35`;
  const answered = ['oater', looking(YELLOW, faint, faint, GREEN, faint)] as const;
  const typed = boardOf(answered, ['lucky', all({ style: GREY })]);
  const absent = boardOf(answered, ['lucky', all({ style: faint })]);
  const read = watch(...often(typed, 0), ...often(absent, 2000));
  expect(read[looksIn() - 1]).toEqual(['oater 10020']);
  expect(read.at(-1)).toEqual(['oater 10020', 'lucky 00000']);
});

it('tells a letter that is only framed from one that is filled by a shadow in the same colour', () => {
  const framed = 'border: 2px solid rgb(74, 125, 226)';
  const filled = `${framed}; box-shadow: rgb(74, 125, 226) 0 0 0 60px inset`;
  const none = 'border: 2px solid #878a8c';
  const html = boardOf(['rhone', looking(none, none, none, framed, filled)]);
  const [view] = watch([0, html]);
  expect(view).toMatchObject({ reason: 'unreadable', why: { kind: 'colours', looks: { length: 3 } } });
});

describe('the same words with other feedback', () => {
  const NAMES = ['absent', 'present', 'correct'];
  const STYLES = [GREY, YELLOW, GREEN];
  const ways: readonly (readonly [string, (digit: string) => Tile])[] = [
    ['words', (digit) => ({ class: NAMES[Number(digit)]! })],
    ['colours', (digit) => ({ style: STYLES[Number(digit)]! })],
    ['both', (digit) => ({ class: NAMES[Number(digit)]!, style: STYLES[Number(digit)]! })],
  ];
  const day = (tile: (digit: string) => Tile, ...hints: readonly string[]) =>
    boardOf(...hints.map((hint) => [hint.slice(0, 5), [...hint.slice(6)].map(tile)] as const));
  const FIRST = ['slate 10002', 'crypt 00100', 'gland 00000', 'mould 01010'];

  it.each(ways)('are read as every row stands now, on another day of an archive, by %s', (_, tile) => {
    // The last rows are the same on both days.
    const other = ['slate 00000', 'crypt 01000', 'gland 00000', 'mould 01010'];
    const grown = FIRST.map((_, n) => day(tile, ...FIRST.slice(0, n + 1)));
    const read = watch([0, TYPED], ...grown.flatMap((page, n) => often(page, 100 + n * 3000)));
    expect(read.at(-1)).toEqual(FIRST);
    // The same elements show it, and turn for a while.
    const tiles = [...document.querySelectorAll('.tile')];
    const moving = tiles.map((target) => {
      const effect = Object.create({ target, getComputedTiming: () => ({ endTime: 100 }) }) as KeyframeEffect;
      return { playState: 'running', effect } as unknown as Animation;
    });
    for (const [n, { class: name = '', style = '' }] of other
      .flatMap((hint) => [...hint.slice(6)].map(tile))
      .entries()) {
      tiles[n]!.className = `tile ${name}`;
      tiles[n]!.setAttribute('style', style);
    }
    give(document, 'getAnimations', () => moving);
    expect(lookAgain(60_000)).toEqual(FIRST);
    give(document, 'getAnimations', () => []);
    const after = [100, 200, 300, 400].map((ms) => lookAgain(60_000 + ms));
    expect(after.at(-1)).toEqual(other);
  });
});

describe('a tile that is filled like an absent one is told by its mark', () => {
  const BORDER = `border-top: 2px solid #c9b458`;
  it.each([
    ['border', BORDER],
    ['ring', 'box-shadow: 0 0 0 3px rgb(201, 180, 88)'],
    ['letter', 'color: #c9b458'],
    ['line', 'text-decoration-line: underline; text-decoration-color: #c9b458'],
  ])('a %s', (_, mark) => {
    const marked = `${GREY}; ${mark}`;
    const board = boardOf(['oater', looking(marked, marked, GREY, GREEN, GREY)]);
    expect(watch([0, TYPED], ...often(board, 100)).at(-1)).toEqual(['oater 11020']);
  });

  it('and not by what all of them have', () => {
    const framed = `${GREY}; ${BORDER}`;
    const board = boardOf(['oater', looking(framed, framed, framed, `${GREEN}; ${BORDER}`, framed)]);
    expect(watch([0, TYPED], ...often(board, 100)).at(-1)).toEqual(['oater 00020']);
  });
});

it('counts a letter that the game gives in the open row as right in the next', () => {
  const given = (word: string, ...rest: string[]) => [word, looking(GREEN, ...rest)] as const;
  const first = given('clout', GREY, GREY, GREY, GREY);
  const open = (word: string): readonly [string, Tile[]] => [word, looking(GREEN, '', '', '', '')];
  const start = boardOf(open('c....'));
  const read = watch(
    [0, start],
    [100, boardOf(open('clout'))],
    ...often(boardOf(first, open('c....')), 200),
    [4000, boardOf(first, open('cheap'))],
    ...often(boardOf(first, given('cheap', GREY, YELLOW, YELLOW, GREY), open('c....')), 4100),
  );
  expect(read[1 + looksIn()]).toEqual(['clout 20000']);
  expect(read.at(-1)).toEqual(['clout 20000', 'cheap 20110']);
});

it('asks what a picture on a colour means where the colour alone is known', () => {
  const [red, blue] = ['background-color: rgb(231, 0, 42)', 'background-color: rgb(0, 119, 199)'] as const;
  const circle = `${blue}; background-image: url(circle.svg)`;
  const site: SiteHints = {
    ...SITE,
    looks: { 'background rgb(231, 0, 42)': 'correct', 'background rgb(0, 119, 199)': 'absent' },
  };
  const row = (last: string) => boardOf(['rodeo', looking(red, red, blue, blue, last)]);
  const view = (html: string) => watchBy(site, [0, TYPED], ...often(html, 100)).at(-1);
  expect(view(row(blue))).toEqual(['rodeo 22000']);
  expect(view(row(circle))).toMatchObject({
    reason: 'unreadable',
    why: { kind: 'colours', looks: [{ letters: 'r o' }, { letters: 'd e' }, { letters: 'o' }] },
  });
});
