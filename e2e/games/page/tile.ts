/** The tiles of a game: elements that show a letter and its state. */
import type { Game } from '../game.ts';
import { lookOf } from '../properties/palette.ts';
import type { Turning } from '../properties/reveal.ts';
import { MARKS, type Mark, type State } from '../properties/rules.ts';
import { pictureOf, shownLetter } from '../properties/unreadable.ts';
import { wordOf } from '../properties/wording.ts';

export interface TileView extends Turning {
  /** What stands in its row: the tile, or what is around it alone. */
  readonly outer: HTMLElement;
  set(letter: string, state: State): void;
  /** Prepares what a turn is to show. */
  prepare(letter: string, mark: Mark): void;
  /** Whether it takes the next letter. */
  point(isNext: boolean): void;
}

/** Where a tile is: its board, row and place. */
export interface At {
  readonly board: number;
  readonly row: number;
  readonly place: number;
}

const isMark = (state: State): state is Mark => state !== 'empty' && state !== 'typed';

/** What a typed letter has beside it where the page has no word for it. */
const TYPED = 'on';

function capital({ markup: { capitals } }: Game, letter: string): string {
  return capitals === 'written' && letter !== 'ß' ? letter.toLocaleUpperCase() : letter;
}

/** What of a tile its state decides. */
const PAINTED = [
  'background-color',
  'border-color',
  'color',
  'box-shadow',
  'background-image',
  'opacity',
] as const;

/** What is said aloud of a tile. */
function labelOf({ wording: { label, spoken } }: Game, letter: string, state: State, place: number): string {
  const word = spoken[state] ?? (state === 'empty' ? 'empty' : '');
  if (letter === '') return word;
  const nth = ['1st', '2nd', '3rd'][place] ?? `${place + 1}th`;
  const whole = {
    none: '',
    'letter, word': `${letter}, ${word}`,
    word,
    'nth letter': `${nth} letter, ${letter}, ${word}`,
    'letter (word)': `${letter} (${word})`,
  }[label];
  return isMark(state) ? whole : letter;
}

/** The parts of a tile. */
interface Parts {
  readonly outer: HTMLElement;
  readonly tile: HTMLElement;
  readonly sayer: HTMLElement;
  readonly painted: HTMLElement;
  readonly front: HTMLElement | null;
  readonly turner: HTMLElement | null;
  /** What holds the letter, once or twice. */
  readonly letters: readonly HTMLElement[];
}

const create = (tag: string, className = ''): HTMLElement => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
};

/** Opens a shadow root with the page's style sheet in it. */
export function rootIn(host: HTMLElement, sheet: CSSStyleSheet): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return root;
}

function contentOf(game: Game, tile: HTMLElement): Omit<Parts, 'outer' | 'tile' | 'sayer'> {
  const plain = { painted: tile, front: null, turner: null };
  switch (game.markup.inside) {
    case 'wrapped':
      return { ...plain, letters: [tile.appendChild(create('div')).appendChild(create('span'))] };
    case 'filled': {
      const fill = tile.appendChild(create('div', 'fill'));
      return { ...plain, painted: fill, letters: [fill] };
    }
    case 'two faces': {
      const turner = tile.appendChild(create('div', 'turner'));
      const front = turner.appendChild(create('div', 'face front'));
      const back = turner.appendChild(create('div', 'face back'));
      return { painted: back, front, turner, letters: [front, back] };
    }
    default:
      return { ...plain, letters: [tile] };
  }
}

function partsOf(game: Game, at: At, sheet: CSSStyleSheet): Parts {
  const { markup } = game;
  const isCustom = markup.element === 'custom' || markup.element === 'nested';
  const host = isCustom ? create('x-tile') : null;
  const tag = isCustom ? 'div' : markup.element;
  const tile = create(tag, `${markup.classes.tile} look`.trim());
  if (tile instanceof HTMLButtonElement) tile.type = 'button';
  if (tile instanceof HTMLInputElement) tile.disabled = true;
  if (host) rootIn(host, sheet).append(tile);
  if (markup.ids !== 'none') tile.id = markup.ids === 'same' ? 'tile' : `t-${at.board}-${at.row}-${at.place}`;
  const content = contentOf(game, tile);
  content.painted.classList.add('painted');
  const body = host ?? tile;
  let outer = body;
  if (markup.wrapped && !host) {
    outer = create('div', 'around');
    outer.append(body);
  }
  return { ...content, outer, tile, sayer: markup.sayer === 'wrapper' ? outer : tile };
}

/** Writes a letter, with what only screen readers say beside it. */
function write(game: Game, { letters, tile }: Parts, letter: string, state: State): void {
  const { markup, wording, unreadable, palette } = game;
  const shown = letter === '' ? markup.blank : capital(game, shownLetter(unreadable, letter));
  if (tile instanceof HTMLInputElement) {
    tile.value = shown;
    return;
  }
  if (unreadable === 'pictures') {
    const picture = new Image(20, 20);
    picture.src = pictureOf(shown, lookOf(palette, state)['color']!);
    for (const holder of letters) holder.replaceChildren(...(letter ? [picture.cloneNode()] : []));
    return;
  }
  if (markup.inside === 'attribute') {
    for (const holder of letters) holder.dataset['letter'] = shown;
  } else for (const holder of letters) holder.textContent = shown;
  const said = isMark(state) ? wording.spoken[state] : undefined;
  if (wording.unseen === 'none' || said === undefined) return;
  const unseen = create('span', 'unseen');
  unseen.textContent = `(${said})`;
  const holder = letters.at(-1)!;
  if (wording.unseen === 'before') holder.prepend(unseen);
  else holder.append(unseen);
}

