/** What colours mean on a board: green, yellow and grey, or orange and blue where contrast is high. */
/** Red, green and blue from 0 to 1. */
type Rgb = readonly [number, number, number];

export type Verdict = 'absent' | 'present' | 'correct';

/** @returns null for a colour that cannot be seen, or is written in a way that is not known */
export function parseColour(css: string): Rgb | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(css.trim())?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    return digits.map((pair) => parseInt(pair, 16) / 255) as unknown as Rgb;
  }
  const [, name, inner] = /^([a-z]+)\((.+)\)$/i.exec(css.trim()) ?? [];
  if (!name || !inner) return null;
  const [a = 0, b = 0, c = 0, alpha = 1] = inner
    .replace('srgb', '')
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part) => (part.endsWith('%') ? parseFloat(part) / 100 : parseFloat(part)));
  if (alpha < 0.1 || [a, b, c].some(Number.isNaN)) return null;
  if (/^rgba?$/i.test(name)) return [a / 255, b / 255, c / 255];
  if (name === 'color' && /^srgb\s/.test(inner)) return [a, b, c];
  if (name === 'oklab') return fromOklab(a, b, c);
  const turn = (c * Math.PI) / 180;
  if (name === 'oklch') return fromOklab(a, b * Math.cos(turn), b * Math.sin(turn));
  return null;
}

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const gamma = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value));
    return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  };
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** A colour as a key: the same however it is written. */
const keyOf = (rgb: Rgb): string => rgb.map((part) => part.toFixed(2)).join();

type Hue = 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'blue';

/** How far the strongest and the weakest part of a colour may be apart for it to count as grey. */
const GREY = 0.1;
/** Greys are often tinted blue, and never green. */
const BLUISH_GREY = 0.2;

/** Where each hue ends, in degrees; the rest is red again. */
const HUES: readonly (readonly [number, Hue])[] = [
  [12, 'red'],
  [35, 'orange'],
  [72, 'yellow'],
  [172, 'green'],
  [330, 'blue'],
];

function hueOf([red, green, blue]: Rgb): Hue {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < GREY) return 'grey';
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  const degrees = (sector * 60 + 360) % 360;
  const hue = HUES.find(([end]) => degrees < end)?.[1] ?? 'red';
  return hue === 'blue' && chroma < BLUISH_GREY ? 'grey' : hue;
}

/** Whether a colour is more than a grey. */
export function isVivid(css: string): boolean {
  const rgb = parseColour(css);
  return rgb !== null && hueOf(rgb) !== 'grey';
}

/**
 * What each colour of a board's finished tiles means. Green is always the right place; where there is
 * none, orange is beside blue, as in themes of high contrast, and blue beside yellow.
 * @param colours as CSS writes computed ones
 * @param legend colours that the page itself names, and what they mean
 * @returns null when one of the colours says nothing
 */
export function verdictsOf(
  colours: Iterable<string>,
  legend: ReadonlyMap<string, Verdict> = new Map(),
): Map<string, Verdict> | null {
  const verdicts = new Map<string, Verdict>();
  const hues = new Map<string, Hue>();
  for (const colour of colours) {
    const rgb = parseColour(colour);
    if (!rgb) return null;
    const named = legend.get(keyOf(rgb));
    if (named) verdicts.set(colour, named);
    else hues.set(colour, hueOf(rgb));
  }
  const seen = new Set(hues.values());
  for (const [colour, hue] of hues) {
    const verdict = meaningOf(hue, seen);
    if (!verdict) return null;
    verdicts.set(colour, verdict);
  }
  return verdicts;
}

function meaningOf(hue: Hue, seen: ReadonlySet<Hue>): Verdict | null {
  if (hue === 'grey') return 'absent';
  if (hue === 'green') return 'correct';
  if (hue === 'yellow') return 'present';
  if (hue === 'orange') return seen.has('green') ? 'present' : 'correct';
  if (hue === 'blue') return seen.has('yellow') && !seen.has('green') ? 'correct' : 'present';
  return seen.has('grey') ? null : 'absent';
}

/** What custom properties of a page name, as a legend for {@link verdictsOf}. */
export function legendOf(
  style: CSSStyleDeclaration,
  properties: Readonly<Record<string, Verdict>>,
): Map<string, Verdict> {
  const legend = new Map<string, Verdict>();
  for (const [property, verdict] of Object.entries(properties)) {
    const rgb = parseColour(style.getPropertyValue(property));
    if (rgb) legend.set(keyOf(rgb), verdict);
  }
  return legend;
}
