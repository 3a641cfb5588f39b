/** Reads and works the popup as a person does. */
import type { Browser, Page } from './browsers/browser.ts';
import type { Help } from '../src/protocol/help.ts';
import { until } from './browsers/common.ts';

/** Opens the popup in a tab of its own, for the game in another tab. */
export async function openPopup(browser: Browser, game?: Page): Promise<Page> {
  const popup = await browser.openExtensionPage(
    game ? `popup.html?tab=${await browser.tabId(game)}` : 'popup.html',
  );
  await popup.waitFor(() => document.querySelector('main > *'), null, 'the popup');
  return popup;
}

export function popupText(popup: Page): Promise<string> {
  return popup.evaluate(() => document.body.innerText, null);
}

export function waitForText(popup: Page, text: string, timeout?: number): Promise<void> {
  const says = (wanted: string) => document.body.innerText.includes(wanted);
  return popup.waitFor(says, text, `the popup to say "${text}"`, timeout);
}

/** The hints that the popup shows, by what a screen reader would say of its tiles. */
export function shownHints(popup: Page): Promise<string[]> {
  return popup.evaluate(
    () =>
      [...document.querySelectorAll('.hints li, .report .tiles')].map((row) => {
        const tiles = [...row.querySelectorAll('[role="img"]')].map((tile) =>
          tile.getAttribute('aria-label')!,
        );
        const word = tiles.map((label) => label[0]!.toLowerCase()).join('');
        const digits = tiles.map((label) =>
          /right place/.test(label) ? 2 : /elsewhere/.test(label) ? 1 : 0,
        );
        return `${word} ${digits.join('')}`;
      }),
    null,
  );
}

/** Waits until the popup shows exactly these hints, and an answer to them. */
export async function waitForHints(popup: Page, hints: readonly string[]): Promise<void> {
  await popup.waitFor(
    (expected) => {
      const words = [...document.querySelectorAll('.hints li, .report .tiles')].map((row) =>
        row.textContent.toLowerCase(),
      );
      const summary = document.querySelector('.summary')?.textContent ?? '';
      return words.join() === expected.join() && !/Working/.test(summary);
    },
    hints.map((hint) => hint.split(' ')[0]!),
    `the popup to show ${hints.join(', ') || 'no hint'}`,
  );
}

/** Types hints by hand, as text: a guess a line, with its digits. */
export async function typeHints(popup: Page, text: string): Promise<void> {
  await popup.evaluate(() => {
    const manual = document.querySelector<HTMLDetailsElement>('.manual')!;
    manual.open = true;
    if (!manual.querySelector('textarea')) manual.querySelector<HTMLElement>('.buttons button')!.click();
  }, null);
  await popup.waitFor(() => document.querySelector('.manual textarea'), null, 'the hints as text');
  await popup.fill('.manual textarea', text);
}

/** The best next word, in lower case, once Knack has looked ahead. */
export async function suggestion(popup: Page): Promise<string> {
  await popup.waitFor(
    () => document.querySelector('.best:not([aria-busy="true"])'),
    null,
    'the suggestion to be looked ahead',
  );
  // Beside hints typed by hand there may be a game whose own is still awaited.
  return popup.evaluate(
    () => document.querySelector('.best:not([aria-busy="true"]) .tiles')!.textContent.toLowerCase(),
    null,
  );
}

/** Waits until this is the best next word, once Knack has looked ahead. */
export function waitForSuggestion(popup: Page, word: string): Promise<void> {
  const isShown = (wanted: string) =>
    document.querySelector('.best:not([aria-busy="true"]) .tiles')?.textContent.toLowerCase() === wanted;
  return popup.waitFor(isShown, word, `“${word}” to be suggested`);
}

/** Chooses how much is shown, for this guess. */
export async function chooseLevel(popup: Page, level: Help): Promise<void> {
  const choose = (value: string) => {
    const button = document.querySelector<HTMLButtonElement>(`.levels button[value="${value}"]:enabled`);
    button?.click();
    return button;
  };
  await popup.waitFor(choose, level, `the level "${level}"`);
}

/** Turns a switch on or off by its label. */
export async function setSwitch(popup: Page, label: string, on: boolean): Promise<void> {
  const find = ([text, mark]: readonly [string, string]) => {
    const found = [...document.querySelectorAll('label')].find((candidate) =>
      candidate.innerText.startsWith(text),
    );
    const input = found?.querySelector('input');
    input?.setAttribute('id', mark);
    return input;
  };
  const mark = 'the-switch';
  await popup.waitFor(find, [label, mark] as const, `the switch "${label}"`);
  const now = await popup.evaluate((id) => (document.getElementById(id) as HTMLInputElement).checked, mark);
  if (now !== on) {
    // A click on what still moves may miss it.
    let before: number | undefined;
    await until(`the switch "${label}" to stay where it is`, async () => {
      const former = before;
      before = await popup.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, mark);
      return before === former;
    });
    const isSet = ([id, wanted]: readonly [string, boolean]) =>
      (document.getElementById(id) as HTMLInputElement).checked === wanted;
    await popup.click(`#${mark}`);
    await popup.waitFor(isSet, [mark, on] as const, `the switch "${label}" to turn`);
  }
  await popup.evaluate((id) => document.getElementById(id)!.removeAttribute('id'), mark);
}

/** The line that says what is left. */
export function summary(popup: Page): Promise<string> {
  return popup.evaluate(() => document.querySelector<HTMLElement>('.summary')!.innerText, null);
}

/** Chooses an option of a list, by its value. */
export function choose(page: Page, selector: string, value: string): Promise<void> {
  return page.evaluate(
    ([find, chosen]) => {
      const list = document.querySelector<HTMLSelectElement>(find)!;
      list.value = chosen;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [selector, value] as const,
  );
}
