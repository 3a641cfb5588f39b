/**
 * What the worker replies to a request. It says how the request ended, since the reply may be empty where the worker
 * was stopped (see ask.ts).
 */
export type Reply<T> = { readonly value: T } | { readonly error: string };

/** The reply to a request, however its work ends. */
export async function replyTo<T>(work: () => T | Promise<T>): Promise<Reply<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Nobody has replied: the worker is stopped again and again, or the extension is gone. */
export class NoReply extends Error {
  constructor() {
    super('Knack’s worker has not replied.');
  }
}

/**
 * The value of a reply.
 * @throws NoReply when nobody replied
 * @throws Error when the request failed
 */
export function valueIn(reply: unknown): unknown {
  if (reply === undefined || reply === null) throw new NoReply();
  const { value, error } = reply as { readonly value?: unknown; readonly error?: string };
  if (error !== undefined) throw new Error(error);
  if (value === undefined) throw new Error('Knack’s worker has replied with nothing.');
  return value;
}
