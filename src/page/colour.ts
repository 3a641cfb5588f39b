/** What colours mean on a board: green, yellow and grey, or orange and blue where contrast is high. */

import type { TileFeedback } from './board.ts';

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

const COLOURS = /(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g;

/** So much of a background image is looked at, in characters: a picture may be all in its address. */
const MAX_IMAGE = 2000;

/** The backgrounds of a style as CSS writes them: its colour, and one of a gradient over it, '' for none. */
export function backgroundColours({ backgroundColor, backgroundImage }: CSSStyleDeclaration): string[] {
  const all = coloursIn(backgroundImage);
  const opaque = all.filter(isOpaque);
  // What shines through is gloss, and so is white beside another colour. Half of a tile may be grey.
  const isGloss = opaque.length === 0 && isOpaque(backgroundColor);
  const dyed = opaque.filter((colour) => Math.min(...parseColour(colour)!) < NEARLY_WHITE);
  const coloured = dyed.filter((colour) => hueOf(parseColour(colour)!) !== 'grey');
  const [main = ''] = [coloured, dyed, opaque, isGloss ? [] : all].find(({ length }) => length > 0) ?? [];
  return [backgroundColor, main];
}

/** More of a colour than this lets nothing shine through, and lighter ones than this are white; both from 0 to 1. */
const OPAQUE = 0.9;
const NEARLY_WHITE = 0.92;

const isOpaque = (css: string): boolean => (parsePaint(css)?.alpha ?? 0) > OPAQUE;

/** All colours in a value of CSS, as it writes computed ones. */
export const coloursIn = (css: string): string[] => css.slice(0, MAX_IMAGE).match(COLOURS) ?? [];

/** The first colour in a value of CSS, '' where there is none. */
export const colourIn = (css: string): string => coloursIn(css)[0] ?? '';

/** @returns null for a colour that cannot be seen, or is written in a way that is not known */
export function parseColour(css: string): Rgb | null {
  const paint = parsePaint(css);
  return paint && paint.alpha >= 0.1 ? paint.rgb : null;
}

/** A colour with how much of it there is, from 0 to 1. */
export interface Paint {
  readonly rgb: Rgb;
  readonly alpha: number;
}

/** A colour takes no more characters than these, whatever a page puts into a property of its own. */
const MAX_COLOUR = 100;

/** @returns null for a colour that is written in a way that is not known */
export function parsePaint(css: string): Paint | null {
  if (css.length > MAX_COLOUR) return null;
  const text = css.trim();
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    return { rgb: digits.map((pair) => parseInt(pair, 16) / 255) as unknown as Rgb, alpha: 1 };
  }
  const [, name, inner] = /^([a-z]+)\((.+)\)$/i.exec(text) ?? [];
  if (!name || !inner) return null;
  const [a = 0, b = 0, c = 0, alpha = 1] = inner
    .replace(RGB_SPACE, '')
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => (part === 'none' ? 0 : parseFloat(part) / (part.endsWith('%') ? 100 : 1)));
  if ([a, b, c, alpha].some(Number.isNaN)) return null;
  const rgb = fromParts(name, inner, [a, b, c]);
  return rgb && { rgb, alpha };
}

function fromParts(name: string, inner: string, [a, b, c]: Rgb): Rgb | null {
  if (/^rgba?$/i.test(name)) return [a / 255, b / 255, c / 255];
  if (name === 'color' && RGB_SPACE.test(inner)) return [a, b, c];
  const turn = (c * Math.PI) / 180;
  const [x, y] = /lch$/.test(name) ? [b * Math.cos(turn), b * Math.sin(turn)] : [b, c];
  if (/^okl(ab|ch)$/.test(name)) return fromOklab(a, x, y);
  return /^l(ab|ch)$/.test(name) ? fromLab(a, x, y) : null;
}

/** Wide colours are near enough to those of the same numbers for telling green from yellow. */
const RGB_SPACE = /^(srgb|display-p3|a98-rgb)\s/;

const gamma = (value: number): number => {
  const clipped = Math.min(1, Math.max(0, value));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
};

