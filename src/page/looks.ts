/** How tiles look: where they can show feedback, and what is seen there. */
import type { TileFeedback } from './board.ts';
import { backgroundColours, colourIn, feedbackByColour, parseColour, parsePaint } from './colour.ts';
import { call, get } from './dom.ts';
import { onceAMoment, ownTextsOf, partsOf } from './tree.ts';

/** Where tiles can show their feedback, the likeliest first; a mark is something small that has no element. */
export const CHANNELS = ['background', 'border', 'shadow', 'letter', 'line', 'mark', 'opacity'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a look is remembered by: where it shows, and what. It is the same after a reload. */
export const lookKey = (channel: Channel, value: string): string => `${channel} ${value}`;

/** Between a look and the background on which, or the mark with which, it is another one than elsewhere. */
export const ON = ' on ';

/** Between a look and the manner in which it is shown, where that is no plain one. */
const AS = ' as ';

/** What a look shows, without where. */
export const valueOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

/** The colour of a look: that of the background where it is told by that. */
export const colourOf = (key: string): string => valueOf(key).split(ON).at(-1)!.split(AS)[0]!;

/** What a look means by its colour alone, if that is in the answer. */
export function hitOf(key: string | null): TileFeedback | null {
  const colour = colourOf(key ?? '');
  const meaning = feedbackByColour([colour])?.get(colour) ?? 'absent';
  return meaning === 'absent' ? null : meaning;
}

/** What a look means whatever others there are: green is the right place on every board; null for any other. */
export const sureMeaningOf = (key: string): TileFeedback | null =>
  !isMixed(key) && !key.includes(AS) && hitOf(key) === 'correct' ? 'correct' : null;

/**
 * Whether meanings of looks by their colours are sure: each kind of feedback is shown in one manner, and green means right
 * in another than the plain one only beside what is elsewhere.
 */
export function areSure(feedback: ReadonlyMap<string, TileFeedback>): boolean {
  const manners = new Map<TileFeedback, string>();
  return [...feedback].every(([key, meaning]) => {
    const manner = key.split(AS)[1] ?? '';
    const other = manners.get(meaning) ?? manner;
    manners.set(meaning, manner);
    return (
      other === manner && (!manner || meaning !== 'correct' || [...feedback.values()].includes('present'))
    );
  });
}

/** Whether a background has a mark that does not say by itself what both mean together. */
export function isMixed(key: string): boolean {
  const [own, mark] = key.split(ON);
  const meaning = hitOf(key);
  return mark !== undefined && /^b\w+d /.test(key) && (!meaning || (hitOf(own!) ?? meaning) !== meaning);
}

/** The backgrounds that can be seen in a tile, the lower ones first. */
export const backgroundsOf = (tile: Element): string[] =>
  looksOf(tile)
    .filter((look) => look.startsWith('background '))
    .map(colourOf);

/** The backgrounds of an element itself. */
export function backgroundOf(element: Element): string[] {
  const style = getComputedStyle(element);
  if (isUnseen(style)) return [];
  return backgroundColours(style).filter((colour) => parseColour(colour));
}

const isUnseen = ({ visibility, opacity }: CSSStyleDeclaration): boolean =>
  visibility === 'hidden' || opacity === '0';

/** So much of a tile is looked at, in elements. */
const MAX_PARTS = 30;

/** All looks of a tile in all channels, the lower ones first. */
export const looksOf = onceAMoment((tile: Element): readonly string[] =>
  partsOf(tile, MAX_PARTS).flatMap((part) => {
    const style = getComputedStyle(part);
    if (isUnseen(style)) return [];
    const looks = surfaceOf(style);
    const add = addTo(looks);
    // The browser draws one of its own around what has the focus.
    const isOutlined = parseFloat(style.outlineWidth) > 0 && !/none|auto/.test(style.outlineStyle);
    if (isOutlined && !call(part, 'matches', ':focus')) add('border', style.outlineColor);
    if (get(part, 'childElementCount') === 0 || ownTextsOf(part).length > 0) add('letter', style.color);
    if (style.textDecorationLine !== 'none' && style.textDecorationLine !== '')
      add('line', style.textDecorationColor);
    if (style.opacity !== '1' && style.opacity !== '') looks.push(lookKey('opacity', style.opacity));
    return [...looks, ...['::before', '::after'].flatMap((name) => looksBeside(part, name, style))];
  }),
);

const addTo =
  (looks: string[]) =>
  (channel: Channel, colour: string, manner = '') => {
    if (parseColour(colour)) looks.push(lookKey(channel, colour + manner));
  };

const SIDES = ['Left', 'Right', 'Top', 'Bottom'] as const;

/** What an element, or what stands before or after its content, shows but for text. */
function surfaceOf(style: CSSStyleDeclaration): string[] {
  const looks: string[] = [];
  const add = addTo(looks);
  for (const colour of backgroundColours(style)) add('background', colour);
  const colours = SIDES.map((side) => style[`border${side}Color`]);
  const widths = SIDES.map((side) => parseFloat(style[`border${side}Width`]));
  // The widest border is what is seen, or one that is other than the rest.
  const weights = widths.map((width, n) => 9 * width - colours.filter((it) => it === colours[n]).length);
  for (const n of [0, 1, 2, 3].sort((one, other) => weights[one]! - weights[other]!))
    if (widths[n]! > 0) {
      const line = style[`border${SIDES[n]!}Style`];
      add('border', colours[n]!, /^d/.test(line) ? AS + line : '');
    }
  add('shadow', colourIn(style.boxShadow));
  return looks;
}

/** What is less of a tile than this, by its width or height, is no more than a mark on it. */
const MOST = 0.7;
/** The looks of what a style sheet puts before or after what is in an element. */
function looksBeside(part: Element, name: string, own: CSSStyleDeclaration): string[] {
  const style = getComputedStyle(part, name);
  const { content, display, transform } = style;
  if (
    /^(|none|normal)$/.test(content) ||
    display === 'none' ||
    isUnseen(style) ||
    /x\((0|1, 0, 0, 0),/.test(transform)
  )
    return [];
  const shares = (['width', 'height'] as const).map((it) => parseFloat(style[it]) / parseFloat(own[it]));
  const isPart = style.clipPath !== 'none' || shares.some((share) => share < MOST);
  const looks = surfaceOf(style);
  if (content !== '""') addTo(looks)(/\p{L}/u.test(content) ? 'letter' : 'mark', style.color);
  // A triangle is made of borders around nothing.
  return looks
    .filter((look) => !(shares.includes(0) && look.startsWith('background ')))
    .map((look) => (isPart || isShine(look) ? lookKey('mark', valueOf(look)) : look));
}

/** Whether a background lies over a tile and lets its own shine through, without a meaning of its own. */
const isShine = (look: string): boolean =>
  look.startsWith('background ') && parsePaint(valueOf(look))!.alpha < 0.9 && !hitOf(look);
