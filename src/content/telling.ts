/** Tells the worker what a page has to say, one thing after the other: what is told last is what counts. */
import { createQueue, type Queue } from '../protocol/queue.ts';
import type { Ask, PageRequest } from '../protocol/requests.ts';
import type { createInsist } from './insist.ts';

export interface Telling {
  /** Tells what the player wishes; rejects where the worker cannot be reached. */
  readonly tell: (request: PageRequest) => Promise<unknown>;
  /**
   * Tells what has happened in a game, which happens once: for as long as it takes, until there is newer of the same
   * kind to tell, or it does not stand any more.
   */
  readonly record: (request: PageRequest, kind?: string, isStanding?: () => boolean) => void;
}

export function createTelling(
  ask: Ask,
  insist: ReturnType<typeof createInsist>,
  onFailure: () => void,
): Telling {
  const told = createQueue();
  // What nobody hears keeps no wish waiting, nor what is of another type.
  const recorded = new Map<PageRequest['type'], Queue>();
  const newest = new Map<string, PageRequest>();
  return {
    tell(request) {
      const telling = told(() => ask(request));
      telling.catch(onFailure);
      return telling;
    },
    record(request, kind = request.type, isStanding = () => true) {
      newest.set(kind, request);
      const isWanted = () => newest.get(kind) === request && isStanding();
      const inOrder = recorded.get(request.type) ?? createQueue();
      recorded.set(request.type, inOrder);
      inOrder(() => insist(request, { isWanted })).catch(() => undefined);
    },
  };
}
