/**
 * For work that nobody waits for. When the browser stops the worker
 * (https://developer.chrome.com/docs/extensions/develop/concepts/service-workers/lifecycle), all its calls fail;
 * what they were to store or show comes with the next report.
 */
export function ignoreFailure(work: Promise<unknown>): void {
  void work.catch(() => undefined);
}