/** CSS Color 4: by way of XYZ under the white of D50. */
function fromLab(lightness: number, a: number, b: number): Rgb {
  const y = (lightness + 16) / 116;
  const [X, Y, Z] = [y + a / 500, y, y - b / 200].map((f) =>
    f ** 3 > 0.008856 ? f ** 3 : (116 * f - 16) / 903.3,
  ) as [number, number, number];
  return [
    gamma(3.0217584 * X - 1.6168667 * Y - 0.4048601 * Z),
    gamma(-0.9437481 * X + 1.9161415 * Y + 0.0276066 * Z),
    gamma(0.0693711 * X - 0.2289914 * Y + 1.1596203 * Z),
  ];
}

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A colour as a key: the same however it is written. */
const keyOf = (rgb: Rgb): string => rgb.map((part) => part.toFixed(2)).join();

type Hue = 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'blue';

/**
 * How far the strongest and the weakest part of a colour may be apart for it to count as grey. Greys are
 * often tinted, blue most of all, but never green.
 */
const GREYS: Readonly<Record<Exclude<Hue, 'grey'>, number>> = {
  green: 0.07,
  blue: 0.2,
  red: 0.17,
  orange: 0.17,
  yellow: 0.17,
};

/** Where each hue ends, in degrees; the rest is red again. */
const HUES: readonly (readonly [number, Exclude<Hue, 'grey'>])[] = [
  [12, 'red'],
  [27, 'orange'],
  [72, 'yellow'],
  [176, 'green'],
  [330, 'blue'],
];

/** What a colour is called. */
export function hueOf(rgb: Rgb): Hue {
  const degrees = degreesOf(rgb);
  const hue = HUES.find(([end]) => degrees < end)?.[1] ?? 'red';
  return chromaOf(rgb) < GREYS[hue] ? 'grey' : hue;
}

/** Beyond this, in degrees, a green may be called blue. */
const TEAL = 163;

/** Whether a colour is a green that nobody would call anything else. */
export function isPlainGreen(css: string): boolean {
  const rgb = parseColour(css);
  return rgb !== null && hueOf(rgb) === 'green' && degreesOf(rgb) < TEAL;
}

/** Whether a colour is one of those that mean the same in nearly every game. */
export function isUsual(css: string): boolean {
  const rgb = parseColour(css);
  return rgb !== null && (/^(grey|yellow|orange)$/.test(hueOf(rgb)) || isPlainGreen(css));
}

const chromaOf = (rgb: Rgb): number => Math.max(...rgb) - Math.min(...rgb);

/** Where the hue of a colour is on the wheel; for one that has no part more than others it is no number. */
function degreesOf(rgb: Rgb): number {
  const [red, green, blue] = rgb;
  const most = Math.max(...rgb);
  const chroma = chromaOf(rgb);
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sector * 60 + 360) % 360;
}

/** What is known of the colours of a board beforehand. */
interface Palette {
  /** Colours that the page itself names, and what they mean. */
  readonly legend?: ReadonlyMap<string, TileFeedback>;
  /** Whether orange is the right place beside blue, as in themes of high contrast of known sites. */
  readonly isKnown?: boolean;
  /** Whether tiles without feedback have no hue, or none of a row that has some looks so: else grey may mean anything. */
  readonly isPlain?: boolean;
  /** Whether some tiles have no colour of their own. */
  readonly hasBlank?: boolean;
  /** Whether words call them something else: then they count only once green and yellow, or orange, are seen. */
  readonly isDisputed?: boolean | undefined;
}

/**
 * What each colour of a board's finished tiles means. Green is the right place, yellow another, or orange beside
 * green; grey is absent, or what is neither, on a board without a grey. Everything else means one thing here and
 * another there, and so nothing.
 * @param colours as CSS writes computed ones
 * @returns null when one of the colours has no meaning
 */
