/** Work that yields after each small piece, and better results whenever there are some. */

/** The last of its results; what came before it is of no interest. */
export function* lastOf<T>(work: Generator<T | undefined, T>): Generator<undefined, T> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield;
  return step.value;
}

/** What comes of work that is done at once. */
export function finished<T>(work: Generator<undefined, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
