/**
 * Asks the worker, which a browser may stop at any moment:
 * https://developer.chrome.com/docs/extensions/develop/concepts/service-workers/lifecycle
 */
import { valueIn } from './reply.ts';
import type { Ask, Replies, Request, RequestOf } from './requests.ts';

/**
 * How long to wait before each try, in milliseconds; the first is made at once. A worker that is stopped loses what it
 * was asked, and Chrome then leaves the reply empty (`DisconnectOpener` in
 * https://chromium.googlesource.com/chromium/src/+/HEAD/extensions/renderer/api/messaging/one_time_message_handler.cc);
 * asking again wakes it. Several tries at once would all fall into one stop.
 */
const WAITS = [null, 0, 50, 150, 300, 500];

/**
 * How long the first reply is waited for, in milliseconds: none may come, since what becomes of a message to a worker
 * that is stopped is written nowhere (https://github.com/w3c/webextensions/issues/16). The next is waited for twice as
 * long, and so on, since a slow worker begins anew with each try.
 */
const PATIENCE = 1500;
/** The same for requests with a file, which take as long as they take. */
const PATIENCE_WITH_FILES = 60_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What comes of some work; 'too late' when that is not there in time. */
function within<T>(work: Promise<T>, milliseconds: number): Promise<T | 'too late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('too late'), milliseconds);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/**
 * @param send hands a request to the worker; resolves to its reply
 * @param isAlive whether the extension that asks is still there
 * @returns a function that rejects when no worker can be reached
 */
export function createAsk(send: (request: Request) => Promise<unknown>, isAlive: () => boolean): Ask {
  /** Undefined when nobody has replied. */
  const sendOnce = async (request: Request): Promise<unknown> => {
    try {
      return await send(request);
    } catch {
      return undefined;
    }
  };
  return async <T extends Request['type']>(request: RequestOf<T>, signal?: AbortSignal) => {
    const hasFile = request.type === 'import' || request.type === 'export';
    let patience = hasFile ? PATIENCE_WITH_FILES : PATIENCE;
    for (const wait of WAITS) {
      if (wait !== null) await pause(wait);
      if (wait !== null && (signal?.aborted || !isAlive())) break;
      const reply = await within(sendOnce(request), patience);
      if (reply === 'too late') patience *= 2;
      else if (reply !== undefined) return valueIn(reply) as Replies[T];
    }
    return valueIn(undefined) as Replies[T];
  };
}
