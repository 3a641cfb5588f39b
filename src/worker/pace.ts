/**
 * How often work for one tab may begin. Boards change a few times a minute; a page that changes them all the time
 * must not keep the worker from other tabs.
 */

/** So many times within a second work begins at once. */
const CALM = 8;
const SECOND = 1000;
/** What comes more often begins so far apart, in milliseconds. */
const APART = 200;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

export class Pace {
  /** When work was to begin lately; no more of them than count. */
  #wished: readonly number[] = [];
  #begun = -Infinity;

  /**
   * Resolves when work may begin.
   * @param signal set when newer work has come
   * @returns whether it is still wanted
   */
  async next(signal: AbortSignal): Promise<boolean> {
    const now = performance.now();
    this.#wished = [...this.#wished.filter((at) => at > now - SECOND), now].slice(-CALM - 1);
    if (this.#wished.length > CALM) await pause(this.#begun + APART - now, signal);
    if (signal.aborted) return false;
    this.#begun = performance.now();
    return true;
  }
}
