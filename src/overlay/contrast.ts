/** Contrast of colours as WCAG 2.2 defines it. */
import type { Paint, Rgb } from '../page/colour.ts';

/**
 * The least contrast of ghost letters, and where the player asks for more; a little above the required values.
 */
export const GHOST = 3.2;
export const STRONG_GHOST = 4.52;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [1, 1, 1];

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** From 0 for black to 1 for white. */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1 for the same colour to 21 for black and white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Whether white stands out better on a colour than black. */
export const isDark = (ground: Rgb): boolean => contrast(WHITE, ground) > contrast(BLACK, ground);

const between = (from: Rgb, to: Rgb, part: number): Rgb =>
  [0, 1, 2].map((n) => from[n]! + (to[n]! - from[n]!) * part) as unknown as Rgb;

/** The colour of layers of paint over an opaque colour, the uppermost last. */
export const painted = (ground: Rgb, layers: readonly Paint[]): Rgb =>
  layers.reduce((under, { rgb, alpha }) => between(under, rgb, alpha), ground);

/** As CSS writes it, rounded away from the ground so that no contrast is lost. */
export function cssOf(rgb: Rgb, ground: Rgb): string {
  const round = isDark(ground) ? Math.ceil : Math.floor;
  return `rgb(${rgb.map((part) => round(part * 255)).join(', ')})`;
}

/** The faintest colour, from the ground towards black or white, that stands out from it so much (4.5 at most). */
export function ghostOn(ground: Rgb, wanted: number): string {
  const end = isDark(ground) ? WHITE : BLACK;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (contrast(between(ground, end, middle), ground) < wanted) low = middle;
    else high = middle;
  }
  return cssOf(between(ground, end, high), ground);
}
