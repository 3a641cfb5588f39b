/** In what manner something of a tile is shown, where that is not in one plain colour all over. */
import { coloursIn, hueOf, parsePaint } from './colour.ts';

/** Between a look and the manner in which it is shown, where that is no plain one. */
export const AS = ' as ';

/** More of a colour than this is no shine or shade over another. */
const MAX_GLOSS = 0.5;
/** What filters change of colours. */
const TONES = /\b(br|[cghis])\S+\)/g;

/** A manner that is told by a text of any length, the same after a reload. */
function shortOf(text: string): string {
  let sum = 0;
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) >>> 0;
  return text && `${AS}${sum}`;
}

function hueIn(css: string): string {
  const paint = parsePaint(css);
  return paint && paint.alpha > MAX_GLOSS ? hueOf(paint.rgb) : '';
}

/** The manner of the background of an element, '' for a plain one: what is only shaded, or shines, is one. */
export function fillOf(
  { backgroundImage: image, backgroundSize: size }: CSSStyleDeclaration,
  own: string,
  main: string,
): string {
  // A position after a colour is where it ends.
  const hue = main || /\) (?!0|100)[\d.]/.test(image) ? hueIn(main || own) : '';
  // What a picture shows nobody knows.
  const isPart =
    image.includes('url(') ||
    coloursIn(image).some((stop) => hueIn(stop) !== hue || /(^| )\d\d?[.%p]/.test(size));
  return isPart ? shortOf(image + size) : '';
}

/** The manner of a shadow, '' for one that only frames an element: any other may fill a part of it. */
export const shadeOf = ({ boxShadow }: CSSStyleDeclaration): string =>
  /^[^)]+\) 0px 0px \d[.p]\S+ \d[.p]/.test(boxShadow) ? '' : shortOf(boxShadow.replace(/\(.*?\)/g, ''));

/** The manner that filters and blending give an element, '' where its colours stay as they are. */
export const toneOf = ({ filter, mixBlendMode: blend }: CSSStyleDeclaration): string =>
  shortOf([...(filter.match(TONES) ?? []), /^n/.test(blend) ? '' : blend].join(''));
