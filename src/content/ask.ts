/** Asks the worker from a game's page. */
import { valueIn } from '../protocol/reply.ts';
import type { Ask, Replies, Request, RequestOf } from '../protocol/requests.ts';

/** A Chrome worker may be stopped in the middle of a reply; asking again wakes it. */
const TRIES = 3;

/**
 * @param send hands a request to the worker; resolves to its reply
 * @param isAlive whether the extension that the page belongs to is still there
 * @returns a function that rejects when no worker can be reached
 */
export function createAsk(send: (request: Request) => Promise<unknown>, isAlive: () => boolean): Ask {
  /** The first reply that is one. */
  const replyTo = async (request: Request): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await send(request);
        if (reply !== undefined || attempt === TRIES) return reply;
      } catch (error) {
        if (attempt === TRIES || !isAlive()) throw error;
      }
    }
  };
  return async <T extends Request['type']>(request: RequestOf<T>) =>
    valueIn(await replyTo(request)) as Replies[T];
}
