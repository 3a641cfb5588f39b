/** Tells when a page changes. It watches and never polls: a page that is still costs nothing. */

/** Attributes that boards are known to change; text and children are watched as well. */
const ATTRIBUTES = ['data-state', 'data-animation', 'aria-label', 'class', 'open', 'hidden', 'style'];

export interface PageChanges {
  /** Calls back after each batch of changes, at once (timers are throttled in hidden tabs). */
  subscribe(callback: () => void): void;
  /** Waits until the condition holds; false when it did not within the time (ms), or all has ended. */
  until(condition: () => boolean, timeout: number): Promise<boolean>;
}

/** Watches until the signal ends it. */
export function watchPage(document: Document, signal: AbortSignal): PageChanges {
  const callbacks = new Set<() => void>();
  const changed = () => {
    for (const callback of [...callbacks]) callback();
  };
  const observer = new MutationObserver(changed);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  // What fades out changes no attribute at its end.
  for (const type of ['transitionend', 'animationend']) document.addEventListener(type, changed, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    subscribe: (callback) => void callbacks.add(callback),
    until(condition, timeout) {
      return new Promise((resolve) => {
        const end = (result: boolean) => {
          callbacks.delete(check);
          signal.removeEventListener('abort', giveUp);
          clearTimeout(timer);
          resolve(result);
        };
        const check = () => condition() && end(true);
        const giveUp = () => end(condition());
        const timer = setTimeout(giveUp, timeout);
        signal.addEventListener('abort', giveUp);
        callbacks.add(check);
        check();
      });
    },
  };
}
