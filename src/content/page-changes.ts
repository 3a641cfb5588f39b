/** Reports when a page changes. It observes and never polls: a page that does not change costs nothing. */
import { isOverlay, type Root, shadowRootsIn } from '../page/tree.ts';

export interface PageChanges {
  /** Calls back after each batch of changes, at once (timers are throttled in hidden tabs). */
  subscribe(callback: (changed: readonly Element[]) => void): void;
  /** Waits until the condition holds; false when the time (in milliseconds) is up or a signal has ended it. */
  until(condition: () => boolean, timeout: number, stop?: AbortSignal): Promise<boolean>;
  /**
   * Calls back after so many milliseconds, and observes what has come without an event, such as a shadow root.
   */
  checkIn(milliseconds: number): void;
}

/**
 * Events that change what is seen without changing the content: an element that has faded out changes no
 * attribute.
 */
const EVENTS = ['transitionend', 'transitioncancel', 'animationend', 'animationcancel', 'visibilitychange'];

/** Watches until the signal ends it. */
export function watchPage(document: Document, signal: AbortSignal): PageChanges {
  const callbacks = new Set<(changed: readonly Element[]) => void>();
  const notify = (changed: readonly Element[]) => {
    for (const callback of [...callbacks]) callback(changed);
  };

  const watched = new WeakSet<Root>();
  const observer = new MutationObserver((records) => {
    const ofPage = records.filter(isOfPage);
    if (ofPage.length === 0) return;
    const changed = new Set(ofPage.flatMap(changedBy));
    for (const element of changed) shadowRootsIn(element).forEach(watch);
    notify([...changed]);
  });
  const watch = (root: Root) => {
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const type of EVENTS)
      root.addEventListener(type, ({ target }) => isOverlay(target) || notify([]), { signal });
  };
  const watchAll = () => [document, ...shadowRootsIn(document)].forEach(watch);
  watchAll();

  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });

  return {
    subscribe: (callback) => void callbacks.add(callback),
    until(condition, timeout, stop) {
      return new Promise((resolve) => {
        const ends = stop ? [signal, stop] : [signal];
        const end = (result: boolean) => {
          callbacks.delete(check);
          for (const it of ends) it.removeEventListener('abort', giveUp);
          clearTimeout(limit);
          resolve(result);
        };
        const check = () => condition() && end(true);
        const giveUp = () => end(condition());
        const limit = setTimeout(giveUp, timeout);
        for (const it of ends) it.addEventListener('abort', giveUp);
        callbacks.add(check);
        if (ends.some(({ aborted }) => aborted)) giveUp();
        else check();
      });
    },
    checkIn(milliseconds) {
      clearTimeout(timer);
      if (signal.aborted) return;
      timer = setTimeout(() => {
        watchAll();
        notify([]);
      }, milliseconds);
    },
  };
}

/** Whether a record is about anything but Knack's own element. */
function isOfPage({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const moved = [...addedNodes, ...removedNodes];
  return !isOverlay(target) && (moved.length === 0 || !moved.every(isOverlay));
}

/** The elements that a record is about: those that were added, or the one that changed. */
function changedBy({ target, addedNodes }: MutationRecord): Element[] {
  const nodes = addedNodes.length > 0 ? [...addedNodes] : [target];
  return nodes.flatMap((node) => (node.nodeType === 1 ? (node as Element) : (node.parentElement ?? [])));
}
