/** Stores have no transactions, so what reads and then writes waits for its turn. */
export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** @returns a function that runs tasks one after the other, whatever becomes of each */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
