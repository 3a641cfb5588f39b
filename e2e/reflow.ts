/** Whether a page can be read in little room. */
import type { Page } from './browsers/browser.ts';

/** The narrowest window that WCAG asks for, in CSS pixels: 1280 at a zoom of 400 %. */
const NARROW = 320;

/** What is cut off or needs scrolling sideways: in a narrow window, and in one of twice the width with letters of twice the size. */
export async function reflowFaults(page: Page): Promise<string[]> {
  await page.resize(NARROW, 600);
  const narrow = await page.evaluate(overflows, null);
  await page.resize(2 * NARROW, 600);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'), null);
  const large = await page.evaluate(overflows, null);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''), null);
  await page.resize(1280, 720);
  return [
    ...narrow.map((fault) => `at ${NARROW} px: ${fault}`),
    ...large.map((fault) => `with letters of twice the size: ${fault}`),
  ];
}

/** Runs in the page, once all has found its place. Elements for screen readers alone are clipped on purpose. */
async function overflows(): Promise<string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { scrollWidth } = document.scrollingElement!;
  const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX !== 'visible',
  );
  return [
    ...wide,
    ...clipped.map(({ localName, textContent }) => `${localName} “${textContent.slice(0, 40)}” is cut off`),
  ];
}
