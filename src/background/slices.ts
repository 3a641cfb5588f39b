/** Runs long work in slices, so that the worker stays answerable, and drops it when it is outdated. */

/** The longest that one slice may take, in milliseconds. */
const SLICE = 40;

/** Lets the browser handle whatever else is waiting. `setTimeout` would be held back in Firefox. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs a generator to its end.
 * @returns its result, or null as soon as the signal is set
 */
export async function runInSlices<T>(work: Generator<void, T>, signal: AbortSignal): Promise<T | null> {
  let end = performance.now() + SLICE;
  while (!signal.aborted) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() >= end) {
      await breathe();
      end = performance.now() + SLICE;
    }
  }
  return null;
}
