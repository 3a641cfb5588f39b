/** What is told of boxes by their shape and what stands in them, where nothing is known of the site. */
import { describe, expect, it } from 'vitest';
import type { Page } from '../browsers/browser.ts';
import type { ReaderInPage } from './in-page.ts';
import { board, GREEN, GREY, ORANGE, row, tile, TINT, YELLOW } from './markup.ts';

/** In the functions that run inside a page. */
declare const reader: ReaderInPage;

/** @param show shows this as the whole body of a page */
export function describeUnknown(show: (html: string) => Promise<Page>): void {
  describe('boxes that nothing is known of', () => {
    const keys = [...'qwertyuiopasdfghjklzxcvbnm'].map((it) => `<button>${it}</button>`).join('');
    const search = '<input placeholder="Search">';
    const inDialog = (html: string) =>
      `<div role="dialog" aria-modal="true" style="position:fixed;inset:40px">${html}</div>`;
    const coloured = (word: string, ...colours: string[]) =>
      `<div class="row">${[...word].map((it, n) => tile(it === '.' ? '' : it, `style="background:${colours[n % colours.length]!}"`)).join('')}</div>`;
    const once = async (html: string, hints = {}) =>
      (await show(html)).evaluate((it) => reader.once(it), hints);
    const shifts = (last: string) =>
      ['nlnen', 'eenel', 'lnele', 'nnele', last].map((it) => coloured(it, GREEN, GREY, GREY)).join('');

    it.each([
      ['in six rows beside keys', `${board('oater')}${keys}`, []],
      ['in a row beside keys', `${row('.....')}${keys}`, []],
      ['in five rows beside a field', `${board('oater')}${search}`, []],
      [
        'beside a number in what is scaled to nothing',
        `${board('oater')}${keys}<p style="transform:scale(0)">Best <b style="display:inline-block;width:30px">20</b></p>`,
        [],
      ],
      ['in a dialog that has the keys', inDialog(`${board('oater')}<div>${keys}</div>`), []],
      [
        'in a dialog that has the keys after as much as eight boards are',
        inDialog(`${board('oater')}${'<i></i>'.repeat(800)}${keys.replaceAll('button', 'div')}`),
        [],
      ],
      ['in a dialog within another, with a field', inDialog(inDialog(`${board('oater')}${search}`)), []],
    ])('are a board %s', async (_, html, hints) => {
      expect(await once(html)).toEqual(hints);
    });

    it('may be green where they are empty, if all that have feedback look different', async () => {
      const empty = row('.....', 'style="background:darkolivegreen"').repeat(4);
      const read = (...colours: string[]) =>
        once(`<div>${coloured('raise', ...colours)}${empty}</div>${keys}`);
      expect(await read('#000', '#000', '#000', '#000', 'goldenrod')).toEqual(['raise 00001']);
      expect(await read('#000', '#000', 'darkolivegreen', '#000', 'goldenrod')).not.toEqual(['raise 00001']);
    });

    it.each(['kbd', 'button'])('may be of the same element as the keys on the screen: %s', async (name) => {
      const rows = coloured('oater', GREY, YELLOW, GREEN) + row('.....').repeat(5);
      const of = (html: string) =>
        html
          .replaceAll(/<div class="tile"(.*?)<\/div>/g, `<${name} class="tile"$1</${name}>`)
          .replaceAll('button>', `${name}>`);
      expect(await once(of(`<div>${rows}</div><div>${keys}</div>`))).toEqual(['oater 01201']);
      expect(await once(of(`<div>${rows}</div>${keys}`))).toEqual(['oater 01201']);
    });

    it('may have what letters are worth in them, and no numbers that count words', async () => {
      const withPoints = (point: (n: number) => string) => {
        let n = 0;
        const rows =
          coloured('oater', GREY, YELLOW) + coloured('roast', GREY, GREEN) + row('.....').repeat(4);
        return `<div>${rows.replaceAll(/>(\w)<\/div>/g, (_, it: string) => `>${it}${point(n++)}</div>`)}</div>${keys}`;
      };
      expect(await once(withPoints(() => '<sub>1</sub>'))).toEqual(['oater 01010', 'roast 02020']);
      expect(await once(withPoints((n) => `<sup>${n + 1}</sup>`))).toBe('unreadable');
      expect(await once(withPoints((n) => (n < 5 ? `<sup>${n + 1}</sup>` : '')))).toBe('unreadable');
    });

    it.each([
      ['with letters below an empty row, as in a crossword', `${board('oater', '.....', '.r.n.')}${keys}`],
      ['in one row with a gap, as in hangman', `${row('.a..e')}${keys}`],
      ['in one row without keys, as for a code', `${row('.....')}${search}`],
      ['in a dialog, beside keys that are not', `${inDialog(board('oater'))}<div>${keys}</div>`],
      ['in a dialog, with the letter that closes it', inDialog(`${board('oater')}<button>x</button>`)],
      ['full of letters in colours without keys, as in a plan', `<div>${shifts('eelnn')}</div>${search}`],
      [
        'of different colours, as in a plan of seats',
        `<div>${[GREY, GREY, GREY, GREY, GREEN].map((it) => coloured('......', GREY, it, it)).join('')}</div>${keys}`,
      ],
      [
        'full of letters that look alike, as in a search for words',
        `<div>${row('oater').repeat(6)}</div>${search}`,
      ],
    ])('are none %s', async (_, html) => {
      expect(await once(html)).not.toBeInstanceOf(Array);
    });

    it.each([
      ['is read, and by what', `${board('oater')}${keys}`, ['1 × 6 × 5 keys null']],
      ['was asked for', board('.....'), ['1 × 6 × 5 asked null'], { isSought: true }],
      ['nothing speaks for', board('oater'), ['1 × 6 × 5 null signs']],
      ['has no room', `<div>${coloured('oater', GREY, GREEN, YELLOW)}</div>${keys}`, ['1 × 1 × 5 null room']],
      ['is no board', `<div>${row('oater').repeat(6)}</div>${keys}`, ['1 × 6 × 5 keys alike']],
      [
        'has colours without a meaning',
        `<div>${coloured('oater', ORANGE, 'rgb(120, 40, 200)')}${row('.....').repeat(5)}</div>${keys}`,
        ['1 × 6 × 5 keys colours'],
      ],
    ])(
      'are told of, with what became of them: what %s',
      async (_, html, tried, hints = { isSought: false }) => {
        expect(await (await show(html)).evaluate((it) => reader.tried(it), hints)).toEqual(tried);
      },
    );

    it('are all boards there are where the keyboard beside them is as large', async () => {
      const rows = ['oater', 'crony'].map((word) => coloured(word, GREY, YELLOW, GREEN)).join('');
      const lines = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].map(
        (line) =>
          `<p style="height:44px;margin:0">${[...line].map((it) => `<button>${it}</button>`).join('')}</p>`,
      );
      expect(await once(`<div>${rows}${row('.....')}</div><div>${lines.join('')}</div>`)).toEqual([
        'oater 01201',
        'crony 01201',
      ]);
    });

    describe('as rows of one board that stand apart', () => {
      const done = (word: string) => coloured(word, GREY, YELLOW, GREEN);
      const [oater, crony, typed] = [done('oater'), done('crony'), row('ab...')];
      const hints = ['oater 01201', 'crony 01201'];
      it.each([
        [
          'below guesses that are deeper in the page',
          `<ol><li>${oater}</li><li>${crony}</li></ol><hr>${typed}`,
        ],
        ['below guesses that are less deep', `<div>${oater}${crony}</div><form><p>${typed}</p></form>`],
        ['below text', `<div>${oater}${crony}</div><p>Your guess:</p><div>${typed}</div>`],
      ])('are read where the row in play is %s', async (_, html) => {
        expect(await once(`<main>${html}</main>${keys}`)).toEqual(hints);
      });
      it.each([
        ['above them, the newest first', `<div>${typed}${crony}${oater}</div>`],
        [
          'above them, in a place of its own',
          `<div>${typed}</div><hr><ol><li>${crony}</li><li>${oater}</li></ol>`,
        ],
        ['above text', `<div>${typed}</div><h3>Guesses</h3><div>${crony}${oater}</div>`],
      ])('are read from the oldest on where the row in play is %s', async (_, html) => {
        expect(await once(`<main>${html}</main>${keys}`)).toEqual(hints);
      });
      it('are read with absent letters that look as empty ones do, where all follow each other evenly', async () => {
        const guesses = ['slate', 'corny'].map(
          (word) => `<section>${coloured(word, 'transparent', YELLOW, 'transparent')}</section>`,
        );
        const html = (between: string) =>
          `<main>${guesses.join(between)}${between}${row('.....')}</main>${keys}`;
        // The last one may still be turning.
        expect(await once(html(''))).toEqual(['slate 01001']);
        expect(await once(html('<p>The letter is in the word.</p>'))).toEqual([]);
      });
      it('are read from the first guess on, and a row that was there before it is none', async () => {
        // Of a new row it takes a few looks to be sure.
        const grown = async (html: string) =>
          (await show(`<main>${html}</main>${keys}`)).evaluate(
            (it) => reader.growing('ol', it, 2000).filter((_, n) => n % 4 === 0),
            [oater, crony].flatMap((it) => [`<li>${it}</li>`, '', '', '']),
          );
        const own = row('.....');
        expect(await grown(`<ol></ol><hr><p>${own}</p>`)).toEqual([[], hints.slice(0, 1), hints]);
        const title = `<h1>${done('wordy')}</h1>`;
        expect((await grown(`${title}<ol></ol><hr><p>${own}</p>`)).flat().join()).not.toContain('wordy');
        expect(await once(`<main>${title}<p>${own}</p></main>${keys}`)).toEqual([]);
      });
      it.each([
        ['that are only typed', `<div>${row('oater')}${row('crony')}</div><hr><p>${typed}</p>`],
        [
          'one tile of which shows feedback, as in a help',
          `<div>${coloured('oater', GREEN, 'white', 'white', 'white', 'white')}</div><hr><p>${typed}</p>`,
        ],
        [
          'of which there are more elsewhere',
          `<div>${oater}</div><hr><p>${typed}</p><hr><div>${crony}</div>`,
        ],
      ])('are none beside rows %s', async (_, html) => {
        expect(String(await once(`<main>${html}</main>${keys}`))).not.toContain(' 0');
      });
    });

    describe('as fields for a letter each, apart from the board', () => {
      const fields = (word: string) =>
        `<p>${[...word].map((it) => `<input class="tile" maxlength="1" value="${it === '.' ? '' : it}">`).join('')}</p>`;
      const oater = coloured('oater', GREY, YELLOW, GREEN);
      const blank = row('.....');

      it.each([
        ['that has room', `<div>${oater}${blank.repeat(5)}</div>`, 'oater ab... ..... ..... ..... .....'],
        ['that grows', `<div>${oater}</div>`, 'oater ab...'],
      ])('are the row in play of one %s', async (_, rows, game) => {
        const page = await show(`<main>${rows}</main>${fields('ab...')}`);
        expect(await page.evaluate(() => reader.games(), null)).toContainEqual([game]);
      });

      it('are read with each guess that goes from them into the board', async () => {
        const page = await show(`<main>${blank.repeat(6)}</main>${fields('.....')}${keys}`);
        const states = [blank, oater, oater].map((it) =>
          it.slice('<div class="row">'.length, -'</div>'.length),
        );
        // A new row has to rest before its colours count.
        const read = await page.evaluate((it) => reader.redrawn('.row', it, 2000), states);
        expect(read).toEqual([[], [], ['oater 01201']]);
      });

      it.each([
        ['is of fields as well', `${fields('oater')}${fields('.....').repeat(5)}`],
        [
          'has another length',
          `<div>${coloured('oaters', GREY, YELLOW, GREEN)}${row('......').repeat(5)}</div>`,
        ],
      ])('are no row of a board that %s', async (_, rows) => {
        const page = await show(`<main>${rows}</main><hr>${fields('ab...')}`);
        expect((await page.evaluate(() => reader.games(), null)).join()).not.toMatch(/[a-z]{5,6} ab\.\.\./);
      });
    });

    it('are none where letters stand that are known by now, above a board of few rows', async () => {
      const plain = '#eee';
      const rows = [
        coloured('slate', plain, plain, plain, YELLOW, plain),
        coloured('trick', YELLOW, GREEN, plain, plain, plain),
        coloured('group', plain, GREEN, GREEN, plain, plain),
        coloured('front', plain),
      ];
      const drawn = (known: string, count: number) =>
        `${row(known)}<section><div>${rows.slice(0, count).join('')}${coloured('.....', plain).repeat(4 - count)}</div></section>`;
      const steps = [drawn('.....', 1), drawn('.r...', 2), drawn('.ro..', 3), drawn('.ro..', 4)];
      const page = await show(`<main></main>${keys}`);
      const read = await page.evaluate((it) => reader.redrawn('main', it, 2000), steps);
      const hints = ['slate 00010', 'trick 12000', 'group 02200'];
      expect(read).toEqual([[], hints.slice(0, 1), hints.slice(0, 2), hints]);
    });

    it('are not taken for rows of one board where each of them has its own next tile', async () => {
      const tiles = row('.....').replace('class="tile"', 'class="tile next"');
      const first = row('.....');
      const column = (rows: readonly string[]) => rows.map((it) => `<div>${it}</div>`).join('');
      expect(await once(`<main>${column(Array<string>(8).fill(tiles))}</main>${keys}`)).not.toBeInstanceOf(
        Array,
      );
      expect(await once(`<main>${column([tiles, ...Array<string>(7).fill(first)])}</main>${keys}`)).toEqual(
        [],
      );
    });

    it('are one board where the row in play is in an element beside those of the others', async () => {
      const done = [coloured('oater', GREY, YELLOW), coloured('crane', GREY, GREEN), coloured('slimy', GREY)];
      const read = (past: readonly string[], now: string, next: number) =>
        once(
          `<main>${[past.join(''), now, row('.....').repeat(next)].map((it) => it && `<div>${it}</div>`).join('')}</main>${keys}`,
        );
      const hints = ['oater 01010', 'crane 02020', 'slimy 00000'];
      expect(await read([], row('.....'), 5)).toEqual([]);
      expect(await read(done.slice(0, 2), row('sl...'), 3)).toEqual(hints.slice(0, 2));
      expect(await read(done, row('.....'), 0)).toEqual(hints);
      // These are two boards, or may be.
      expect(await read(done, row('.....').repeat(4), 0)).toBe('unreadable');
      expect(await read(done, done.join('') + row('.....'), 0)).toEqual([hints, hints]);
    });

    it('are one board where there is text between all of its rows, with room for another', async () => {
      const done = [coloured('oater', GREY, YELLOW), coloured('crane', GREY, GREEN)];
      const empty = Array<string>(4).fill(row('.....'));
      const read = (rows: readonly string[]) =>
        once(
          `<main>${rows.map((it, n) => `<p style="margin:0">Guess ${n + 1}</p>${it}`).join('')}</main>${keys}`,
        );
      expect(await read([...done, ...empty])).toEqual(['oater 01010', 'crane 02020']);
      expect(await read([row('oat..'), ...empty])).toEqual([]);
      // Examples, and boards with titles.
      expect(await read([...done, ...done, ...done])).toBe('unreadable');
      expect(await read(empty)).toBe('unreadable');
      expect(await read([done.join(''), empty.join('')])).toBe('unreadable');
    });

    it('are none where one of their rows is longer or shorter than the others', async () => {
      const rest = row('.....').repeat(5);
      for (const first of ['oaters', 'oat', 'oate']) {
        expect.soft(await once(`<div>${row(first)}${rest}</div>${keys}`), first).toBe('unreadable');
        expect.soft(await once(`<div>${rest}${row(first)}</div>${keys}`), first).toBe('unreadable');
      }
    });

    it('are none where one of their rows is longer, also with each tile in an element of its own', async () => {
      const wrapped = (word: string) =>
        row(word).replaceAll(/<div class="tile" >[^<]*<\/div>/g, '<div>$&</div>');
      const rest = wrapped('.....').repeat(5);
      expect(await once(`<div>${rest}</div>${keys}`)).toEqual([]);
      expect(await once(`<div>${wrapped('......')}${rest}</div>${keys}`)).toBe('unreadable');
    });

    it('are two boards where there are two rows, each in an element of its own, once letters are in both', async () => {
      const each = (...rows: string[]) => rows.map((it) => `<div>${it}</div>`).join('');
      // Until then, they may be a board of two rows.
      expect(await once(`<main>${each(row('.....'), row('.....'))}</main>${keys}`)).toBe('unreadable');
      const begun = row('oater') + row('.....');
      expect(await once(`<main>${each(begun, begun)}</main>${keys}`)).toEqual([[], []]);
    });

    it('are not read by words that may call present what is right, until they have called something right', async () => {
      const said = (word: string, ...states: (readonly [string, string])[]) =>
        `<div class="row">${[...word].map((it, n) => tile(it, `style="background:${states[n]![1]}" data-state="${states[n]![0]}"`)).join('')}</div>`;
      const absent = ['absent', GREY] as const;
      const first = said('oater', absent, absent, ['present', ORANGE], absent, absent);
      const right = said('crane', absent, absent, ['correct', GREEN], absent, absent);
      const rest = row('.....').repeat(4);
      expect(await once(`<div>${first}${rest}</div>${keys}`)).toBe('unreadable');
      expect(await once(`<div>${first}${right}${rest}</div>${keys}`)).toEqual(['oater 00100', 'crane 00200']);
      // A solved row is all of one colour, wherever its tiles have that.
      const lined = (colour: string) => `white;border-color:#878a8c;box-shadow:inset 0 -7px ${colour}`;
      const [line, partial] = [['absent', lined(GREY)] as const, ['partial', lined(YELLOW)] as const];
      const solved = said('crane', ...Array<[string, string]>(5).fill(['present', lined(GREEN)]));
      const begun = said('oater', line, partial, line, line, partial);
      expect(await once(`<div>${begun}${solved}${rest}</div>${keys}`)).toEqual([
        'oater 01001',
        'crane 22222',
      ]);
    });

    it('are boards of a row each where each has its own element, and all take the same letters', async () => {
      const each = (word: string, style = '') => `<div style="${style}"><div>${row(word)}</div></div>`;
      const [two, eight] = [each('.....').repeat(2), each('.....', 'margin:10px').repeat(8)];
      // Until something is typed, they may be the rows of one board.
      expect(await once(`<main>${two}</main>${keys}`)).toBe('unreadable');
      expect(await once(`<main>${eight}</main>${keys}`)).toBe('unreadable');
      expect(await once(`<main>${each('oa...').repeat(2)}</main>${keys}`)).toHaveLength(2);
      const typed = each('oa...', 'margin:10px').repeat(8);
      expect(await once(`<main>${typed}</main>${keys}`)).toHaveLength(8);
      // In one element more than its tiles a row may be one of a board as well.
      const flat = (word: string) =>
        `<main>${row(word).replace('">', '" style="margin:10px">').repeat(8)}</main>`;
      expect(await once(`${flat('.....')}${keys}`)).toBe('unreadable');
      expect(await once(`${flat('oa...')}${keys}`)).toBe('unreadable');
      const four = (word: string) => `<main>${row(word).repeat(4)}</main>`;
      expect(await once(`${four('.....')}${keys}`)).toBe('unreadable');
      // No game has 24 boards.
      const guess = `<div class="row" style="margin:10px;gap:20px">${row('.....').repeat(3)}</div>`;
      expect(await once(`<main>${guess.repeat(8)}</main>${keys}`)).toEqual([[], [], []]);
    });

    it('are no board of one row beside one that makes no sense, or while letters stand elsewhere', async () => {
      const strip = `<section>${row('.....')}</section>`;
      const odd = `<div>${row('.....')}${row('oater')}${row('.....').repeat(4)}</div>`;
      expect(await once(`${strip}${odd}${keys}`)).toBe('unreadable');
      expect(await once(`${strip}<div>${row('oater')}</div>${keys}`)).toBe('unreadable');
    });

    it('are no boards of one game where they are two guesses apart, unless one is solved', async () => {
      const [a, b, c] = [
        coloured('oater', GREY, YELLOW, GREY, GREY, GREY),
        coloured('crane', GREY, GREY, YELLOW, GREY, GREY),
        coloured('slimy', GREY, GREY, GREY, GREY, GREEN),
      ];
      const rest = (count: number) => row('.....').repeat(count);
      const yesterday = `<div>${a}${b}${c}${rest(3)}</div>`;
      const both = (first: string) =>
        once(`<main class="row"><div>${first}${rest(5)}</div>${yesterday}</main>${keys}`);
      expect(await both(coloured('oater', GREY, GREY, GREY, GREY, GREEN))).toBe('unreadable');
      expect(await both(coloured('oater', GREY, GREY, GREY, GREY, GREY))).toBe('unreadable');
      expect(await both(coloured('oater', GREEN, GREEN, GREEN, GREEN, GREEN))).toEqual([
        ['oater 22222'],
        ['oater 01000', 'crane 00100', 'slimy 00002'],
      ]);
    });

    it.each([
      ['as many as a board has', row('.....').repeat(6), []],
      [
        'as many, of which those in play stand out',
        row('.....', 'style="border-color:#00f"') + row('.....').repeat(5),
        [],
      ],
      [
        'rows of two looks',
        row('.....', 'style="border-color:#00f"') +
          (row('.....') + row('.....', 'style="background:#eee"')).repeat(3),
        'not-started',
      ],
      ['five in five rows, as in bingo', row('.....').repeat(5), 'not-started'],
      ['seven in a row, as in a calendar', row('.......').repeat(6), 'not-started'],
      ['many rows of them', row('.....').repeat(12), 'not-started'],
      ['round ones', row('.....', 'style="border-radius:50%"').repeat(6), 'not-started'],
      [
        'of two colours by turns, as on a chessboard',
        coloured('......', GREY, '#fff').repeat(5),
        'not-started',
      ],
    ])('are a board without keys where the player says so, of blank boxes: %s', async (_, html, read) => {
      expect(await once(`<div>${html}</div>`, { isSought: true })).toEqual(read);
      expect(await once(`<div>${html}</div>`)).toBe('not-started');
    });

    it('are a board of full rows once it has got one more, beside examples, a title and what is solved', async () => {
      const rows = [
        coloured('oater', GREY, YELLOW, GREY),
        coloured('slimy', GREEN, GREY, GREY, GREY, YELLOW),
        coloured('nymph', GREEN, GREY, GREY, GREY, YELLOW),
      ];
      const examples =
        `<section>${coloured('crane', GREEN, GREY)}<p>The letter is there.</p></section>`.repeat(2);
      const yesterday = (...colours: string[]) =>
        `<aside><h3>Yesterday</h3>${coloured('crane', GREY, YELLOW)}${coloured('roast', ...colours)}</aside>`;
      const read = async (html: string, apart: number) => {
        const page = await show(`${html}<main><div id="board"></div></main>${keys}`);
        return page.evaluate((it) => reader.growing('#board', it.rows, it.apart), { rows, apart });
      };
      const grown = ['oater 01001', 'slimy 20001'];
      for (const html of [
        examples,
        `<header>${coloured('wordy', GREY, GREEN)}</header>`,
        yesterday(GREEN),
        yesterday(GREY, GREEN),
      ]) {
        const [none, first, second] = await read(html, 2000);
        expect.soft([none, first], html).toEqual(['unreadable', 'unreadable']);
        expect.soft(second, html).toEqual(grown);
        // A page may put its rows in one after the other as it loads.
        expect.soft((await read(html, 200)).at(-1), html).toBe('unreadable');
      }
    });

    describe('as full rows beside a field for words', () => {
      const rows = [
        coloured('oater', GREY, YELLOW, GREY, GREY, GREEN),
        coloured('slimy', GREEN, GREY, GREY, GREY, YELLOW),
      ];
      const hints = ['oater 01002', 'slimy 20001'];
      const field = '<p><input><button>Guess</button></p>';
      const beside = (html: string) => `<main>${html}${field}</main>`;

      it('are a board where the player says so, and all of them have colours of guesses', async () => {
        const html = beside(`<div>${rows.join('')}</div>`);
        expect(await once(html, { isSought: true })).toEqual(hints);
        expect(await once(html)).not.toBeInstanceOf(Array);
        // Fifteen letters, each of them once, are as many as a small keyboard has.
        const others = ['slate', 'corny', 'humid'].map((word) => coloured(word, GREY, GREEN, GREY));
        expect(await once(beside(`<div>${others.join('')}</div>`), { isSought: true })).toHaveLength(3);
        for (const other of [rows[0]!, row('oater').repeat(2), rows[0]! + row('slimy')])
          expect
            .soft(await once(beside(`<div>${other}</div>`), { isSought: true }))
            .not.toBeInstanceOf(Array);
      });

      it('are a board also with the number of each of them beside it, in no element of its own', async () => {
        const counted = (write: (n: number) => string) =>
          beside(rows.map((it, n) => `<div>${it}${write(n + 1)}</div>`).join(''));
        const counts = [
          (n: number) => ` [${n}]`,
          String,
          (n: number) => `${n}.`,
          () => '(noch 4)',
          () => '–',
        ];
        for (const count of counts)
          expect.soft(await once(counted(count), { isSought: true }), count(1)).toEqual(hints);
        const texts = [
          'One letter is there',
          '(One letter is there)',
          '(1 letter is there, at its end)',
          '1 letter',
        ];
        for (const text of texts)
          expect
            .soft(
              await once(
                counted(() => text),
                { isSought: true },
              ),
              text,
            )
            .not.toBeInstanceOf(Array);
      });

      it('are a board also under a row of what is known of the answer, which is none of it', async () => {
        const marks = (word: string, ...colours: string[]) =>
          coloured(word, ...colours).replaceAll('></div>', '>_</div>');
        const known = [
          marks('.....', GREY),
          marks('s....', GREEN, GREY, GREY, GREY, GREY),
          coloured('s....', GREEN, GREY, GREY, GREY, GREY),
        ];
        const read = (html: string) => once(beside(html), { isSought: true });
        for (const it of known) {
          expect.soft(await read(`<div>${it}${rows.join('')}</div>`), it).toEqual(hints);
          expect.soft(await read(`<div><div>${it}</div>${rows.join('')}</div>`), it).toEqual(hints);
        }
        // What is typed into such a row, and what may be.
        const typed = [
          marks('s....', GREY),
          marks('s....', YELLOW, GREY, GREY, GREY, GREY),
          marks('q....', GREEN, GREY, GREY, GREY, GREY),
          coloured('.....', GREY),
        ];
        for (const it of typed)
          expect.soft(await read(`<div>${it}${rows.join('')}</div>`), it).not.toBeInstanceOf(Array);
        const withKeys = await read(`<div>${known[1]!}${rows.join('')}</div>${keys}`);
        expect(withKeys).not.toBeInstanceOf(Array);
      });

      it('are a board from the second on', async () => {
        const page = await show(beside('<div id="board"></div>'));
        const read = await page.evaluate((it) => reader.growing('#board', it, 2000), rows);
        expect(read.slice(1)).toEqual(['not-started', hints]);
      });

      it('are a board from the first on where the player was asked to enter a word', async () => {
        const title = `<div><h1>${coloured('wordy', GREY, GREEN)}</h1></div>`;
        const read = async (before: string, apart: number) => {
          const page = await show(beside(`${before}<div id="board"></div>`));
          const grown = (it: typeof entered) => reader.growing('#board', it.rows, it.apart, true);
          const entered = { rows: rows.slice(0, 1), apart };
          return page.evaluate(grown, entered);
        };
        for (const before of ['', title])
          expect.soft(await read(before, 4000)).toEqual(['not-started', hints.slice(0, 1)]);
        // A page that is being loaded may show it a moment later.
        expect(await read('', 900)).toEqual(['not-started', 'not-started']);
      });
    });

    it('are two boards in few rows that they share, once both hold the word', async () => {
      const shared = (word: string) => {
        const [first, ...others] = [...word].map((it) => (it === '.' ? '' : it));
        const own = [first!, ...others].map((it) => tile(it)).join('');
        const next = tile(first!, 'style="margin-left:30px"') + others.map((it) => tile(it)).join('');
        return `<div class="row">${own}${next}</div>`;
      };
      expect(await once(`<main>${shared('oater')}${shared('.....')}</main>${keys}`)).toEqual([[], []]);
      expect(await once(`<main>${shared('.....').repeat(2)}</main>${keys}`)).toBe('unreadable');
    });

    it('are boards also where a word has been guessed that is an example in a help', async () => {
      const help = coloured('oater', GREEN, GREY);
      const one = coloured('oater', GREY, YELLOW, GREY) + row('.....').repeat(2);
      const two = coloured('oater', GREY, GREY, GREEN) + row('.....').repeat(2);
      const html = `<main><div><div>${one}</div><div>${two}</div></div></main>${keys}<aside>${help}</aside>`;
      // The rows have to rest before they are read.
      expect(await once(html)).toEqual([[], []]);
    });

    it('are a board also with as many different letters as there are on a keyboard', async () => {
      const words = ['chunk', 'spray', 'foted'].map((it) => coloured(it, GREY, GREY, GREEN));
      const html = `<div>${words.join('')}${row('.....').repeat(3)}</div>${keys}`;
      expect(await once(html)).toEqual(['chunk 00200', 'spray 00200', 'foted 00200']);
    });

    it('are boards also where their later rows are strips, and one is stretched', async () => {
      const strips =
        `<div class="row" style="height:10px;overflow:hidden">${tile('').repeat(5)}</div>`.repeat(7);
      const open = `<div>${row('oater')}${row('.....')}${strips}</div>`;
      expect(await once(`<main>${open}${open}</main>${keys}`)).toEqual([[], []]);
      const high = open.replaceAll('class="tile"', 'class="tile" style="height:70px"');
      expect(await once(`<main>${high}${open}</main>${keys}`)).toEqual([[], []]);
    });

    it('take as many guesses as they have rows, also where the last ones are flat before they are needed', async () => {
      const flat = (count: number) =>
        `<div class="row" style="height:4px">${'<i></i>'.repeat(5)}</div>`.repeat(count);
      const limitsOf = async (html: string) =>
        (await show(`<div>${html}</div>${keys}`)).evaluate(() => reader.limits(), null);
      const tiles = (count: number, css = '') => tile('', css).repeat(count);
      const inGrid = (html: string) =>
        `<div style="display:grid;grid-template-columns:repeat(5,44px)">${html}</div>`;
      expect(await limitsOf(row('.....').repeat(6) + flat(3))).toEqual([9]);
      expect(await limitsOf(`${row('.....').repeat(6)}${flat(3).replace(/<i>/, '<i>a')}`)).toEqual([6]);
      expect(await limitsOf(`${row('.....').repeat(6)}<div class="row"><b></b></div>`)).toEqual([6]);
      const first = row('.....');
      const placed = [1, 6, 2, 5, 3, 4].map((at) =>
        first.replace('class="row"', `class="row" style="grid-row:${at}"`),
      );
      expect(await limitsOf(`<div style="display:grid">${placed.join('')}</div>`)).toEqual([6]);
      expect(await limitsOf(inGrid(tiles(30) + tiles(15, 'style="height:4px"')))).toEqual([9]);
    });

    it('are a board also where they float, so that their rows have no height', async () => {
      const rows = `${coloured('oater', GREY, YELLOW, GREEN)}${row('.....').repeat(5)}`;
      const floating = `<style>.row { display: block } .row > * { float: left }</style>
        <div style="width:220px">${rows}</div><div style="clear:both">${keys}</div>`;
      expect(await once(floating)).toEqual(['oater 01201']);
    });

    it('are none while one of their rows is still on its way to them', async () => {
      const fallen = (delay: number) =>
        `<style>@keyframes fall { from { top: -400px } }
          .row:first-child > * { position: relative; animation: fall 1s ${delay}s both }</style>
        <div>${coloured('oater', GREY, YELLOW, GREEN)}${row('.....').repeat(5)}</div>${keys}`;
      expect(await once(fallen(0))).toBe('unreadable');
      expect(await once(fallen(-1))).toEqual(['oater 01201']);
    });

    it('are one board also where the row in play is twice as high as the others', async () => {
      const answered = coloured('oater', GREY, YELLOW, GREY, GREY, GREEN);
      const high = row('.....', 'style="height:80px"');
      const html = (...rows: string[]) => `<div>${rows.join('')}</div>${keys}`;
      expect(await once(html(high, row('.....').repeat(5)))).toEqual([]);
      expect(await once(html(answered, high, row('.....').repeat(4)))).toEqual(['oater 01002']);
      const next = coloured('crony', GREY, GREY, GREEN, GREY, GREY);
      expect(await once(html(answered, next, high, row('.....').repeat(3)))).toEqual([
        'oater 01002',
        'crony 00200',
      ]);
      expect(await once(html(answered + next, high))).toEqual(['oater 01002', 'crony 00200']);
    });

    it('are one board also where its rows are farther apart than a tile is high, and two where some are', async () => {
      const apart = (rows: readonly string[], room: string) =>
        rows.join(`<div style="height:${room}"></div>`);
      const answered = coloured('oater', GREY, YELLOW, GREY, GREY, GREEN);
      const rows = [answered, ...Array<string>(5).fill(row('.....'))];
      expect(await once(`<div>${apart(rows, '46px')}</div>${keys}`)).toEqual(['oater 01002']);
      const boards = [rows.join(''), rows.join('')];
      expect(await once(`<main>${apart(boards, '46px')}</main>${keys}`)).toEqual([
        ['oater 01002'],
        ['oater 01002'],
      ]);
    });

    it('are no board beside one’s own where they show colours and no letters, as another player’s do', async () => {
      const blank = row('.....').repeat(5);
      const theirs = (...colours: string[]) => `<div>${coloured('.....', ...colours)}${blank}</div>`;
      const beside = (own: string, other: string) =>
        once(`<main class="row"><div>${own}${blank}</div>${other}</main>${keys}`);
      const answered = coloured('oater', GREY, YELLOW, GREY, GREY, GREEN);
      expect(await beside(row('.....'), theirs(GREY, YELLOW, GREEN))).toEqual([]);
      expect(await beside(answered, theirs(GREY, YELLOW, GREEN))).toEqual(['oater 01002']);
      // Of one row with a single colour nobody can tell, but not two have another one than those that wait.
      const absent = coloured('.....', GREY, GREY, GREY, GREY, GREY);
      const four = `<div>${absent}${absent}${row('.....').repeat(4)}</div>`;
      expect(await beside(row('.....'), four)).toEqual([]);
      // Without a colour it may be a second board of one game.
      expect(await beside(row('.....'), theirs(''))).toEqual([[], []]);
    });

    it('are fields also where they do not say how long they are', async () => {
      const field = (attributes: string) =>
        `<td><input type="text" ${attributes} style="display:block;box-sizing:border-box;width:40px;height:40px"></td>`;
      const closed = (word: string) =>
        [...word]
          .map((it) =>
            field(`disabled value="${it}"`).replace(
              'style="',
              `style="background:${it === 'a' ? YELLOW : GREY};`,
            ),
          )
          .join('');
      const rows = [
        closed('slate'),
        field('').repeat(5),
        ...Array<string>(4).fill(field('disabled').repeat(5)),
      ];
      const html = `<table>${rows.map((it) => `<tr>${it}</tr>`).join('')}</table><button>Check</button>`;
      // The row has to rest before it is read.
      expect(await once(html)).toEqual([]);
    });

    it.each([
      [112, 25],
      [245, 50],
    ])('are a board where they are %d pixels wide and %d high', async (width, height) => {
      const wide = (html: string) =>
        `<style>.tile { width: ${width}px !important; height: ${height}px !important }</style>${html}`;
      const answered = coloured('oater', GREY, YELLOW, GREY, GREY, GREEN);
      const rest = row('.....').repeat(5);
      expect(await once(wide(`<div>${answered}${rest}</div>${keys}`))).toEqual(['oater 01002']);
    });

    it('are a board where each stands in a wide cell of its own', async () => {
      const cell = '<div style="width:112px;height:48px">$&</div>';
      const rows = coloured('oater', GREY, YELLOW, GREY, GREY, GREEN) + row('.....').repeat(5);
      const cells = rows.replaceAll(/<div class="tile"[^>]*>\w?<\/div>/g, cell);
      expect(await once(`<div>${cells}</div>${keys}`)).toEqual(['oater 01002']);
    });

    it('are a board without keys once they show feedback, and only with room for another guess', async () => {
      const answered = coloured('oater', GREY, YELLOW, GREY, GREY, GREEN);
      const rest = row('.....').repeat(5);
      expect(await once(`<div>${answered}${rest}</div>`)).toEqual(['oater 01002']);
      expect(await once(`<div>${row('oater')}${rest}</div>`)).not.toBeInstanceOf(Array);
      expect(await once(`<div>${answered.repeat(6)}</div>`)).not.toBeInstanceOf(Array);
    });

    it('are a square board without keys where the page is called like a game, and the player says so', async () => {
      const blank = `<div>${row('.....').repeat(5)}</div>`;
      const asked = (html: string) => once(html, { isSought: true });
      expect(await asked(`<h1>Bingo</h1>${blank}`)).not.toBeInstanceOf(Array);
      for (const name of ['My Wurdle', 'Wörtle – das Wort des Tages', 'Słowo dnia', 'Lingo'])
        expect.soft(await asked(`<h1>${name}</h1>${blank}`)).toEqual([]);
    });

    it('are a board without keys whatever their colours are, once words stand in its first rows', async () => {
      const page = (first: string) => `<div>${first}${row('.....').repeat(4)}</div>`;
      const asked = (html: string) => once(html, { isSought: true });
      // Absent letters stay as they were typed.
      const plain = 'rgb(255, 255, 255)';
      expect(await asked(page(coloured('oater', plain, YELLOW, plain, plain, GREEN)))).toEqual([]);
      expect(await asked(page(coloured('oater', '#ffb6c1', '#6af', '#ffb6c1')))).toBe('unreadable');
      expect(await asked(page(row('oater')))).toBe('not-started');
      expect(await once(page(coloured('oater', '#ffb6c1', '#6af', '#ffb6c1')))).toBe('not-started');
    });

    describe('in colours that the help explains', () => {
      const [teal, coral, navy] = ['#1abc9c', '#ff7f6b', '#1d3c4d'];
      const example = (word: string, colours: string[], said: string) =>
        `<div>${coloured(word, ...colours)}</div><p>${said}</p>`;
      const SAID = [
        '<b>W</b> is in the word and in the correct spot.',
        'The letter I is in the word but in the wrong spot.',
        'U is not in the word in any spot.',
      ];
      const helpOf = (said: readonly string[], absent = navy, rest = '#fff') =>
        [
          example('wordy', [teal, rest, rest, rest, rest], said[0]!),
          example('light', [rest, coral, rest, rest, rest], said[1]!),
          example('rogue', [rest, rest, rest, absent, rest], said[2]!),
        ].join('');
      const played = (...colours: string[]) =>
        `<div>${coloured('oater', ...colours)}${row('.....').repeat(5)}</div>${keys}`;
      const guess = played(navy, coral, navy, navy, teal);

      it.each([
        ['of one letter each', helpOf(SAID)],
        ['of all letters', helpOf(SAID, navy, navy)],
        [
          'in which a letter is repeated',
          example('mummy', [navy, navy, teal, navy, navy], SAID[0]!.replace('W', 'M')) +
            example('light', [navy, coral, navy, navy, navy], SAID[1]!) +
            example('rogue', [navy], SAID[2]!),
        ],
        ['that is hidden', `<div style="display:none">${helpOf(SAID)}</div>`],
        ['in a dialog', `<dialog>${helpOf(SAID)}</dialog>`],
        [
          'of a tile each',
          [
            [teal, 'The letter is in the correct spot'],
            [coral, 'The letter is in the word, but in the wrong spot'],
            [navy, 'The letter is not in the word'],
          ]
            .map(
              ([colour, said]) =>
                `<div style="display:flex"><div>${tile('x', `style="background:${colour!}"`)}</div><div><p>${said!}</p></div></div>`,
            )
            .join(''),
        ],
        [
          'in a list',
          [
            [teal, 'The letter is in the word and in the correct spot'],
            [coral, 'The letter is in the word, but elsewhere: in another spot'],
            [navy, 'The letter isn’t in the word'],
          ]
            .map(([colour, said]) => `<p><span style="background:${colour!}">A</span> ${said!}</p>`)
            .join(''),
        ],
        [
          'in German',
          helpOf([
            'Der Buchstabe W ist im Wort und an der richtigen Stelle.',
            'I ist im Wort, aber nicht an der richtigen Stelle.',
            'U kommt im Wort nicht vor.',
          ]),
        ],
        [
          'in Polish',
          helpOf([
            'Litera W znajduje się na odpowiednim miejscu.',
            'I jest w słowie, ale w innym miejscu.',
            'U nie znajduje się w słowie.',
          ]),
        ],
      ])('are read: by examples %s', async (_, help) => {
        expect.soft(await once(`${help}${guess}`)).toEqual(['oater 01002']);
        expect.soft(await once(`${guess}${help}`)).toEqual(['oater 01002']);
      });

      it.each([
        ['one kind is missing', helpOf(SAID.with(0, 'Good luck!'))],
        ['no letter is named', helpOf(['In the right spot', 'In the wrong spot', 'Not in the word'])],
        ['two kinds look alike', helpOf(SAID, coral)],
        [
          'green is not called right',
          helpOf(SAID)
            .replaceAll(teal, GREEN)
            .replaceAll(coral, teal)
            .replaceAll(GREEN, coral)
            .replaceAll(navy, GREEN),
        ],
        [
          'the sentences stand above their examples',
          `<p>${SAID[0]!}</p>${coloured('wirud', teal, navy)}<p>${SAID[1]!}</p>${coloured('wirud', navy, coral, navy)}<p>${SAID[2]!}</p>${coloured('wirud', navy)}`,
        ],
      ])('are asked about where %s', async (_, help) => {
        expect(await once(`${help}${guess}`)).toBe('unreadable');
      });

      it('are none of a word that is only typed', async () => {
        for (const help of [helpOf(SAID, TINT, TINT), helpOf(SAID, TINT)])
          expect.soft(await once(`${help}${played(TINT)}`)).not.toEqual(['oater 00000']);
      });
    });

    it('are several boards without keys once the same word stands in the first row of each', async () => {
      const begun = (word: string, ...colours: string[]) =>
        `<div style="width:230px">${coloured(word, ...colours)}${row('.....').repeat(6)}</div>`;
      const asked = (...boards: string[]) =>
        once(`<div style="display:flex">${boards.join('')}</div>`, { isSought: true });
      const pink = ['#ffb6c1', '#6af', '#ffb6c1'];
      expect(await asked(begun('oater', ...pink), begun('oater', '#ffb6c1'))).toBe('unreadable');
      expect(await asked(begun('.....'), begun('.....'))).toBe('not-started');
    });

    it('are a board without keys also where it is not sure yet whether the first row has been answered', async () => {
      // The last letters may be about to turn.
      const page = await show(
        `<div>${coloured('oater', GREEN, YELLOW, GREY, GREY, GREY)}${row('.....').repeat(4)}</div>`,
      );
      const looks = Array<string>(5).fill('');
      const read = await page.evaluate((it) => reader.growing('div', it, 300, true), looks);
      expect([read[0], read.at(-1)]).toEqual([[], ['oater 21000']]);
    });
  });
}
