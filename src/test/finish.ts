/** Runs a generator to its end. */
export function finish<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** What a generator yields first, or else returns. */
export function firstOf<T>(work: Generator<T | undefined, T>): T {
  let step = work.next();
  while (!step.done && step.value === undefined) step = work.next();
  return step.value!;
}
