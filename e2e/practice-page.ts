/** Plays on the practice page as a person does. */
import type { Browser, Page } from './browsers/browser.ts';
import { choose } from './popup-page.ts';

/** Waits until a word has been drawn. */
export async function openPractice(browser: Browser): Promise<Page> {
  const page = await browser.openExtensionPage('practice.html');
  await waitForGame(page, '');
  return page;
}

/** What tells the game from the next one; '' while there is none. */
export const puzzleOn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.boards')?.dataset['puzzle'] ?? '', null);

/** Does what begins a new game, and waits for that game: an act at a game still to come would count for none. */
export async function newGameBy(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await puzzleOn(page);
  await act();
  await waitForGame(page, before);
}

async function waitForGame(page: Page, before: string): Promise<void> {
  const isOther = (former: string) => {
    const puzzle = document.querySelector<HTMLElement>('.boards')?.dataset['puzzle'] ?? '';
    return puzzle !== '' && puzzle !== former;
  };
  await page.waitFor(isOther, before, 'a new game');
}

/** Chooses from a list, which begins a new game. */
export const choosePractice = (
  page: Page,
  list: 'lexicon' | 'length' | 'boards',
  value: string,
): Promise<void> => newGameBy(page, () => choose(page, `#${list}`, value));

/** Begins a game with an answer of one's own, typed in. */
export const playOwn = (page: Page, answer: string): Promise<void> =>
  newGameBy(page, async () => {
    await page.click('.own summary');
    await page.fill('#own-answer', answer);
    await page.click('.own [type="submit"]');
  });

/** Enters a guess, and waits until so many rows have their reply and stand still. */
export async function guessInPractice(page: Page, word: string, rows: number): Promise<void> {
  await page.type(word);
  await page.press('Enter');
  const hasTurned = (count: number) => {
    const finished = [...document.querySelectorAll('.board li')].filter((row) =>
      row.querySelector(':is([data-state="absent"], [data-state="present"], [data-state="correct"])'),
    );
    return finished.length === count && document.getAnimations().length === 0;
  };
  await page.waitFor(hasTurned, rows, `${rows} rows`);
}

/** The rows with letters as a person would write them down: "oater 11001", or "oate" while they are typed. */
export function practiceRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const digits: Record<string, string> = { absent: '0', present: '1', correct: '2' };
    return [...document.querySelectorAll('.board li')].flatMap((row) => {
      const tiles = [...row.querySelectorAll<HTMLElement>('.tile')];
      const word = tiles.map(({ innerText }) => innerText.toLowerCase()).join('');
      const reply = tiles.map(({ dataset }) => digits[dataset['state']!] ?? '').join('');
      return word ? [`${word} ${reply}`.trim()] : [];
    });
  }, null);
}

/** The line below the board. */
export const practiceSays = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.said :is(.refusal, .result)')!.innerText, null);
