/**
 * Reads a page as Knack would, and tells why: what could be its boards, and what became of it. The page may be saved in
 * a file. It exits with 1 where no board was read.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled } from '../../e2e/bundled.ts';
import { BROWSER_NAMES, launchIn } from '../bench/browsers.ts';
import { isUsageError, oneOf, saysUsage, UsageError } from '../usage.ts';
import type { PageRead, ReadAs } from './in-page.ts';
import { reportOf } from './report.ts';

const USAGE = `npm run read -- PAGE.html [options]

  --at ADDRESS    reads it as a page of this address, such as that which it was saved from (https://page.example/)
  --browser NAME  in ${BROWSER_NAMES.join(' or ')} (chromium)
  --json          all of it as JSON`;

const OPTIONS = {
  at: { type: 'string', default: 'https://page.example/' },
  browser: { type: 'string', default: 'chromium' },
  json: { type: 'boolean', default: false },
} as const;

/** In the function that runs inside the page. */
declare const readAs: ReadAs;

async function readFile(file: string, at: string, name: (typeof BROWSER_NAMES)[number]): Promise<PageRead> {
  const browser = await launchIn(name, { extension: null, sites: [] });
  try {
    const page = await browser.open(pathToFileURL(resolve(file)).href);
    // The page may allow no script beside its own, so the driver has to bring it, and that takes functions.
    // oxlint-disable-next-line typescript/no-implied-eval
    const load = new Function(bundled('scripts/read/in-page.ts')) as () => void;
    await page.evaluate(load, null);
    return await page.evaluate((address) => readAs(address), at);
  } finally {
    await browser.close();
  }
}

try {
  if (!saysUsage(USAGE)) {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new UsageError(USAGE);
    if (!existsSync(file)) throw new UsageError(`There is no file "${file}".`);
    if (!URL.canParse(values.at)) throw new UsageError(`--at takes an address; "${values.at}" is none.`);
    const read = await readFile(file, values.at, oneOf(BROWSER_NAMES, 'browser', values.browser));
    console.log(values.json ? JSON.stringify(read, null, 2) : reportOf(read));
    if (!read.boards) process.exitCode = 1;
  }
} catch (error) {
  console.error(isUsageError(error) ? error.message : error);
  process.exitCode = 1;
}
