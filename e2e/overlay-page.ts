/** Reads what Knack shows on a game's page, as a person sees it. */
import type { Page } from './browsers/browser.ts';
import { until } from './browsers/common.ts';
import type { Replica } from './replicas/replica.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface SeenOverlay {
  /** What there is of the panel, which may lie over the page as a sheet; null when nothing of it is to be seen. */
  form: 'panel' | 'sheet' | 'pill' | null;
  place: Box | null;
  dark: boolean;
  text: string;
  said: string;
  /** The tiles from the top, and the letters on them. */
  tiles: Box[];
  ghosts: { letter: string; place: Box; contrast: number }[];
  /** What must not be covered, and is. */
  covered: string[];
  /** Whether what the board stands on is dark. */
  isGameDark: boolean;
}

interface Marks {
  readonly board: string;
  readonly tiles: string;
  readonly keys: string;
}

/** Where each replica has what must not be covered. */
const MARKS: Readonly<Record<string, Marks>> = {
  Wordle: { board: '[class*="Board-module_board"]', tiles: '[data-testid="tile"]', keys: 'button[data-key]' },
  'the first Wordle': { board: '#board', tiles: '.tile', keys: 'button[data-key]' },
  Wortel: { board: '#root .pb-6', tiles: '.w-14', keys: 'main button' },
  'Wortel (2022)': { board: '#root .pb-6', tiles: '.w-14', keys: 'main button' },
  Literalnie: { board: '.planszawrap', tiles: '.letter', keys: '.klawiatura .key' },
  'Literalnie (renamed)': { board: '.planszawrap', tiles: '.letter', keys: '.klawiatura .key' },
};

export const seenOverlay = (page: Page, { name }: Replica): Promise<SeenOverlay | null> =>
  page.evaluate(see, MARKS[name]!);

/** Waits until the overlay is as wished, with what it shows and what may keep it from that in the error. */
export async function waitForOverlay(
  page: Page,
  replica: Replica,
  what: string,
  isSo: (overlay: SeenOverlay) => boolean,
): Promise<SeenOverlay> {
  return until(what, async () => {
    const seen = await seenOverlay(page, replica);
    if (seen && isSo(seen)) return seen;
    throw new Error(`there is ${JSON.stringify(seen)}`);
  }).catch(async (error: unknown) => {
    const seen = await seenOverlay(page, replica);
    const around = await page.evaluate(lookAround, seen?.tiles ?? []);
    throw new Error(`${String(error)} At its tiles there is ${JSON.stringify(around)}.`, { cause: error });
  });
}

/** Runs in the page: what is uppermost at the middle of tiles, and what moves. */
function lookAround(tiles: readonly Box[]) {
  const nameOf = ({ localName, id, className }: Element) => `${localName}#${id}.${className}`;
  const hits = tiles
    .map(({ left, top, right, bottom }) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    .filter((hit) => hit !== null);
  const moving = document.getAnimations().flatMap(({ effect, playState }) => {
    const { target } = effect as KeyframeEffect;
    return target ? `${playState} ${nameOf(target)}` : [];
  });
  return { uppermost: [...new Set(hits.map(nameOf))], moving };
}

export const ghostWord = ({ ghosts }: SeenOverlay): string =>
  ghosts.map(({ letter }) => letter.toLowerCase()).join('');

/** Whether each ghost lies exactly on its tile of a row. */
export function areOnRow({ ghosts, tiles }: SeenOverlay, row: number): boolean {
  const own = tiles.slice(row * ghosts.length, (row + 1) * ghosts.length);
  return (
    ghosts.length > 0 &&
    ghosts.every(({ place }, n) =>
      (['left', 'top', 'right', 'bottom'] as const).every(
        (side) => Math.abs(place[side] - own[n]![side]) < 1,
      ),
    )
  );
}

/** Takes the board away from under Knack. */
export const removeBoard = (page: Page, { name }: Replica): Promise<void> =>
  page.evaluate((board) => document.querySelector(board)!.replaceWith('?'), MARKS[name]!.board);

/** Runs in the page, once it is painted. */
async function see({ board, tiles, keys }: Marks): Promise<SeenOverlay | null> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const root = document.querySelector('knack-overlay')?.shadowRoot;
  const mount = root?.querySelector<HTMLElement>('.overlay');
  if (!mount) return null;
  const find = (from: Document | ShadowRoot | Element, css: string): Element[] => [
    ...from.querySelectorAll(css),
    ...[...from.querySelectorAll('*')].flatMap(({ shadowRoot, localName }) =>
      shadowRoot && localName !== 'knack-overlay' ? find(shadowRoot, css) : [],
    ),
  ];
  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const meet = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  const shown = ['panel', 'pill']
    .map((form) => root!.querySelector(`.${form}`))
    .find((it) => it && isSeen(it));
  const place = shown ? boxOf(shown) : null;
  const boards = find(document, board);
  const found = {
    tile: boards.flatMap((it) => find(it, tiles)),
    key: find(document, keys),
    dialog: find(document, '[role="dialog"], dialog[open], game-modal'),
    button: find(document, 'header button, header a[href]'),
  };
  const covered = Object.entries(found).flatMap(([name, elements]) =>
    elements.filter((it) => isSeen(it) && place && meet(boxOf(it), place)).map(() => name),
  );

  const parse = (css: string) => (css.match(/[\d.]+/g) ?? []).map(Number);
  const backgroundOf = (element: Element): number[] => {
    for (let up: Element | null = element; up; up = up.parentElement ?? hostOf(up)) {
      const colour = parse(getComputedStyle(up).backgroundColor);
      if ((colour[3] ?? 1) > 0.9) return colour;
    }
    return [255, 255, 255];
  };
  const hostOf = (element: Element) => (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const luminance = (colour: number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, n) => {
      const part = colour[n]! / 255;
      return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  const contrast = (one: number[], other: number[]) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };
  const ghosts = [...mount.querySelectorAll('.ghosts > *')].map((ghost) => {
    const own = boxOf(ghost);
    const below = found.tile.find((it) => meet(boxOf(it), own)) ?? document.body;
    return {
      letter: ghost.textContent,
      place: own,
      contrast: contrast(parse(getComputedStyle(ghost).color), backgroundOf(below)),
    };
  });
  const isSheet = root!.querySelector('[data-form="sheet"]') !== null;
  return {
    form: shown ? (shown.classList.contains('panel') ? (isSheet ? 'sheet' : 'panel') : 'pill') : null,
    place,
    dark: mount.classList.contains('dark'),
    text: shown ? (shown as HTMLElement).innerText : '',
    said: root!.querySelector('[role="status"]')?.textContent ?? '',
    tiles: found.tile.map(boxOf),
    ghosts,
    covered,
    isGameDark: luminance(backgroundOf(boards[0] ?? document.body)) < 0.18,
  };
}
