/** The parts of the reader that go by what a page looks like, each by itself in a real layout. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../browsers/browser.ts';
import { WORTEL } from '../boards/pages.ts';
import type { ReaderInPage } from './in-page.ts';
import { BLUE, board, GREEN, GREY, OATER, row, MARKUP, tile, TINT, YELLOW } from './markup.ts';
import type { PlainPages } from './plain-pages.ts';
import { describeKeys } from './keys.ts';
import { describeShowing } from './showing.ts';
import { describeUnknown } from './unknown.ts';

/** In the functions that run inside a page. */
declare const reader: ReaderInPage;

export function describeLayout(pages: () => PlainPages): void {
  let page: Page;
  beforeAll(async () => {
    const empty =
      '<!doctype html><html><head><meta charset="utf-8"><style></style></head><body></body></html>';
    page = await pages().show(WORTEL, empty);
  });

  /** Shows this as the whole body of the page. */
  const show = async (html: string, css = ''): Promise<Page> => {
    await page.evaluate(
      ([content, style]) => {
        document.querySelector('style')!.textContent = style;
        document.body.className = '';
        document.body.innerHTML = content;
      },
      [html, MARKUP + css] as const,
    );
    return page;
  };

  describe('a grid', () => {
    const gridIn = async (html: string, css = '', hints = {}) =>
      (await show(html, css)).evaluate((it) => reader.grids(it)[0]?.rows ?? null, hints);

    it('has what stands at one height in a row, whatever elements it is in', async () => {
      const columns = [0, 1, 2, 3, 4].map((x) =>
        OATER.map((word) => tile(word[x]!.replace('.', ''))).join(''),
      );
      expect(
        await gridIn(`<main class="row">${columns.map((it) => `<div>${it}</div>`).join('')}</main>`),
      ).toEqual(OATER);
      const placed = OATER.flatMap((word, y) =>
        [...word].map((letter, x) =>
          tile(letter.replace('.', ''), `style="position:absolute;top:${y * 44}px;left:${x * 44}px"`),
        ),
      );
      expect(await gridIn(`<main>${placed.reverse().join('')}</main>`)).toEqual(OATER);
    });

    it.each([
      ['rows of different heights', '.row:nth-child(2) .tile { height: 110px }'],
      ['tiles of different widths', '.tile:nth-child(2) { width: 70px }'],
      ['rows at different distances', '.row:nth-child(2) { margin-bottom: 60px }'],
    ])('is not made of %s', async (_, css) => {
      expect(await gridIn(board('oater', 'crane'))).toEqual(OATER);
      expect(await gridIn(board('oater', 'crane'), css)).toBeNull();
    });

    it.each([
      ['three columns', board('oat')],
      ['twelve columns', board('counterpoint')],
      ['fewer than five rows without a name', `<div>${row('oater').repeat(4)}</div>`],
      ['what is in a dialog', `<dialog open>${board('oater')}</dialog>`],
      ['what is not displayed', `<div style="display:none">${board('oater')}</div>`],
    ])('is not made of %s', async (_, html) => {
      expect(await gridIn(html)).toBeNull();
    });

    it('may have a width that its site is not known for', async () => {
      const hints = { tiles: ['.letter'], widths: [5] };
      expect(await gridIn(board('planet'), '', hints)).toEqual([
        'planet',
        ...Array<string>(5).fill('......'),
      ]);
      expect(await gridIn(board('planet') + board('oater', 'crane'), '', hints)).toEqual(OATER);
    });

    it('has few rows where they are all that goes by its name', async () => {
      const hints = { tiles: ['.tile'] };
      expect(await gridIn(row('oater') + row('crane'), '', hints)).toEqual(['oater', 'crane']);
      expect(
        await gridIn(`${row('oater')}<p>The letter is in the word.</p>${row('crane')}`, '', hints),
      ).toBeNull();
    });

    it('is the one without texts in it: examples are parted by them', async () => {
      const examples = ['weary', 'pills', 'vague', 'music', 'hotel', 'ghost', 'lunar'];
      const help = `<div>${examples.map((word) => `${row(word)}<p>Of this row.</p>`).join('')}</div>`;
      expect(await gridIn(help + board('oater', 'crane'))).toEqual(OATER);
      expect(await gridIn(`${board('oater', 'crane')}${help}`)).toEqual(OATER);
    });

    it('is the largest: yesterday’s board is smaller', async () => {
      const small = `<div class="small">${board('slate', 'crony', 'wrong')}</div>`;
      const css = '.small .tile { width: 20px; height: 20px }';
      expect(await gridIn(small + board('oater', 'crane'), css)).toEqual(OATER);
      expect(await gridIn(board('oater', 'crane') + small, css)).toEqual(OATER);
    });

    it.each([
      ['behind it', '.on { z-index: 1 }'],
      ['transparent', '.screen { opacity: 0; z-index: 1 } .on { opacity: 1; z-index: 0 }'],
      ['invisible', '.screen { visibility: hidden; z-index: 1 } .on { visibility: visible; z-index: 0 }'],
    ])(
      'is the one that is seen of screens that lie over each other, where the others are %s',
      async (_, css) => {
        const screens = `.screen { position: fixed; inset: 0; background: #fff } ${css}`;
        const screen = (content: string, name = '') => `<section class="screen ${name}">${content}</section>`;
        const on = screen(board('oater', 'crane'), 'on');
        const others = ['slimy', 'mice', 'planet'].map((word) => board(word));
        const [none, lower] = ['', '<p style="margin:0 0 0 31px">Five letters</p>'];
        for (const other of others) {
          for (const above of [none, lower]) {
            for (const html of [on + screen(above + other), screen(above + other) + on]) {
              await show(`${html}<div class="screen" style="opacity:0;z-index:9"></div>`, screens);
              const grids = await page.evaluate(() => reader.grids({}).map(({ rows }) => rows), null);
              expect.soft(grids, html).toEqual([OATER]);
            }
          }
        }
      },
    );

    it('is not under what stands below the box that it is scrolled in', async () => {
      const scroller = `<div style="height:120px;overflow-y:auto;position:relative">${board('oater', 'crane')}</div>`;
      const help = `<section class="small">${board('slate')}</section>`;
      await show(scroller + help, '.small .tile { width: 28px; height: 28px }');
      const grids = await page.evaluate(() => reader.grids({}).map(({ rows }) => rows), null);
      expect(grids).toContainEqual(OATER);
    });

    it('is apart from those below where each is scrolled in a box of its own, and seen or not', async () => {
      const box = `<div class="box">${board('oater', 'crane')}</div>`;
      const pairs = `<div class="pair">${box + box}</div>`.repeat(2);
      const css = '.pair { display: flex } .box { height: 120px; overflow-y: auto; flex: none }';
      for (const above of ['', '<p style="height:3000px">Far above</p>']) {
        await show(above + pairs, css);
        const games = await page.evaluate(() => reader.games(), null);
        expect(games).toContainEqual(Array(4).fill(OATER.join(' ')));
      }
    });

    it('is another one once that screen lies over it', async () => {
      const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((it) => `<button>${it}</button>`).join('');
      const screens = [
        ['slimy', 'group'],
        ['mice', 'bulk'],
      ].map((words) => {
        const painted = (it: string, n: number) => tile(it, `style="background:${n === 1 ? YELLOW : GREY}"`);
        const rows = words.map((word) => `<div class="row">${[...word].map(painted).join('')}</div>`);
        return `<section class="screen">${rows.join('')}${row('.'.repeat(words[0]!.length)).repeat(4)}${keys}</section>`;
      });
      await show(screens.join(''));
      const css = [1, 2, 1].map(
        (n) =>
          `${MARKUP} .screen { position: fixed; inset: 0; background: #fff } :nth-child(${n}) { z-index: 1 }`,
      );
      const read = await page.evaluate((it) => reader.redrawn('style', it, 2000), css);
      expect(read.map((it) => it[0])).toEqual(['slimy 01000', 'mice 0100', 'slimy 01000']);
    });

    it.each([
      ['turned', '.row:first-child .tile { transform: rotateX(90deg) }'],
      ['shrunk', '.tile:nth-child(2) { transform: scale(0.01) }'],
      ['bouncing', '.row:nth-child(2) .tile { transform: translateY(-60px) }'],
      ['moved with all the page', 'body { transform: translate(30px, 100px) scale(0.5) }'],
    ])('is where it would be at rest while it is %s', async (_, css) => {
      expect(await gridIn(board('oater', 'crane'), css)).toEqual(OATER);
    });
  });

  describeKeys(show);
  describeUnknown(show);
  describeShowing(show);

  describe('a box', () => {
    const over = 'style="position:absolute;left:0;width:100%;height:100%"';
    const covered = (content: string) => tile(content, 'id="it" style="position:relative"');
    const boxesIn = async (html: string, css = '') =>
      (await show(html, css)).evaluate(() => reader.boxes(), null);

    it.each([
      ['a letter', tile('a', 'id="it"')],
      ['nothing', tile('', 'id="it"')],
      ['a letter on both of its faces', tile('<b>a</b><b>A</b>', 'id="it"')],
      ['text for screen readers, shrunk', tile('a<span class="unseen">absent</span>', 'id="it"')],
      [
        'text for screen readers, far outside',
        tile('a<i style="position:absolute;left:-999px">one</i>', 'id="it"'),
      ],
      ['a label', tile('', 'id="it" aria-label="a, absent"')],
      ['what its letter is worth', tile('a<sub>1</sub>', 'id="it"')],
      ['the same in a corner', tile('<i style="position:absolute">10</i><b>z</b>', 'id="it"')],
      ['a picture as text beside its letter', tile('<b>a</b><i>🟩</i>', 'id="it"')],
      ['an empty button laid over it', covered(`<b>a</b><button ${over}></button>`)],
      ['the same before its letter comes', covered(`<b></b><input type="button" ${over}>`)],
      ['wrappers within', '<div id="it" style="width:44px"><div><div class="tile">a</div></div></div>'],
      ['up to twice the height as its width', tile('a', 'id="it" style="width:75px"')],
      ['up to seven times that', tile('<b>a</b>', 'id="it" style="width:280px"')],
    ])('has %s', async (_, html) => {
      expect(await boxesIn(html)).toEqual(['it']);
    });

    it.each([
      ['a word to be seen', tile('a <span>b c</span>', 'id="it"')],
      ['two letters', tile('<b>a</b><b>b</b>', 'id="it"')],
      ['a picture as text', tile('🟩', 'id="it"')],
      ['a number before its letter comes, as in a crossword', tile('<sup>1</sup>', 'id="it"')],
      ['a picture', tile('<img alt="a">', 'id="it"')],
      ['a drawing', tile('<canvas width="9" height="9"></canvas>', 'id="it"')],
      ['a button', tile('<button>a</button>', 'id="it"')],
      ['a button with a sign over it', covered(`<b>a</b><button ${over}>×</button>`)],
      ['one with a name', covered(`<b>a</b><input type="button" value="Clear" ${over}>`)],
      ['one with a label', covered(`<b>a</b><button title="Clear" ${over}></button>`)],
      ['one with a picture', covered(`<b>a</b><button ${over}><svg></svg></button>`)],
      ['an empty one beside its letter', tile('<b>a</b><button></button>', 'id="it"')],
      ['an empty one that is its only part', covered(`<button ${over}></button>`)],
      [
        'an empty one that stands in it',
        tile('<b></b><button style="width:100%;height:100%"></button>', 'id="it"'),
      ],
      ['a link over it', covered(`<b>a</b><a href="/" ${over}></a>`)],
      ['an ornament’s size', tile('', 'id="it" style="width:9px;height:9px"')],
      ['thrice the height', tile('', 'id="it" style="height:130px"')],
      ['a width of more than seven times its height', tile('', 'id="it" style="width:350px"')],
      ['many parts', tile('<i></i>'.repeat(20), 'id="it"')],
    ])('has not %s', async (_, html) => {
      expect(await boxesIn(html)).not.toContain('it');
    });

    it('is found in what has no box of its own, and not in what is not displayed', async () => {
      const within = (style: string) => `<div style="${style}"><p>${tile('a', 'id="it"')}</p></div>`;
      expect(await boxesIn(within('display:contents'))).toEqual(['it']);
      expect(await boxesIn(within('height:0'))).toEqual(['it']);
      expect(await boxesIn(within('display:none'))).toEqual([]);
      expect(await boxesIn(within('height:6px;overflow:hidden'))).toEqual([]);
    });

    it('is a button or a field for one letter as well', async () => {
      expect(await boxesIn('<button class="tile" id="it">a</button>')).toEqual(['it']);
      expect(await boxesIn('<input class="tile" id="it" maxlength="1">')).toEqual(['it']);
      expect(await boxesIn('<input class="tile" id="it" disabled>')).toEqual(['it']);
      expect(await boxesIn('<input class="tile" id="it">')).toEqual(['it']);
    });

    it('is no key, no number, and in no dialog or menu', async () => {
      const key =
        '<kbd class="tile" id="it">a</kbd><input class="tile" id="it" type="number"><b class="tile" id="it">7</b>';
      const dialog = `<div role="dialog">${tile('a', 'id="it"')}</div>`;
      const menu = `<nav>${tile('a', 'id="it"')}</nav>`;
      expect(await boxesIn(key + dialog + menu)).toEqual([]);
    });

    it('is in no header, but where a page has nearly all of its content in it', async () => {
      const header = `<header><h1>Wordy</h1><p>One word a day</p>${tile('a', 'id="it"')}</header>`;
      expect(await boxesIn(`${header}<main>${'<p>b</p>'.repeat(9)}</main>`)).toEqual([]);
      expect(await boxesIn(`<div>${header}</div>`)).toEqual(['it']);
    });
  });

  describe('motion', () => {
    const rowOf = (css: string, attributes = '') =>
      show(
        `<div class="board"><div class="row">${tile('a', `id="a" ${attributes}`)}${tile('b', 'id="b"')}</div></div>`,
        css,
      );
    const movingIn = async (css: string) => (await rowOf(css)).evaluate(() => reader.moving(0), null);

    it.each([
      ['an animated tile', '#a { animation: turn 5s }', ['a']],
      ['all tiles of an animated row', '.row { animation: turn 5s }', ['a', 'b']],
      ['one whose animation has yet to begin', '#a { animation: turn 5s 4s }', ['a']],
      ['not one that dances for ever', '#a { animation: turn 1s infinite }', []],
      ['nor one that takes very long', '#a { animation: turn 60s }', []],
      ['nor one that has been paused', '#a { animation: turn 5s paused }', []],
      ['nor what is animated elsewhere', 'body { animation: turn 5s }', []],
      ['nothing at rest', '', []],
    ])('is that of %s', async (_, css, ids) => {
      expect(await movingIn(css)).toEqual(ids);
    });

    it('is a transition as well, from its beginning to its end', async () => {
      await rowOf('.tile { transition: background-color 5s } .on #a { background: #6aaa64 }');
      const moving = () => page.evaluate(() => reader.moving(0), null);
      expect(await moving()).toEqual([]);
      await page.evaluate(() => document.body.classList.add('on'), null);
      await page.waitFor(() => document.getAnimations().length > 0, null, 'the transition to begin');
      expect(await moving()).toEqual(['a']);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      }, null);
      expect(await moving()).toEqual([]);
    });

    it('is what an attribute says, unless it was left behind', async () => {
      await rowOf('', 'data-animation="flip-in"');
      const movingAt = (now: number) => page.evaluate((it) => reader.moving(it), now);
      const say = (value: string) =>
        page.evaluate((it) => document.querySelector('#a')!.setAttribute('data-animation', it), value);
      expect(await movingAt(100)).toEqual(['a']);
      expect(await movingAt(2000)).toEqual(['a']);
      expect(await movingAt(2200)).toEqual([]);
      await say('flip-out');
      expect(await movingAt(2300)).toEqual(['a']);
      await say('idle');
      expect(await movingAt(2400)).toEqual([]);
      await say('flip-out');
      expect(await movingAt(9000)).toEqual(['a']);
    });
  });

  describe('backgrounds', () => {
    const painted = (word: string, colours: readonly string[]): string =>
      `<div class="row">${[...word].map((letter, n) => tile(letter === '.' ? '' : letter, `style="background:${colours[n % colours.length]!}"`)).join('')}</div>`;
    const inBoard = (...rows: string[]) => `<div class="board">${rows.join('')}</div>`;
    const EMPTY = painted('.....', ['#fff']);
    const ANSWERED = painted('oater', [YELLOW, YELLOW, GREY, GREY, GREEN]);
    const FEEDBACK = ['present', 'present', 'absent', 'absent', 'correct'];

    /** What one page's boards say, one after the other; with what each row held before. */
    const coloursOf = async (
      boards: readonly (readonly [html: string, before?: (string | null)[], isMoving?: boolean])[],
      css = '',
    ) => {
      await show('', css);
      await page.evaluate(() => reader.forget(), null);
      let colours: unknown;
      for (const [html, before = [], isMoving = false] of boards) {
        colours = await page.evaluate(
          ([content, held, moves]) => {
            document.body.innerHTML = content;
            return reader.colours(held, moves);
          },
          [html, before, isMoving] as const,
        );
      }
      return colours;
    };

    it('say what a row’s feedback is, and nothing of a row that is only typed', async () => {
      expect(await coloursOf([[inBoard(ANSWERED, painted('crane', ['#fff']), EMPTY)]])).toEqual([
        FEEDBACK,
        null,
      ]);
    });

    it('say nothing at all where one of them could mean two things', async () => {
      expect(await coloursOf([[inBoard(painted('crane', [BLUE]), EMPTY)]])).toBeNull();
    });

    it('teach how typed letters look, which is remembered when the row is full', async () => {
      const typing = inBoard(ANSWERED, painted('cra..', [TINT]), EMPTY);
      const typed = inBoard(ANSWERED, painted('crane', [TINT]), EMPTY);
      expect(await coloursOf([[typing], [typed]])).toEqual([FEEDBACK, null]);
      // Never seen before, it is another yellow, so that nothing is sure.
      expect(await coloursOf([[typed]])).toBeNull();
    });

    it('are remembered of empty tiles when a board has none left', async () => {
      const shaded = painted('.....', ['#d3d6da']);
      const full = inBoard(ANSWERED, painted('crane', ['#d3d6da']));
      expect(await coloursOf([[inBoard(ANSWERED, shaded)], [full]])).toEqual([FEEDBACK, null]);
    });

    it('teach nothing of a row that was full before: a letter of it may be gone while it turns', async () => {
      const turning = inBoard(ANSWERED, painted('cr.ne', [GREEN]), EMPTY);
      const turned = inBoard(ANSWERED, painted('crane', [GREEN]), EMPTY);
      const colours = await coloursOf([[turning, [null, 'crane', null]], [turned]]);
      expect(colours).toEqual([FEEDBACK, Array(5).fill('correct')]);
    });

    it('are learnt again in another theme, where a blank one may be feedback', async () => {
      const typing = inBoard(painted('ora..', [GREY]), EMPTY);
      const inDark = inBoard(ANSWERED, painted('.....', ['#121213']));
      expect(await coloursOf([[typing], [inDark]])).toEqual([FEEDBACK]);
      expect(await coloursOf([[typing], [inBoard(ANSWERED, EMPTY)]])).toEqual([null]);
    });

    it('are learnt of a typed row while the theme changes under it', async () => {
      const typed = inBoard(painted('crane', ['#fff']), EMPTY);
      const inDark = inBoard(painted('crane', [GREY]), painted('.....', ['#121213']));
      expect(await coloursOf([[typed], [inDark, ['crane', null], true]])).toEqual([null]);
    });

    it('are counted only where they can be seen', async () => {
      const back = (state: string) =>
        `<div class="row">${tile(`a<i style="display:block;background:${GREEN};${state}">a</i>`, `style="background:${GREY}"`).repeat(5)}</div>`;
      for (const hidden of ['visibility:hidden', 'opacity:0']) {
        expect(await coloursOf([[inBoard(back(hidden), EMPTY)]])).toEqual([Array(5).fill('absent')]);
      }
      expect(await coloursOf([[inBoard(back(''), EMPTY)]])).toEqual([Array(5).fill('correct')]);
    });

    it('of a grid that is rejected teach nothing', async () => {
      const hints = { scopes: ['#stray', '#board'], tiles: ['.tile'] };
      const real = `<div id="board">${ANSWERED}${EMPTY.repeat(5)}</div>`;
      const stray = `<div id="stray">${painted('crane', [BLUE])}${painted('ab...', [GREEN])}${EMPTY.repeat(4)}</div>`;
      const css = '#stray .tile { width: 30px; height: 30px }';
      const readOf = async (html: string) => (await show(html, css)).evaluate((it) => reader.once(it), hints);
      expect(await readOf(stray)).toBe('unreadable');
      expect(await readOf(stray + real)).toEqual(['oater 11002']);
    });
  });

  it.each([
    ['in a message', '<div style="position:fixed;top:9px">AROMA</div>', ['aroma']],
    [
      'in a message that stands outside of a box without height',
      '<div style="height:0;overflow:hidden"><p style="position:fixed;top:9px">aroma</p></div>',
      ['aroma'],
    ],
    ['in a folded box', '<div style="height:0;overflow:hidden"><p>aroma</p></div>', []],
    ['in no colour', '<p style="color:transparent">aroma</p>', []],
    ['for screen readers alone', '<p style="position:absolute;clip-path:inset(50%)">aroma</p>', []],
    ['in no opacity', '<p style="opacity:0">aroma</p>', []],
    ['in a script', '<script type="text/x">aroma</script>', []],
  ])('has an answer that a page says %s: %#', async (_, html, words) => {
    expect(await (await show(html)).evaluate(() => reader.said(5), null)).toEqual(words);
  });

  it('does not measure a board that is known when it reads it again', async () => {
    const keys = [...'abcdefghijklmnopq'].map((letter) => `<kbd>${letter}</kbd>`).join('');
    await show(board('oater', 'crane') + keys, `.row:first-child .tile { background: ${GREY} }`);
    expect(await page.evaluate(() => reader.measuredWhenReadAgain(), null)).toBe(0);
  });
}
