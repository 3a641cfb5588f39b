/** Runs long work in slices, so that the worker stays responsive, and drops it when it is outdated. */

/** The longest that one slice may take, in milliseconds. */
const SLICE = 40;

/** When a first result is reported, in milliseconds: most work is done by then. */
const SOON = 8;

/** Lets the browser handle whatever else is waiting. `setTimeout` would be held back in Firefox. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export interface RunOptions<T> {
  /** Ends the work: it is outdated. */
  readonly signal: AbortSignal;
  /** Milliseconds after which the best result so far is taken, if it is enough. */
  readonly limit: number;
  readonly isEnough: (value: T) => boolean;
  /** Called once with the best result so far if the work takes long; the work waits for it. */
  readonly onFirst: (value: T) => unknown;
}

export interface Run<T> {
  readonly value: T;
  /** Whether the clock ended the work. */
  readonly isCutShort: boolean;
}

/**
 * Runs a generator to its end. It yields a result whenever there is a better one than before.
 * @returns null as soon as the signal is set
 */
export async function runInSlices<T>(
  work: Generator<T | undefined, T>,
  { signal, limit, isEnough, onFirst }: RunOptions<T>,
): Promise<Run<T> | null> {
  const start = performance.now();
  let end = start + SLICE;
  let best: T | undefined;
  let isReported = false;
  while (!signal.aborted) {
    const step = work.next();
    if (step.done) return { value: step.value, isCutShort: false };
    best = step.value ?? best;
    const now = performance.now();
    const isDue = best !== undefined && !isReported && now >= start + SOON;
    if (now < end && !isDue) continue;
    if (best !== undefined && now >= start + limit && isEnough(best))
      return { value: best, isCutShort: true };
    if (best !== undefined && isDue) {
      isReported = true;
      await onFirst(best);
    } else {
      await yieldToBrowser();
    }
    end = performance.now() + SLICE;
  }
  return null;
}