export function feedbackByColour(
  colours: Iterable<string>,
  { legend = new Map(), isKnown = false, isPlain = true, hasBlank = false, isDisputed = false }: Palette = {},
): Map<string, TileFeedback> | null {
  const feedback = new Map<string, TileFeedback>();
  const hues = new Map<string, Hue>();
  for (const colour of colours) {
    const rgb = parseColour(colour);
    if (!rgb) return null;
    const named = legend.get(keyOf(rgb));
    if (named) feedback.set(colour, named);
    else hues.set(colour, hueOf(rgb));
  }
  const seen = new Set(hues.values());
  const coloursOf = (one: Hue) => [...hues].filter(([, hue]) => hue === one).map(([colour]) => colour);
  if (!isKnown && areFarApart(coloursOf('grey'))) return null;
  // One green may be right, and another what nothing else is.
  const areAllElse = seen.has('grey') && seen.size > 2;
  if (!isKnown && !areAllElse && areOther(coloursOf('green'), MAX_GREENS)) return null;
  if (!isKnown && areOther(coloursOf('yellow'), MAX_YELLOWS)) return null;
  if (isDisputed && !(seen.has('green') && (seen.has('yellow') || seen.has('orange')))) return null;
  // Orange and green may be all that is absent and all that is right.
  if (seen.has('orange') && seen.size < 3 && !isKnown && !hasBlank) return null;
  for (const [colour, hue] of hues) {
    const meaning = (isKnown ? usualMeaningOf(hue, seen) : null) ?? meaningOf(hue, seen, isPlain);
    if (!meaning) return null;
    feedback.set(colour, meaning);
  }
  return feedback;
}

/** How much more of red, green or blue one grey may have than another that means the same, from 0 to 1. */
const MAX_SPREAD = 0.035;

/** Whether greys are not all one: then another of them may mean something else, as tints of white do. */
function areFarApart(greys: readonly string[]): boolean {
  const all = greys.map((colour) => parseColour(colour)!);
  return [0, 1, 2].some((n) => {
    const parts = all.map((rgb) => rgb[n]!);
    return Math.max(...parts) - Math.min(...parts) > MAX_SPREAD;
  });
}

/**
 * How much one green, or one yellow, may differ from another in any of its parts, or in how much of it there is, from 0 to
 * 1: what is called orange and what is called gold are both among the yellows.
 */
const MAX_GREENS = 0.1;
const MAX_YELLOWS = 0.15;

/** Whether colours of one hue are plainly not one. */
function areOther(colours: readonly string[], most: number): boolean {
  const paints = colours.map((colour) => parsePaint(colour)!).map(({ rgb, alpha }) => [...rgb, alpha]);
  const [first] = paints;
  return paints.some((paint) => paint.some((part, n) => Math.abs(part - first![n]!) > most));
}

function meaningOf(hue: Hue, seen: ReadonlySet<Hue>, isPlain: boolean): TileFeedback | null {
  const isPresentSeen = seen.has('yellow') !== seen.has('orange');
  if (hue === 'grey') return isPlain && !seen.has('red') ? 'absent' : null;
  if (hue === 'green') return 'correct';
  if (hue === 'yellow') return seen.has('orange') ? null : 'present';
  if (hue === 'orange') return seen.has('green') && isPresentSeen ? 'present' : null;
  // What is left when the two others are known.
  if (hue === 'blue' && seen.has('green') && seen.has('grey') && seen.size === 3)
    return isPlain ? 'present' : null;
  // Orange and blue are a pair of their own: right and present where contrast is high, or before and after a letter.
  if (hue === 'blue' && seen.has('orange')) return null;
  const isOnlyOther = !(seen.has('red') && seen.has('blue')) && !seen.has('grey');
  return isOnlyOther && seen.has('green') && isPresentSeen ? 'absent' : null;
}

/** The same where orange is the right place beside blue. */
function usualMeaningOf(hue: Hue, seen: ReadonlySet<Hue>): TileFeedback | null {
  if (hue === 'grey') return 'absent';
  if (hue === 'orange') return seen.has('green') ? 'present' : seen.has('yellow') ? null : 'correct';
  if (hue !== 'blue' || (seen.has('green') && seen.has('yellow'))) return null;
  if (seen.has('grey')) return seen.has('yellow') ? 'correct' : 'present';
  return seen.has('orange') && !seen.has('green') ? 'present' : null;
}

/** What custom properties of a page name, as a legend for {@link feedbackByColour}. */
export function legendOf(
  style: CSSStyleDeclaration,
  properties: Readonly<Record<string, TileFeedback>>,
): Map<string, TileFeedback> {
  const legend = new Map<string, TileFeedback>();
  for (const [property, meaning] of Object.entries(properties)) {
    const rgb = parseColour(style.getPropertyValue(property));
    if (rgb) legend.set(keyOf(rgb), meaning);
  }
  return legend;
}
