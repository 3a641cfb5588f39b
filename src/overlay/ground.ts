/** The background that is seen behind an element: its own colours and those of its ancestors. */
import { backgroundColours, type Paint, parsePaint, type Rgb } from '../page/colour.ts';
import { documentOf, rootOf, styleOf } from '../page/dom.ts';
import { ancestorsOf } from '../page/tree.ts';
import { painted } from './contrast.ts';

const paintsOf = (element: Element): Paint[] =>
  backgroundColours(styleOf(element)).flatMap((css) => parsePaint(css) ?? []);

/** The background that a letter in an element would be read on. */
export function groundOf(element: Element): Rgb {
  const layers: Paint[] = [];
  for (const around of [element, ...ancestorsOf(element)]) {
    layers.unshift(...paintsOf(around));
    // What is behind that cannot be seen.
    if (layers[0]?.alpha === 1) return painted(layers[0].rgb, layers);
  }
  return painted(canvasOf(documentOf(element)), layers);
}

/** What a browser paints behind a page: https://drafts.csswg.org/css-color-adjust-1/#color-scheme-effect */
function canvasOf(document: Document): Rgb {
  const root = rootOf(document);
  const schemes = root ? styleOf(root).colorScheme.split(' ') : [];
  const wantsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = schemes.includes('dark') && (wantsDark || !schemes.includes('light'));
  return isDark ? [0.07, 0.07, 0.07] : [1, 1, 1];
}
