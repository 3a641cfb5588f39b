/** Reads and works the options page as a person does. */
import type { Browser, Page } from './browsers/browser.ts';
import { choose } from './popup-page.ts';

export async function openOptions(browser: Browser): Promise<Page> {
  const options = await browser.openExtensionPage('options.html');
  await options.waitFor(() => document.querySelector('#data button'), null, 'the options page');
  return options;
}

/** Opens all parts of the page. */
export const openParts = (options: Page): Promise<void> =>
  options.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(
      '.section:not([open]) > summary, .advanced:not([open]) > summary',
    ))
      part.click();
  }, null);

/** Has the settings of the section "In the game" be those of a game, by its id; '' is all games. */
export async function chooseGame(options: Page, id: string): Promise<void> {
  await choose(options, '#play select', id);
  await options.waitFor(
    (forAll) => (document.querySelector('#play [role="switch"]') !== null) === forAll,
    id === '',
    `the settings of "${id}"`,
  );
}

/** Chooses one of several by what stands beside it. */
export async function pick(options: Page, legend: string, label: string): Promise<void> {
  await options.waitFor(
    ([group, wanted]) => {
      for (const old of document.querySelectorAll('[data-picked]')) old.removeAttribute('data-picked');
      const found = [...document.querySelectorAll('fieldset')].find((one) =>
        one.querySelector('legend')?.innerText.startsWith(group),
      );
      const option = [...(found?.querySelectorAll('label') ?? [])].find(({ innerText }) =>
        innerText.startsWith(wanted),
      );
      option?.querySelector('input')?.setAttribute('data-picked', '');
      return option;
    },
    [legend, label] as const,
    `"${label}" of "${legend}"`,
  );
  await options.click('[data-picked]');
}

/** Waits until what is chosen of several is this. */
export function waitForChoice(options: Page, legend: string, label: string): Promise<void> {
  return options.waitFor(
    ([group, wanted]) => {
      const found = [...document.querySelectorAll('fieldset')].find((one) =>
        one.querySelector('legend')?.innerText.startsWith(group),
      );
      const chosen = found?.querySelector('input:checked')?.closest('label');
      return chosen?.innerText.startsWith(wanted);
    },
    [legend, label] as const,
    `"${label}" to be chosen of "${legend}"`,
  );
}

/** Types the first word of a language and enters it. */
export async function putOpener(options: Page, language: string, word: string): Promise<void> {
  // Nothing can be typed as such: it is what is left of a letter.
  await options.fill(`.openers input[lang="${language}"]`, word || 'x');
  if (word === '') await options.press('Backspace');
  await options.press('Enter');
}

/** Types a word into the field and presses one of the buttons beside it. */
export async function putWord(options: Page, word: string, button: 'add' | 'forbid'): Promise<void> {
  await options.fill('#words input', word);
  await options.click(`#words button[value="${button}"]`);
}

/** Waits for the message on the last action in a section. */
export function waitForResult(options: Page, section: string, text: string): Promise<void> {
  const says = ([id, wanted]: readonly [string, string]) =>
    document.querySelector<HTMLElement>(`#${id} [role="status"]`)!.innerText.includes(wanted);
  return options.waitFor(says, [section, text] as const, `the section "${section}" to say "${text}"`);
}

/** Waits until the page lists these words, by their lists' titles, and no others. */
export function waitForLists(options: Page, lists: Record<string, readonly string[]>): Promise<void> {
  const isSo = (expected: string) => {
    const shown = [...document.querySelectorAll('ul')].map(
      (list) =>
        [
          list.getAttribute('aria-label')!,
          [...list.querySelectorAll('li > span')].map(({ textContent }) => textContent),
        ] as const,
    );
    return JSON.stringify(shown.filter(([, words]) => words.length > 0)) === expected;
  };
  const expected = JSON.stringify(Object.entries(lists));
  return options.waitFor(isSo, expected, `the lists to be ${expected}`);
}

/** Presses a button by what a screen reader would say of it. */
export async function pressButton(options: Page, section: string, name: string): Promise<void> {
  const mark = ([id, label]: readonly [string, string]) => {
    const button = [...document.querySelectorAll<HTMLElement>(`#${id} button`)].find(
      (candidate) => (candidate.getAttribute('aria-label') ?? candidate.innerText) === label,
    );
    for (const old of document.querySelectorAll('[data-marked]')) old.removeAttribute('data-marked');
    button?.setAttribute('data-marked', '');
    return button;
  };
  await options.waitFor(mark, [section, name] as const, `the button "${name}"`);
  await options.click('[data-marked]');
}

/** What a screen reader would say of the element that has the focus. */
export function focused(options: Page): Promise<string> {
  return options.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    return element.getAttribute('aria-label') ?? element.innerText;
  }, null);
}

/** Presses Export. @returns the file, which the browser does not get to see */
export async function exportFile(options: Page): Promise<{ name: string; text: string }> {
  await options.evaluate(() => {
    const addressOf = URL.createObjectURL.bind(URL);
    let content: Blob | undefined;
    // Not fetched by its address: Firefox counts that as a connection, which Knack's pages may not make
    // (https://w3c.github.io/webappsec-csp/#directive-connect-src).
    URL.createObjectURL = (blob) => addressOf((content = blob as Blob));
    HTMLAnchorElement.prototype.click = function () {
      const { download: name } = this;
      void content!
        .text()
        .then((text) => (document.documentElement.dataset['file'] = JSON.stringify({ name, text })));
    };
  }, null);
  await pressButton(options, 'data', 'Export');
  await options.waitFor(() => document.documentElement.dataset['file'], null, 'the file');
  return options.evaluate(
    () => JSON.parse(document.documentElement.dataset['file']!) as { name: string; text: string },
    null,
  );
}

/**
 * Gives the page a file, as its file dialog would.
 * @param size of the file in bytes; blanks at its end make it as large
 */
export function importFile(options: Page, text: string, size = 0): Promise<void> {
  return options.evaluate(
    ([content, length]) => {
      const input = document.querySelector<HTMLInputElement>('#data input[type="file"]')!;
      const chosen = new DataTransfer();
      chosen.items.add(new File([content.padEnd(length)], 'knack.json'));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [text, size] as const,
  );
}
