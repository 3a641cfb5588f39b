/** Work that yields after each small piece, and better results whenever there are some. */

/** The last of its results; what came before it is of no interest. */
export function* lastOf<T>(work: Generator<T | undefined, T>): Generator<undefined, T> {
  let step = work.next();
  for (; !step.done; step = work.next()) yield;
  return step.value;
}
