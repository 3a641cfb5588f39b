/** In what ways a page can show feedback, where nothing is known of it: read right, or asked about. */
import { describe, expect, it } from 'vitest';
import type { Page } from '../browsers/browser.ts';
import type { ReaderInPage } from './in-page.ts';
import { GREEN, GREY, YELLOW } from './markup.ts';

/** In the functions that run inside a page. */
declare const reader: ReaderInPage;

/** @param show shows this as the whole body of a page */
export function describeShowing(show: (html: string, css?: string) => Promise<Page>): void {
  const KEYS = [...'qwertyuiopasdfghjklzxcvbnm'].map((it) => `<button>${it}</button>`).join('');
  /** Rows with the feedback of each tile as its class, and room for more. */
  const boardOf = (...hints: string[]): string =>
    [...hints, ...Array<string>(6 - hints.length).fill('..... .....')]
      .map((hint) => {
        const [word, digits] = hint.split(' ');
        const tiles = [...word!].map((it, n) =>
          it === '.' ? '<p class="tile"></p>' : `<p class="tile done k${digits![n]!}">${it}</p>`,
        );
        return `<div class="row">${tiles.join('')}</div>`;
      })
      .join('');
  const ROWS = ['oater 01002', 'crane 10021'];
  const TILE = '.tile { position: relative; z-index: 0 }';
  const FILLS = `.k0 { background: ${GREY} } .k1 { background: ${YELLOW} } .k2 { background: ${GREEN} }`;
  const DOT = "content: ''; position: absolute; right: 3px; top: 3px; width: 9px; height: 9px;";
  const read = async (css: string, hints = ROWS, site = {}) =>
    (await show(`<main>${boardOf(...hints)}</main>${KEYS}`, TILE + css)).evaluate(
      (it) => reader.asked(it),
      site,
    );
  /** How many looks the player is asked for. */
  const asked = async (css: string, hints = ROWS) => {
    const looks = await read(css, hints);
    return typeof looks === 'string' || looks.some((look) => / \d{5}$/.test(String(look)))
      ? looks
      : looks.length;
  };

  describe('what is before or after the content of tiles', () => {
    it.each([
      [
        'fills them',
        `.done::before { content: ''; position: absolute; inset: 0; z-index: -1 }
         .k0::before { background: ${GREY} } .k1::before { background: ${YELLOW} } .k2::before { background: ${GREEN} }`,
      ],
      [
        'is a dot on grey',
        `.k0, .k1 { background: ${GREY} } .k2 { background: ${GREEN} } .k1::after { ${DOT} background: ${YELLOW} }`,
      ],
      [
        'is a corner on grey',
        `.k0, .k1 { background: ${GREY} } .k2 { background: ${GREEN} }
         .k1::after { content: ''; position: absolute; right: 0; top: 0; border: 7px solid; border-color: ${YELLOW} ${YELLOW} transparent transparent }`,
      ],
      [
        'is a bar of the colour of each',
        `.done::after { content: ''; position: absolute; left: 0; right: 0; bottom: 0; height: 8px }
         .k0::after { background: ${GREY} } .k1::after { background: ${YELLOW} } .k2::after { background: ${GREEN} }`,
      ],
      [
        'is a sign in yellow on grey',
        `.k0, .k1 { background: ${GREY} } .k2 { background: ${GREEN} } .k1::after { content: '●'; color: ${YELLOW} }`,
      ],
      ['is a sign on green alone', `${FILLS} .k2::after { content: '✓'; color: #fff }`],
      [
        'is gloss on all of them',
        `${FILLS} .done::after { content: ''; position: absolute; inset: 0; background: rgb(255 255 255 / 0.3) }`,
      ],
      [
        'is a fill that is not displayed',
        `${FILLS} .done::after { content: ''; display: none; background: ${GREEN} }`,
      ],
      [
        'is a fill shrunk to nothing',
        `${FILLS} .done::after { content: ''; position: absolute; inset: 0; background: ${GREEN}; transform: scaleX(0) }`,
      ],
    ])('is read where it %s', async (_, css) => {
      expect(await read(css)).toEqual(ROWS);
    });

    it('is read where all that is grey has a dot', async () => {
      const css = `.k0, .k1 { background: ${GREY} } .k2 { background: ${GREEN} } .k1::after { ${DOT} background: ${YELLOW} }`;
      expect(await read(css, ['oater 11221'])).toEqual(['oater 11221']);
    });

    it('is asked about where a dot has no meaning, or says other than the tile', async () => {
      const dot = (colour: string) =>
        `${FILLS} .k1 { background: ${GREY} } .k1::after { ${DOT} background: ${colour} }`;
      expect(await asked(dot('#fff'))).toBe(3);
      expect(await asked(dot('#1e90ff'))).toBe(3);
      expect(
        await asked(`${FILLS} .k1 { background: ${GREEN} } .k1::after { ${DOT} background: ${YELLOW} }`),
      ).toBe(3);
    });
  });

  it('is read where letters have points of a colour of their own', async () => {
    const points = (html: string) => html.replaceAll(/>(\w)<\/p>/g, '>$1<small>1</small></p>');
    const css = `${TILE} ${FILLS} small { font-size: 9px; background: #fff }`;
    const page = await show(`<main>${points(boardOf(...ROWS))}</main>${KEYS}`, css);
    expect(await page.evaluate(() => reader.asked({}), null)).toEqual(ROWS);
  });

  it('is read where a style sheet writes the letters, in colours of their own', async () => {
    const written = boardOf(...ROWS).replaceAll(/>(\w)<\/p>/g, ' data-letter="$1"></p>');
    const css = `${TILE} ${FILLS} .tile { display: grid; place-items: center } [data-letter]::before { content: attr(data-letter) } .k0, .k2 { color: #fff }`;
    const page = await show(`<main>${written}</main>${KEYS}`, css);
    expect(await page.evaluate(() => reader.asked({}), null)).toEqual(ROWS);
  });

  it.each([
    ['by an attribute', 'data-c="$1"', 'attr(data-c)'],
    ['by a property', `style="--c: '$1'"`, `var(--c, '')`],
  ])('is read where a style sheet puts in the letters, %s', async (_, letter, content) => {
    const html = boardOf(...ROWS).replaceAll(/>(\w)<\/p>/g, ` ${letter}></p>`);
    const css = `${TILE} ${FILLS} .tile::before { content: ${content} }`;
    const page = await show(`<main>${html}</main>${KEYS}`, css);
    expect(await page.evaluate(() => reader.asked({}), null)).toEqual(ROWS);
  });

  it('is read where tiles are drawn, and a shape in them is filled', async () => {
    const drawn = (letter: string) =>
      `<svg width="36" height="36"><rect width="36" height="36" rx="4"/><text x="9" y="24">${letter}</text><circle cx="4" cy="4" r="3" fill="#fff"/></svg>`;
    const html = boardOf(...ROWS).replaceAll(/>(\w?)<\/p>/g, (_, letter: string) => `>${drawn(letter)}</p>`);
    const css = `${TILE} rect { fill: #eee } ${FILLS.replaceAll(/(k\d) \{ background/g, '$1 rect { fill')}`;
    const page = await show(`<main>${html}</main>${KEYS}`, css);
    expect(await page.evaluate(() => reader.asked({}), null)).toEqual(ROWS);
  });

  describe('an element within tiles', () => {
    const within = async (css: string, hints = ROWS) => {
      const html = boardOf(...hints).replaceAll(/>(\w?)<\/p>/g, '><i></i><b>$1</b></p>');
      const fill =
        '.tile { display: grid } i, b { grid-area: 1 / 1 } b { z-index: 1 } .tile i { font-size: 0 }';
      return (await show(`<main>${html}</main>${KEYS}`, TILE + fill + css)).evaluate(
        () => reader.asked({}),
        null,
      );
    };
    const INNER = FILLS.replaceAll(' {', ' i {');

    it.each([
      ['from the bottom', `${INNER} .tile i { transform: scaleY(0) } .done i { transform: none }`],
      ['by a property of its own', `${INNER} .tile i { scale: 1 0 } .done i { scale: none }`],
      [
        'in height',
        `${INNER} .tile i { height: 0; align-self: end } .done i { height: auto; align-self: auto }`,
      ],
      [
        'out of a corner',
        `${INNER} .tile i { clip-path: circle(0 at 0 0) } .done i { clip-path: circle(200% at 0 0) }`,
      ],
      [
        'by being uncovered',
        `${INNER} .tile i { clip-path: inset(100% 0 0 0) } .done i { clip-path: inset(0) }`,
      ],
    ])('is read once it has grown %s', async (_, css) => {
      expect(await within(css)).toEqual(ROWS);
    });

    it.each([
      ['from the bottom', 'transform: scaleY(0)'],
      ['from the middle', 'transform: scale(0)'],
      ['out of nothing', 'opacity: 0'],
      ['from the side', 'scale: 0 1'],
      ['out of a corner', 'clip-path: circle(0 at 0 0)'],
      ['out of the bottom', 'clip-path: inset(100% 0 0 0)'],
    ])('is not read before it has grown %s', async (_, css) => {
      expect(await within(`${INNER} .tile i { ${css} }`)).toBe('unreadable');
      const front = `.done { background: ${GREY} } ${INNER}`;
      const last = await within(
        `${front} .k1 i { ${css}; background: ${YELLOW} } .k2 i, .k0 i { background: none } .k2 { background: ${GREEN} }`,
        ['oater 22122'],
      );
      expect(last).toEqual(['oater 22022']);
    });
  });

  describe('a border or an outline', () => {
    it.each([
      ['at the left', '.k0', 'border-left: 8px solid'],
      ['at the right', '.k0', 'border-right: 8px solid'],
      ['as wide as the others', '.k0', 'border-left: 1px solid'],
      ['around the tile', '.k0', 'outline: 3px solid'],
    ])('is read %s', async (_, absent, css) => {
      const colours = `${absent} { ${css} ${GREY} } .k1 { ${css} ${YELLOW} } .k2 { ${css} ${GREEN} }`;
      expect(await read(colours, ['oater 01002', 'crane 10021', 'slimy 00100', 'nymph 00002'])).toEqual(
        expect.arrayContaining(['oater 01002', 'crane 10021']),
      );
    });

    it('is asked about where its style tells', async () => {
      const css = `.k0 { border: 4px solid #fff } .k1 { border: 4px dotted #000 } .k2 { border: 4px solid #000 }`;
      expect(await asked(css)).toBe(3);
      const [solid, elsewhere] = ['border rgb(0, 0, 0)', 'border rgb(0, 0, 0) as dotted'];
      const looks = { 'border rgb(255, 255, 255)': 'absent', [solid]: 'correct', [elsewhere]: 'present' };
      expect(await read(css, ROWS, { looks })).toEqual(ROWS);
      // What the player has said of black is of the solid one alone.
      const before = { ...looks, [elsewhere]: undefined };
      expect(await read(css, ['oater 00100'], { looks: before })).toContain(elsewhere);
      const green = `.k0 { border: 4px solid ${GREY} } .k1 { border: 4px dotted ${GREEN} } .k2 { border: 4px solid ${GREEN} }`;
      expect(await asked(green)).toBe(3);
      expect(await asked(green, ['oater 00101'])).toBe(2);
    });

    it('is nothing where it is that of what has the focus', async () => {
      const page = await show(
        `<main>${boardOf('oater 00202').replace('"tile done k0"', '"tile done k0" tabindex="0"')}</main>${KEYS}`,
        `${TILE} ${FILLS} .tile:focus { outline: 3px solid ${YELLOW} }`,
      );
      const seen = await page.evaluate(() => {
        document.querySelector<HTMLElement>('[tabindex]')!.focus();
        return reader.asked({});
      }, null);
      expect(seen).toEqual(['oater 00202']);
    });
  });

  describe('a fill', () => {
    const [ON_GREEN, BESIDE] = [
      `.k2 { background: ${GREEN} }`,
      `.k0 { background: ${GREY} } .k2 { background: ${GREEN} }`,
    ];
    const on = (image: string, colour = GREEN) => `${BESIDE} .k1 { background: ${colour} ${image} }`;
    const STRIPES = `repeating-linear-gradient(45deg, ${GREEN} 0 6px, #fff 6px 12px)`;
    const HALF = `linear-gradient(90deg, ${GREEN} 50%, transparent 50%)`;
    const GLOSS = 'linear-gradient(rgb(255 255 255 / 0.45), rgb(255 255 255 / 0))';
    const DULL = 'filter: brightness(0.5)';
    const COVER = "content: ''; position: absolute; inset: 0; background: #fff;";
    const SHADOWS = `.k1 { box-shadow: inset 0 20px ${GREEN} } .k2 { box-shadow: inset 0 0 0 20px ${GREEN} }`;

    it.each([
      ['has stripes', on(STRIPES)],
      ['is half of it', on(HALF, GREY)],
      ['fades into white', on(`linear-gradient(${GREEN}, #fff)`)],
      ['is a wedge', on(`conic-gradient(${GREEN} 50%, ${GREY} 0)`)],
      ['is a dot', on(`radial-gradient(${GREEN} 40%, transparent 41%)`, GREY)],
      ['is less wide', on(`linear-gradient(${GREEN}, ${GREEN}) 0 / 50% 100% no-repeat`, GREY)],
      ['is half hidden', on(`linear-gradient(#fff, #fff) 0 / 50% 100% no-repeat`)],
      ['is half dark', on('linear-gradient(90deg, rgb(0 0 0 / 0.5) 50%, transparent 50%)')],
      ['is half hidden by white', on('linear-gradient(90deg, #fff 50%, transparent 50%)')],
      ['is dull', `${on('none')} .k1 { ${DULL} }`],
      ['is grey by a filter', `${on('none')} .k1 { filter: grayscale(1) }`],
      ['is turned into another', `${on('none')} .k1 { filter: hue-rotate(200deg) }`],
      ['is inverted', `${on('none')} .k1 { filter: invert(1) }`],
      ['is blended with what is below', `${on('none')} .k1 { mix-blend-mode: difference }`],
      ['has something blended with it', `${on('none')} .k1::after { ${COVER} mix-blend-mode: difference }`],
      ['is changed below something', `${on('none')} .k1::after { ${COVER} background: ${GREEN}; ${DULL} }`],
      ['is a shadow of half of it', `${BESIDE} .k1, .k2 { background: ${GREY} } ${SHADOWS}`],
    ])('is asked about where that of some tiles of one colour %s', async (_, css) => {
      expect(await asked(css)).toBe(3);
      // Without one that is right, what is other than plain may be so or not.
      expect(await asked(css, ['oater 00101'])).toBe(2);
    });

    it('of tiles that has parts of two meanings is asked about', async () => {
      expect(await asked(on(`linear-gradient(90deg, ${YELLOW} 50%, ${GREEN} 50%)`))).toBe(3);
    });

    it('is asked about where something blended with it may mean anything', async () => {
      const css = on('none').replace('.k1', '.k1, .k2');
      const blended = `${css} .k1::after { ${COVER} mix-blend-mode: difference }`;
      expect(await asked(blended, ['oater 22122'])).toBe(2);
    });

    it.each([
      ['has gloss where it is green', `${FILLS} .k2 { background-image: ${GLOSS} }`],
      ['has gloss everywhere', `${FILLS} .done { background-image: ${GLOSS} }`],
      ['has stripes where it is green, beside yellow', `${FILLS} .k2 { background-image: ${STRIPES} }`],
      ['is dull where nothing is', `${FILLS} .k0 { ${DULL} }`],
      ['is dull everywhere', `${FILLS} .done { ${DULL} }`],
      ['has a shade', `${FILLS} .tile { filter: drop-shadow(0 1px 1px #000) }`],
      ['has an edge', `${FILLS} .done { box-shadow: inset 0 -4px rgb(0 0 0 / 0.3) }`],
      [
        'has a shadow that fills it',
        `.k0 { box-shadow: inset 0 0 0 60px ${GREY} } .k1 { box-shadow: inset 0 0 0 60px ${YELLOW} } .k2 { box-shadow: inset 0 0 0 60px ${GREEN} }`,
      ],
    ])('is read where it %s', async (_, css) => {
      expect(await read(css)).toEqual(ROWS);
    });

    it.each([
      ['gloss', `background-image: ${GLOSS}`],
      ['a gradient of one green', `background: linear-gradient(#7dbb77, #5a9a54)`],
      ['a strong gradient of one green', `background: linear-gradient(#a5d6a7, #2e7d32)`],
    ])('is read with %s on all that is right, without anything elsewhere', async (_, css) => {
      expect(await read(`${BESIDE} .k2 { ${css} }`, ['oater 00202'])).toEqual(['oater 00202']);
    });

    it('is read with the same on what is absent, without anything elsewhere', async () => {
      expect(await read(`${BESIDE} .done { ${DULL} }`, ['oater 00202'])).toEqual(['oater 00202']);
    });

    it('keeps what the player has said of it', async () => {
      const css = `${ON_GREEN} .k0 { background: ${GREY} } .k1 { background: ${STRIPES} }`;
      const looks = (await read(css)) as string[];
      expect(looks.every((look) => look.length < 60)).toBe(true);
      const said = (look: string) =>
        look.includes(' as ') ? 'present' : look.includes('106, 170') ? 'correct' : 'absent';
      expect(await read(css, ROWS, { looks: Object.fromEntries(looks.map((it) => [it, said(it)])) })).toEqual(
        ROWS,
      );
    });
  });
}
