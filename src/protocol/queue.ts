/** Stores have no transactions, so what reads and then writes waits for what came before. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** @returns a function that runs tasks one after the other, even if one fails */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}
