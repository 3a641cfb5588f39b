/** Plays on a phone, with one finger. */
import type { Finger, Page } from './browsers/browser.ts';
import { ghostWord, waitForOverlay } from './overlay-page.ts';
import { waitForLetters } from './play.ts';
import type { Replica } from './replicas/replica.ts';

/** What a game's page has for fingers, as selectors. */
export interface Touchable {
  readonly enter: string;
  /** The first tile without a letter, which is in the open row. */
  readonly empty: string;
}

/** A game as it is won with one finger. */
interface Game extends Touchable {
  readonly replica: Replica;
  readonly answer: string;
}

/**
 * Enters what Knack suggests until it is the answer: the first word from the sheet, the others by a tap on the open row.
 */
export async function winByTaps(
  page: Page,
  finger: Finger,
  { replica, answer, enter, empty }: Game,
): Promise<void> {
  for (let last = ''; last !== answer;) {
    const isFirst = last === '';
    const seen = await waitForOverlay(
      page,
      replica,
      'another word in the open row',
      (it) => !['', last].includes(ghostWord(it)),
    );
    last = ghostWord(seen);
    if (isFirst) await finger.tap('.unfold');
    await finger.tap(isFirst ? '.best .pick' : empty);
    // A finger that comes in between ends Knack's typing.
    await waitForLetters(page, replica, last);
    await finger.tap(enter);
  }
}