/** Says and paints a state. */
function say(game: Game, { sayer, painted, front, tile }: Parts, state: State): void {
  const { wording, palette, markup } = game;
  const word = wordOf(wording, state);
  const isPlain = state === 'absent' && wording.absent === 'nothing';
  const base = sayer === tile ? `${markup.classes.tile} look` : 'around';
  const isTyped = (state === 'typed' && !wording.words.typed) || isPlain;
  const said = wording.painter === 'attribute' ? '' : word;
  const finished = isMark(state) ? wording.finished : '';
  const own = sayer === painted ? 'painted' : '';
  sayer.className = [base, said, isTyped && TYPED, finished, own].filter(Boolean).join(' ');
  if (wording.painter === 'attribute') {
    if (word) sayer.setAttribute(wording.attribute, word);
    else sayer.removeAttribute(wording.attribute);
  }
  const prefix = { inline: '', property: '--look-' }[wording.painter as string];
  // A mixture of colours may be left over.
  painted.style.removeProperty('background-color');
  if (prefix !== undefined) {
    const look = lookOf(palette, isPlain ? 'typed' : state);
    for (const name of PAINTED) painted.style.setProperty(`${prefix}${name}`, look[name] ?? null);
  }
  front?.classList.toggle(TYPED, state !== 'empty');
}

export function createTile(game: Game, at: At, sheet: CSSStyleSheet): TileView {
  const parts = partsOf(game, at, sheet);
  const { outer, tile, turner, painted } = parts;
  let next: { letter: string; mark: Mark } = { letter: '', mark: 'absent' };
  const set = (letter: string, state: State) => {
    write(game, parts, letter, state);
    say(game, parts, state);
    const label = game.wording.label === 'none' ? '' : labelOf(game, letter, state, at.place);
    if (label) tile.setAttribute('aria-label', label);
    turner?.classList.toggle('turned', isMark(state));
  };
  set('', 'empty');
  return {
    outer,
    element: tile,
    set,
    prepare: (letter, mark) => void (next = { letter, mark }),
    point: (isNext) => void tile.classList.toggle('next', isNext),
    show() {
      write(game, parts, next.letter, next.mark);
      say(game, parts, next.mark);
      const label = game.wording.label === 'none' ? '' : labelOf(game, next.letter, next.mark, at.place);
      if (label) tile.setAttribute('aria-label', label);
    },
    ...(turner && { turn: () => turner.classList.add('turned') }),
    mix(part) {
      const { paints } = game.palette;
      painted.style.backgroundColor = `color-mix(in srgb, ${paints[next.mark].background} ${part * 100}%, ${paints.typed.background})`;
    },
  };
}

const declared = (look: Readonly<Record<string, string>>): string =>
  Object.entries(look)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

/** The rules of the style sheet that give tiles their colours. */
export function tileStyle(game: Game): string {
  const { palette, wording, layout, markup } = game;
  const { painter, attribute, finished } = wording;
  const rule = (selector: string, state: State) =>
    `${selector}.painted, ${selector} .painted, :host(${selector}) .painted { ${declared(lookOf(palette, state))} }`;
  const selectorOf = (word: string) =>
    painter === 'attribute' ? `[${attribute}="${CSS.escape(word)}"]` : `.${CSS.escape(word)}`;
  const isBySheet = painter === 'class' || painter === 'attribute';
  const states: readonly State[] = ['empty', 'typed', ...MARKS];
  const bySheet = states.flatMap((state) => {
    const word = wordOf(wording, state);
    if (word) return [rule(selectorOf(word), state)];
    return state === 'absent' && wording.absent === 'finished' ? [rule(`.${finished}`, state)] : [];
  });
  const plain = lookOf(palette, 'empty');
  const size = `${layout.size}px`;
  const byProperty = PAINTED.map(
    (name) => `${name}: var(--look-${name}, ${plain[name] ?? (name === 'opacity' ? '1' : 'none')})`,
  ).join('; ');
  const faces = markup.inside === 'two faces';
  return `
    .look { box-sizing: border-box; position: relative; width: ${size}; height: ${Math.round(layout.size * layout.ratio)}px; margin: 0; padding: 0;
      font: bold ${Math.round(layout.size * 0.5)}px/1 sans-serif; text-align: center; overflow: visible;
      display: ${markup.element === 'td' ? 'table-cell' : 'flex'}; align-items: center; justify-content: center;
      ${markup.capitals === 'by style' ? 'text-transform: uppercase;' : ''} flex: none; list-style: none }
    .painted { box-sizing: border-box; border: 2px solid; opacity: 1;
      ${painter === 'property' ? byProperty : declared(plain)} }
    .look:not(.painted) { background: none; border: 0 }
    .fill { width: 100%; height: 100%; display: flex; align-items: center; justify-content: center }
    ${
      faces
        ? `.turner { position: relative; width: 100%; height: 100%; transform-style: preserve-3d }
    .face { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center;
      backface-visibility: hidden; box-sizing: border-box; border: 2px solid }
    .face${game.wording.painter === 'property' ? ':not(.painted)' : ''} { ${declared(plain)} }
    .back { transform: rotateX(180deg) } .turned { transform: rotateX(180deg) }
    .front.${TYPED} { ${declared(lookOf(palette, 'typed'))} }`
        : ''
    }
    ${markup.inside === 'attribute' ? '[data-letter]::before { content: attr(data-letter) }' : ''}
    ${rule(`.${TYPED}`, 'typed')}
    ${isBySheet ? bySheet.sort((a, b) => Number(b.includes(`.${finished}.`)) - Number(a.includes(`.${finished}.`))).join('\n') : ''}
    .next.painted, .next .painted { border-color: #e0709a; background-color: #e0709a22 }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .around { display: inline-block }
    .faint { opacity: 0.35 }`;
}
