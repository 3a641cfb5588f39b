/** Types where a game gives letters: some go on behind them, others want them typed as well, and neither says so. */
import { DELETE, type Key } from '../page/pressed-keys.ts';
import type { PageChanges } from '../content/page-changes.ts';
import type { TypingResult } from '../session/events.ts';
import type { Targets } from './presses.ts';

/** How long a key may take to show what it has changed, if anything, in milliseconds. */
const TIMEOUT = 300;
/** So many letters of a row are taken out at most. */
const MOST_DELETED = 30;

/**
 * @param letters what the open row holds
 * @param tile where a key goes in it
 * @param press presses a key in the likeliest way
 */
export function createAround(
  letters: () => string,
  tile: Targets['tile'],
  changes: Pick<PageChanges, 'until'>,
  press: (key: Key, row: string) => void,
) {
  /** Whether the game goes on behind a letter that it gives, so that this is not typed. */
  let skips = false;
  /** Presses a key, and says whether that has changed the row. */
  const tap = async (key: Key): Promise<boolean> => {
    const before = letters();
    press(key, before);
    await changes.until(() => letters() !== before, TIMEOUT);
    return letters() !== before;
  };

  return {
    /**
     * Types a letter that is given: where it is not to be typed it comes into another tile, and is taken out.
     * @param shown all letters that the row shows before, the given ones among them
     */
    async type(key: Key, before: string, shown: string): Promise<TypingResult> {
      if (skips || !(await tap(key))) return 'done';
      // Typed over, it may be a letter like others.
      if ([...letters()].length <= [...shown].length) return 'done';
      skips = true;
      await tap(DELETE);
      return letters() === before ? 'done' : 'failed';
    },
    /**
     * Takes out all that was typed, and says whether nothing is left.
     * @param isSpoilt whether a letter may have been typed over one that is given, so that nobody sees it
     */
    async empty(signal: AbortSignal, isSpoilt = false): Promise<boolean> {
      if (isSpoilt) await tap(DELETE);
      for (let left = MOST_DELETED; left > 0 && letters() !== '' && !signal.aborted; left--)
        await tap(DELETE);
      // A letter goes into the next field that is empty.
      skips ||= tile('e') instanceof HTMLInputElement;
      return letters() === '';
    },
  };
}
