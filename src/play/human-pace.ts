/** The pace at which a person plays: a look at the board, then one letter after the other. */

/** What the player would do next. */
type Action = 'word' | 'letter' | 'enter';

/** Waits as long as a person would before the action; at once when the signal ends it. */
export type Pace = (before: Action, signal: AbortSignal) => Promise<void>;

/** The shortest and the longest wait, in milliseconds. */
const WAITS: Readonly<Record<Action, readonly [number, number]>> = {
  word: [700, 1300],
  letter: [70, 140],
  enter: [250, 450],
};

/**
 * @param isHidden whether nobody sees the page: in hidden tabs timers are throttled, and nobody needs the
 *   pause (https://developer.mozilla.org/en-US/docs/Web/API/Window/setTimeout#timeouts_in_inactive_tabs)
 * @param random as Math.random
 */
export function createHumanPace(isHidden: () => boolean, random: () => number): Pace {
  return (before, signal) =>
    new Promise((resolve) => {
      if (signal.aborted || isHidden()) {
        resolve();
        return;
      }
      const [shortest, longest] = WAITS[before];
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, shortest + random() * (longest - shortest));
      signal.addEventListener('abort', end);
    });
}
