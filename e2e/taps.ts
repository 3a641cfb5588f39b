/** Plays on a phone, with one finger. */
import type { Finger, Page } from './browsers/browser.ts';
import { until } from './browsers/common.ts';

/** A game on a phone. */
interface PhoneGame {
  readonly page: Page;
  readonly finger: Finger;
  /** How many letters a word has. */
  readonly width: number;
  /** The key for Enter, as a selector. */
  readonly enter: string;
  /** The letters in the open row. */
  readonly letters: () => Promise<string>;
  readonly isWon: () => Promise<boolean>;
}

/**
 * Enters what Knack suggests until the game is won: the first word from the sheet, the others by a tap on the ghosts in an
 * open row.
 */
export async function winByTaps({ page, finger, width, enter, letters, isWon }: PhoneGame): Promise<void> {
  let word = '';
  const isOpen = async () => {
    if (await isWon()) return 'won';
    const next = await page.evaluate(markedGhosts, width);
    if (next === null || next === word) return null;
    const tapped = word === '' ? '.best .pick' : '[data-tapped]';
    word = next;
    return tapped;
  };
  const waitForWord = () => until('another word in the open row, or the end', isOpen);
  for (let tapped = await waitForWord(); tapped !== 'won'; tapped = await waitForWord()) {
    if (tapped !== '[data-tapped]') await finger.tap('.unfold');
    await finger.tap(tapped);
    // A finger that comes in between ends Knack's typing.
    await until(`“${word}” in the open row`, async () => (await letters()) === word);
    await finger.tap(enter);
  }
}

/** Runs in the page: the word of the ghosts in an open row, whose first tile is marked for a tap; null where there are none. */
function markedGhosts(width: number): string | null {
  const root = document.querySelector('knack-overlay')?.shadowRoot;
  const ghosts = [...(root?.querySelectorAll('.ghosts > *') ?? [])];
  document.querySelector('[data-tapped]')?.removeAttribute('data-tapped');
  for (let first = 0; first < ghosts.length; first += width) {
    const { left, top, right, bottom } = ghosts[first]!.getBoundingClientRect();
    const tile = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (right === left || !tile || tile.localName === 'knack-overlay') continue;
    tile.setAttribute('data-tapped', '');
    const word = ghosts.slice(first, first + width).map(({ textContent }) => textContent);
    return word.join('').toLowerCase();
  }
  // A player turns the page to where they are.
  ghosts[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}
