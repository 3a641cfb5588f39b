/** Plays on a phone, with one finger. */
import type { Page } from './browsers/browser.ts';
import { until } from './browsers/common.ts';

/** What a game's page has for fingers, as selectors. */
export interface Touchable {
  readonly enter: string;
  /** The first tile without a letter, which is in the open row. */
  readonly empty: string;
}

/** A game as it is won with one finger. */
interface Game extends Touchable {
  readonly answer: string;
  /** Waits until the open row has these letters: a finger that comes in between ends Knack's typing. */
  readonly waitForLetters: (page: Page, letters: string) => Promise<void>;
}

/** The word that Knack shows in the open row; '' where it shows none. */
const ghosts = (): string =>
  [...document.querySelector('knack-overlay')!.shadowRoot!.querySelectorAll('.ghosts span')]
    .map(({ textContent }) => textContent.toLowerCase())
    .join('');

/**
 * Enters what Knack suggests until it is the answer: the first word from the sheet, the others by a tap on the open row.
 */
export async function winByTaps(page: Page, { answer, enter, empty, waitForLetters }: Game): Promise<void> {
  for (let last = ''; last !== answer;) {
    const isFirst = last === '';
    last = await until('another word in the open row', async () => {
      const word = await page.evaluate(ghosts, null);
      return word === last ? null : word || null;
    });
    if (isFirst) await page.tap('.unfold');
    await page.tap(isFirst ? '.best .pick' : empty);
    await waitForLetters(page, last);
    await page.tap(enter);
  }
}
