/** Pictures for the README and for looking at. */
import { writeFileSync } from 'node:fs';
import type { Browser } from '../e2e/browsers/browser.ts';

/** Lays pictures (PNG) side by side, as a browser would show them, and writes the whole as a PNG. */
export async function sideBySide(
  browser: Browser,
  pictures: readonly Uint8Array[],
  file: string,
): Promise<void> {
  const page = await browser.open('about:blank');
  await page.evaluate(
    async (sources) => {
      const strip = document.createElement('div');
      strip.style.cssText =
        'position:absolute;inset:0 auto auto 0;padding:24px;display:flex;gap:24px;align-items:flex-start;background:#d5d9dd;forced-color-adjust:none';
      document.body.append(strip);
      for (const source of sources) {
        const image = new Image();
        image.style.cssText = 'display:block;border-radius:8px;box-shadow:0 2px 12px #0004';
        image.src = source;
        await image.decode();
        strip.append(image);
      }
    },
    pictures.map((picture) => `data:image/png;base64,${Buffer.from(picture).toString('base64')}`),
  );
  const { width, height } = await page.evaluate(() => {
    const { width, height } = document.querySelector('div')!.getBoundingClientRect();
    return { width: Math.ceil(width), height: Math.ceil(height) };
  }, null);
  await page.resize(width, height);
  writeFileSync(file, await page.screenshot());
  await page.close();
}
