/** Whether a page can be worked with a finger. */
import type { Page } from './browsers/browser.ts';

/** How large that has to be, in CSS pixels (https://www.w3.org/TR/WCAG22/#target-size-enhanced). */
const FINGERTIP = 44;

/**
 * What is too small for a finger, or makes it push the page sideways.
 * @param include the part of the page that is looked at, its open shadow roots included
 */
export const fingerFaults = (page: Page, include = 'body'): Promise<string[]> =>
  page.evaluate(troubles, { include, least: FINGERTIP });

/**
 * Runs in the page, once all has found its place: until a window has painted at its new size, it may show what lay at the
 * edge of the old one. A link within a sentence is as high as its line, and of a row of keys each is as wide as there is
 * room for. What is beside a box or a switch in its label can be pressed too.
 */
async function troubles({ include, least }: { include: string; least: number }): Promise<string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const below = (element: Element): Element[] => [
    element,
    ...[...(element.shadowRoot?.children ?? []), ...element.children].flatMap(below),
  ];
  const isPressable = (element: Element) =>
    element.matches('a[href], button, input, select, textarea, summary, [role="button"]') &&
    !element.matches(':disabled, input[type="hidden"], .sr-only') &&
    element.checkVisibility({ visibilityProperty: true });
  const isInSentence = (element: Element) =>
    element.matches('p a, p .pick') && getComputedStyle(element).display.startsWith('inline');
  const { scrollWidth } = document.scrollingElement!;
  const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const small = below(document.querySelector(include)!)
    .filter((element) => isPressable(element) && !isInSentence(element))
    .flatMap((element) => {
      const isEnough = (part: Element) => {
        const { width, height } = part.getBoundingClientRect();
        return height > least - 0.5 && (width > least - 0.5 || element.matches('[data-key]'));
      };
      const { width, height } = element.getBoundingClientRect();
      if (height === 0 || [element, element.closest('label') ?? element].some(isEnough)) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      return [
        `${element.localName}.${element.className} “${name}” is ${Math.round(width)} × ${Math.round(height)} px`,
      ];
    });
  return [...wide, ...small];
}
