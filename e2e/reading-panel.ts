/** Reads and works "How Knack reads your games" in the options as a person does. */
import type { Page } from './browsers/browser.ts';

/** What is said of each game that is listed: its name, and each line by what it is of. */
export function shownReadings(options: Page): Promise<{ name: string; facts: Record<string, string> }[]> {
  return options.evaluate(
    () =>
      [...document.querySelectorAll('#readings article')].map((article) => ({
        name: article.querySelector('h3')!.innerText,
        facts: Object.fromEntries(
          [...article.querySelectorAll('dt')].map((term) => [
            term.innerText,
            (term.nextElementSibling as HTMLElement).innerText,
          ]),
        ),
      })),
    null,
  );
}

/** The report that is shown before it is copied. */
export async function shownReport(options: Page): Promise<string> {
  await options.evaluate(() => document.querySelector('#readings details')!.setAttribute('open', ''), null);
  return options.evaluate(() => document.querySelector<HTMLElement>('#readings pre')!.innerText, null);
}

/** What browsers do with a text: keep it for `copiedText`, or refuse. */
export function standInForClipboard(options: Page, does: 'keep' | 'refuse'): Promise<void> {
  return options.evaluate((what) => {
    navigator.clipboard.writeText = (text) => {
      if (what === 'refuse') return Promise.reject(new DOMException('', 'NotAllowedError'));
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
  }, does);
}

export function copiedText(options: Page): Promise<string | null> {
  return options.evaluate(() => document.documentElement.dataset['copied'] ?? null, null);
}
