/**
 * Lets go of work that nobody waits for. Where the browser stops the worker meanwhile, its calls fail one and
 * all; what it was to store or show then comes with the next report.
 */
export function ignoreFailure(work: Promise<unknown>): void {
  void work.catch(() => undefined);
}
