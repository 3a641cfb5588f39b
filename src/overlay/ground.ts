/** The background that is seen behind an element: its own colours and those of its ancestors. */
import { backgroundColours, type Paint, parsePaint, type Rgb } from '../page/colour.ts';
import { ancestorsOf } from '../page/tree.ts';
import { painted } from './contrast.ts';

const paintsOf = (element: Element): Paint[] =>
  backgroundColours(getComputedStyle(element)).flatMap((css) => parsePaint(css) ?? []);

/** The background that a letter in an element would be read on. */
export function groundOf(element: Element): Rgb {
  const layers = [element, ...ancestorsOf(element)].reverse().flatMap(paintsOf);
  return painted(canvasOf(element.ownerDocument), layers);
}

/** What a browser paints behind a page. */
function canvasOf({ documentElement, defaultView }: Document): Rgb {
  const schemes = getComputedStyle(documentElement).colorScheme.split(' ');
  const wantsDark = defaultView!.matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = schemes.includes('dark') && (wantsDark || !schemes.includes('light'));
  return isDark ? [0.07, 0.07, 0.07] : [1, 1, 1];
}
