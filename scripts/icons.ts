/** Renders icons/*.png from the two drawings beside them: run it by hand when one has changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './browsers.mjs';

const folder = new URL('../icons/', import.meta.url);

/** The drawing for the smallest size keeps to its pixels. */
const drawingOf = (size: number) =>
  readFileSync(new URL(size === 16 ? 'icon-16.svg' : 'icon.svg', folder), 'utf8');

/** Where there is no game: the same without its colours, on which light and dark toolbars contrast alike. */
const withoutColour = (drawing: string) =>
  drawing.replaceAll('#2f7d4f', '#6c6f78').replaceAll('#e8b93a', '#d5d7dc');

const executablePath = await findChromium();
if (!executablePath) throw new Error('There is no Chromium: run “node scripts/setup.mjs chromium”.');
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });

async function render(drawing: string, size: number, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
  await page.close();
}

for (const size of [16, 32, 48, 128]) await render(drawingOf(size), size, `${size}.png`);
for (const size of [16, 32]) await render(withoutColour(drawingOf(size)), size, `none-${size}.png`);
await browser.close();
