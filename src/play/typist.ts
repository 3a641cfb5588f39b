/** Types into a game: by its on-screen keys, or by key events where these do nothing. */
import type { PageChanges } from '../content/page-changes.ts';
import type { EnterBy, TypingResult } from '../session/events.ts';
import type { Site } from '../sites/site.ts';
import { createStepper, type RowView } from './stepper.ts';
import { stepsAround, stepsBetween } from './steps.ts';

export interface Typist {
  /**
   * Takes `from` out of the open row, letter by letter, or whatever it holds when that is null, and types
   * `to`, checking that each letter arrives before the next. It pauses between two letters if `rest` is given.
   * A letter that does not arrive, on a page with a keyboard without its key, is `missing`.
   */
  replace(
    from: string | null,
    to: string,
    signal: AbortSignal,
    rest?: () => Promise<void>,
  ): Promise<TypingResult>;
  /**
   * Presses Enter once the game can hear of it, if the row is then the same.
   * @param by the most that may be done: a key on the screen pressed, the Enter key too, or a text field sent as well
   */
  enter(by: EnterBy): Promise<void>;
  /** Whether the keys on the screen only show letters: another way has worked where they have not. */
  hasIdleKeys(): boolean;
}

export function createTypist(site: Site, document: Document, changes: PageChanges, view: RowView): Typist {
  const { letters, given } = view;
  const { take, around, pause, ...others } = createStepper(site, document, changes, view);

  /**
   * Types where a game gives some letters, or none.
   * @param isAgain whether it has come to nothing, since letters were given on the way
   */
  const type = async (
    [from, to, signal, rest]: Parameters<Typist['replace']>,
    isAgain = false,
  ): Promise<TypingResult> => {
    const isAround = given().some(Boolean);
    if (isAround && !(await around.empty(signal, isAgain))) return signal.aborted ? 'interrupted' : 'failed';
    const own = given();
    const steps = isAround ? stepsAround(own, to) : stepsBetween(from ?? letters(), to);
    for (const [n, step] of steps.entries()) {
      const { key, before, after } = step;
      if (n > 0) await (rest ? rest() : pause());
      const result = await (before === after
        ? around.type(key, before, before || own.join(''))
        : take(step, own, signal));
      if (result !== 'done') return result;
    }
    return 'done';
  };

  return {
    ...others,
    async replace(from, to, signal, rest) {
      const own = given().join();
      const result = await type([from, to, signal, rest]);
      // Some games give letters only once they take keys again after a guess.
      const isSpoilt = result === 'failed' && given().join() !== own;
      return isSpoilt ? type([null, to, signal, rest], true) : result;
    },
  };
}
