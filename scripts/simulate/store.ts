/** Results that are kept as they come, so that what was played before a stop is not played again. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';

/** Where results are kept unless another folder is named. */
export const FOLDER = 'out/simulate';

export interface Store<R> {
  readonly get: (key: string) => R | undefined;
  readonly put: (key: string, result: R) => void;
}

/**
 * Opens the file of the results of a run: objects by key, a line each.
 * @param run all that decides the results besides the code that plays
 */
export function openStore<R extends object>(folder: string, run: unknown, code: string): Store<R> {
  const name = createHash('sha256').update(code).update(JSON.stringify(run)).digest('hex').slice(0, 16);
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.jsonl`;
  const done = new Map<string, R>();
  if (existsSync(file)) {
    // A line that was cut short while it was written has no end: it is taken out.
    const bytes = readFileSync(file);
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
    if (whole.length < bytes.length) truncateSync(file, whole.length);
    for (const line of whole.toString().split('\n').slice(0, -1)) {
      const { at, ...result } = JSON.parse(line) as R & { at: string };
      done.set(at, result as unknown as R);
    }
  }
  return {
    get: (key) => done.get(key),
    put: (key, result) => appendFileSync(file, `${JSON.stringify({ at: key, ...result })}\n`),
  };
}
