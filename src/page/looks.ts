/** How tiles look: where they can show feedback, and what is seen there. */
import { ordered } from './groups.ts';
import type { TileFeedback } from './board.ts';
import { backgroundColours, colourIn, feedbackByColour, parseColour, parsePaint } from './colour.ts';
import { isLeaf, localNameOf, matches, rectOf, styleOf } from './dom.ts';
import { arePoints } from './letter.ts';
import { AS, fillOf, shadeOf, toneOf } from './manners.ts';
import { onceAMoment, ownTextsOf, parentOf, partsOf } from './tree.ts';

/** Where tiles can show their feedback, the likeliest first; a mark is something small that has no element. */
export const CHANNELS = ['background', 'border', 'shadow', 'letter', 'line', 'mark', 'opacity'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a look is remembered by: where it shows, and what. It is the same after a reload. */
export const lookKey = (channel: Channel, value: string): string => `${channel} ${value}`;

/** Whether a look is one in a channel. */
export const isIn = (channel: Channel, look: string): boolean => look.startsWith(lookKey(channel, ''));

/** Between a look and the background on which, or the mark with which, it is another one than elsewhere. */
export const ON = ' on ';

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
 * Whether meanings of looks by their colours are sure: what is green is right in one manner. A manner other than the
 * plain one may give any colour, so it is sure only where all three meanings are seen, or two in that manner alone.
 */
export function areSure(feedback: ReadonlyMap<string, TileFeedback>): boolean {
  const told = [...feedback].map(([key, its]) => [key.split(AS)[1], its] as const);
  const manners = new Map(told);
  const greens = new Set(told.filter(([, its]) => its === 'correct').map(([manner]) => manner));
  const meanings = new Set(feedback.values()).size;
  return (
    greens.size < 2 && (meanings > 2 || (manners.size === 1 && (meanings > 1 || manners.has(undefined))))
  );
}

/** Whether a background has a mark that does not say by itself what both mean together. */
export function isMixed(key: string): boolean {
  const [own, mark] = key.split(ON);
  const meaning = hitOf(key);
  return mark !== undefined && isFill(key) && (!meaning || (hitOf(own!) ?? meaning) !== meaning);
}

/** Whether a look is one of a background. */
export const isFill = (look: string): boolean => isIn('background', look);

/** The backgrounds that can be seen in a tile, the lower ones first. */
export const backgroundsOf = (tile: Element): string[] => looksOf(tile).filter(isFill).map(colourOf);

/** The backgrounds of an element itself. */
export const backgroundOf = (element: Element): string[] =>
  backgroundColours(styleOf(element)).filter((colour) => parseColour(colour));

/** Scaled or cut to nothing, as computed styles have it. */
const GONE = /x\((0, 0|\S+ 0, 0, 0),|;(\S+ )?0[ ;]|inset\([^)]*100%|circle\(0[p%]/;

/** Whether nothing can be seen of an element, nor of what is in it. */
const isGone = ({ opacity, scale, clipPath, transform }: CSSStyleDeclaration): boolean =>
  opacity === '0' || GONE.test(`${transform};${scale};${clipPath}`);

/** So much of a tile is looked at, in elements. */
const MAX_PARTS = 30;

/** All looks of a tile in all channels, the lower ones first. */
export const looksOf = onceAMoment((tile: Element): readonly string[] => {
  // What changes the colours of a part changes them within it, too.
  let tone = '';
  const gone = new Set<Element | null>();
  const all = partsOf(tile, MAX_PARTS).flatMap((part) => {
    const style = styleOf(part);
    tone += toneOf(style);
    // A tile itself may bounce, and to ask for that takes a layout.
    if (gone.has(parentOf(part)) || (part === tile ? style.opacity === '0' : isGone(style))) gone.add(part);
    const isSeen = !gone.has(part) && style.visibility !== 'hidden';
    if (!isSeen || (part !== tile && isOfPoints(part))) return [];
    const looks = [...drawnOn(tile, part, style), ...looksOfPart(part, style)];
    return looks.some(isFill) && isThin(style, styleOf(tile))
      ? looks.map((look) => (isFill(look) ? lookKey('mark', valueOf(look)) : look))
      : looks;
  });
  return all.map((look) => look + tone);
});

/** What is less of a tile than this, by its width or height, is a line or a dot on it. */
const THIN = 0.25;

const isThin = (own: CSSStyleDeclaration, whole: CSSStyleDeclaration): boolean =>
  sharesOf(own, whole).some((share) => share < THIN);

/** How much of another's width and height something has; none where that is not known. */
const sharesOf = (own: CSSStyleDeclaration, whole: CSSStyleDeclaration): number[] =>
  (['width', 'height'] as const).map((it) => parseFloat(own[it]) / parseFloat(whole[it]));

/** Whether an element holds what a letter is worth, and nothing else. */
const isOfPoints = (part: Element): boolean => isLeaf(part) && arePoints(ownTextsOf(part).join());

/** The look of a shape that is drawn over most of a tile: any smaller one is a sign. */
function drawnOn(tile: Element, shape: Element, { fill }: CSSStyleDeclaration): string[] {
  if (!/^(rect|circle)$/.test(localNameOf(shape)) || !parseColour(fill)) return [];
  const [own, whole] = [rectOf(shape), rectOf(tile)];
  const isMost = own.width > MOST * whole.width && own.height > MOST * whole.height;
  return isMost ? [lookKey('background', fill)] : [];
}

function looksOfPart(part: Element, style: CSSStyleDeclaration): string[] {
  const looks = surfaceOf(style);
  const add = addTo(looks);
  // The browser draws one of its own around what has the focus (https://drafts.csswg.org/css-ui-4/#outline-style).
  const isOutlined = parseFloat(style.outlineWidth) > 0 && !/none|auto/.test(style.outlineStyle);
  if (isOutlined && !matches(part, ':focus')) add('border', style.outlineColor);
  if (isLeaf(part) || ownTextsOf(part).length > 0) add('letter', style.color);
  if (!/^(none)?$/.test(style.textDecorationLine)) add('line', style.textDecorationColor);
  if (!/^1?$/.test(style.opacity)) looks.push(lookKey('opacity', style.opacity));
  return [...looks, ...['::before', '::after'].flatMap((name) => looksBeside(part, name, style))];
}

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
  const [own, main] = backgroundColours(style) as [string, string];
  const fill = fillOf(style, own, main);
  // What is over a part of a green tile hides only that.
  for (const colour of fill && hitOf(lookKey('background', own)) ? [own] : [own, main])
    add('background', colour, fill);
  const colours = SIDES.map((side) => style[`border${side}Color`]);
  const widths = SIDES.map((side) => parseFloat(style[`border${side}Width`]));
  // The widest border is what is seen, or one that is other than the rest.
  const weights = widths.map((width, n) => 9 * width - colours.filter((it) => it === colours[n]).length);
  const borders: string[] = [];
  for (const n of ordered([0, 1, 2, 3], (side) => weights[side]!))
    if (widths[n]! > 0) {
      // Dotted, dashed or double.
      const line = style[`border${SIDES[n]!}Style`];
      addTo(borders)('border', colours[n]!, /^d/.test(line) ? AS + line : '');
    }
  // Between tiles there may be only one, which one of them has beside its own.
  looks.push(...borders.filter((it, n) => !borders.includes(it, n + 1)));
  add('shadow', colourIn(style.boxShadow), shadeOf(style));
  return looks;
}

/** What is less of a tile than this, by its width or height, is no more than a mark on it. */
const MOST = 0.7;
/** The looks of what a style sheet puts before or after what is in an element. */
function looksBeside(part: Element, name: string, own: CSSStyleDeclaration): string[] {
  const style = styleOf(part, name);
  const { content, display, visibility } = style;
  const isThere = !/^(|none|normal)$/.test(content) && display !== 'none' && visibility !== 'hidden';
  if (!isThere || isGone(style)) return [];
  const shares = sharesOf(style, own);
  const isPart = style.clipPath !== 'none' || shares.some((share) => share < MOST);
  const written: string[] = [];
  if (content !== '""') addTo(written)(/\p{L}/u.test(content) ? 'letter' : 'mark', style.color);
  // A triangle is made of borders around nothing.
  const shown = surfaceOf(style)
    .filter((look) => !(shares.includes(0) && isFill(look)))
    .map((look) => (isPart || isShine(look) ? lookKey('mark', valueOf(look)) : look));
  return [...shown, ...written].map((look) => look + toneOf(style));
}

/** Whether a background lies over a tile and lets its own shine through, without a meaning of its own. */
const isShine = (look: string): boolean =>
  isFill(look) && parsePaint(colourOf(look))!.alpha < 0.9 && !hitOf(look);
