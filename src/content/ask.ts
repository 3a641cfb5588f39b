/** Asking the background worker from a page that a game is played on. */
import type { Ask } from '../protocol/messages.ts';

/** A Chrome worker may be stopped in the middle of an answer; asking again wakes it. */
const TRIES = 3;

/** @param isAlive whether the extension that the page belongs to is still there */
export function createAsk(send: Ask, isAlive: () => boolean): Ask {
  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(request);
      } catch (error) {
        if (attempt === TRIES || !isAlive()) throw error;
      }
    }
  };
}
