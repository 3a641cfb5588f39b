/** Pictures of the practice page. */
import type { Browser, Page } from '../../e2e/browsers/browser.ts';
import { choosePractice, guessInPractice, openPractice, playOwn } from '../../e2e/practice-page.ts';
import { photograph } from './camera.ts';
import type { Language } from './languages.ts';

export async function photographPractice(
  browser: Browser,
  language: string,
  { practice: { lexicon, answer, guesses, noWord } }: Language,
): Promise<void> {
  const shoot = (page: Page, state: string) => photograph(browser, page, `${language}-practice-${state}`);
  const first = await browser.openExtensionPage('practice.html#welcome');
  await first.waitFor(() => document.querySelector('[data-puzzle]'), null, 'a word');
  await shoot(first, 'welcome');
  await first.close();
  const page = await openPractice(browser);
  await choosePractice(page, 'lexicon', lexicon);
  await playOwn(page, answer);
  for (const [n, word] of guesses.entries()) await guessInPractice(page, word, n + 1);
  /** Until the report on the game is whole. */
  const reported = () => page.waitFor(() => document.querySelector('.report .sum'), null, 'the report');
  await page.type(noWord);
  await page.press('Enter');
  await page.waitFor(() => document.querySelector('.refusal:not(:empty)'), null, 'the refusal');
  await page.click('.own summary');
  await page.fill('#own-answer', 'é');
  await page.press('Enter');
  await page.waitFor(() => document.querySelector('#own-result:not(:empty)'), null, 'what is wrong');
  await shoot(page, 'refused');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur(), null);
  for (let n = 0; n < noWord.length; n++) await page.press('Backspace');
  await guessInPractice(page, answer, guesses.length + 1);
  await reported();
  await page.click('.report summary');
  await shoot(page, 'won');
  await page.fill('#own-answer', noWord);
  await page.press('Enter');
  await page.waitFor(() => document.querySelector('#own-result:not(:empty)'), null, 'the question');
  await shoot(page, 'unknown');
  await page.fill('#own-answer', answer);
  await page.press('Enter');
  await page.waitFor(() => !document.querySelector('[data-state="correct"]'), null, 'a new game');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur(), null);
  for (let row = 1; row <= 6; row++) await guessInPractice(page, guesses[0]!, row);
  await reported();
  await shoot(page, 'lost');
  await choosePractice(page, 'boards', '4');
  await page.type(guesses[0]!);
  await page.press('Enter');
  await page.waitFor(
    () =>
      document.querySelectorAll('li:first-child [data-state="absent"]').length > 0 &&
      document.getAnimations().length === 0,
    null,
    'the first row of each board',
  );
  await shoot(page, 'boards');
  const rows = await page.evaluate(() => document.querySelectorAll('.board:first-child li').length, null);
  for (let row = 1; row < rows; row++) await guessOnBoards(page, guesses[0]!, row + 1);
  await reported();
  await shoot(page, 'boards-lost');
  await choosePractice(page, 'boards', '16');
  for (let row = 1; row <= 7; row++) await guessOnBoards(page, guesses[0]!, row);
  await shoot(page, 'boards-16');
  await choosePractice(page, 'boards', '1');
  await page.close();
}

/** Guesses on several boards. @param row the row that it comes to stand in, from 1 on */
async function guessOnBoards(page: Page, word: string, row: number): Promise<void> {
  await page.type(word);
  await page.press('Enter');
  await page.waitFor(
    (count) =>
      document.querySelectorAll('.board:first-child [data-state]:not([data-state="empty"])').length === count,
    row * [...word].length,
    `row ${row}`,
  );
}
