/** Asking the worker from a page that a game is played on. */
import type { Ask } from '../protocol/requests.ts';

/** A Chrome worker may be stopped in the middle of a reply; asking again wakes it. */
const TRIES = 3;

/**
 * @param isAlive whether the extension that the page belongs to is still there
 * @returns what rejects when there is no worker to be had
 */
export function createAsk(send: Ask, isAlive: () => boolean): Ask {
  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = (await send(request)) as unknown;
        // Chromium: the reply of a worker that is stopped meanwhile may be nothing at all.
        if (reply === undefined) throw new Error('Knack’s worker has not answered.');
        return reply as Awaited<ReturnType<typeof send<(typeof request)['type']>>>;
      } catch (error) {
        if (attempt === TRIES || !isAlive()) throw error;
      }
    }
  };
}
