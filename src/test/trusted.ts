/** Events that the browser itself would send. */

/** Runs something, all events of which count as the browser's own. */
export function trusted<T>(run: () => T): T {
  Object.defineProperty(Event.prototype, 'isTrusted', { value: true, configurable: true });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(Event.prototype, 'isTrusted');
  }
}
