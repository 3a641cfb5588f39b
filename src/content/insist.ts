/** Asks the worker for as long as it takes, for what must not be lost. */
import { NoReply } from '../protocol/reply.ts';
import type { Ask, Replies, Request, RequestOf } from '../protocol/requests.ts';

/** How long to wait, in milliseconds, when the worker could not be reached: each time twice as long, up to a limit. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

interface Options {
  /** Whether it has not been overtaken. */
  readonly isWanted?: () => boolean;
  /** After which failures to ask again; only where nobody has replied, unless given. */
  readonly isToRepeat?: (error: unknown) => boolean;
}

/**
 * @param onFailure called whenever the worker could not be reached
 * @param signal ends it
 * @returns asks until the worker has replied. Rejects with a failure that is not to be repeated or after which the
 *   signal has ended it, and with NoReply once the reply is not wanted any more.
 */
export function createInsist(ask: Ask, onFailure: () => void, signal: AbortSignal) {
  return async <T extends Request['type']>(
    request: RequestOf<T>,
    { isWanted = () => true, isToRepeat = (error) => error instanceof NoReply }: Options = {},
  ): Promise<Replies[T]> => {
    for (let wait = FIRST_WAIT; isWanted(); wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        // A page that is being left has still time for this.
        return await ask(request, isWanted);
      } catch (error) {
        onFailure();
        if (signal.aborted || !isToRepeat(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    throw new NoReply();
  };
}
