/** Nodes that are other than a document without a layout has them, seen as Knack sees them: by their prototypes. */
import { onTestFinished } from 'vitest';

const prototypeOf = (target: object): object => Object.getPrototypeOf(target) as object;

/** The prototype that a node has something from. */
export function holderOf<T extends object>(target: T, name: keyof T): T {
  let holder = prototypeOf(target);
  while (!Object.hasOwn(holder, name)) holder = prototypeOf(holder);
  return holder as T;
}

/** Gives one node a method or property that others of its kind do not have, until the end of the test. */
export function give<T extends object, K extends keyof T>(target: T, name: K, value: T[K]): void {
  const before = prototypeOf(target);
  const own = { [name]: { value, configurable: true } };
  Object.setPrototypeOf(target, Object.create(before, own) as object);
  onTestFinished(() => void Object.setPrototypeOf(target, before));
}
