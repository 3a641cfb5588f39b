/** Tasks on all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Tasks<T, R> {
  /** The bundled code of a thread, which answers each message, a task, with its result. */
  readonly code: string;
  /** What each thread is handed at its beginning. */
  readonly data: unknown;
  /** The next task; undefined while there is none. */
  readonly next: () => T | undefined;
  /** Takes in a result, after which there may be tasks again. */
  readonly take: (task: T, result: R) => void;
  /** Stops the work: it rejects with the signal's reason. */
  readonly signal: AbortSignal | undefined;
}

/** Works until there is no task left and none under way. */
export async function inThreads<T, R>({ code, data, next, take, signal }: Tasks<T, R>): Promise<void> {
  const ended = new AbortController();
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(code, { eval: true, workerData: data }),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const idle = [...workers];
      const busy = new Map<Worker, T>();
      const assign = () => {
        while (idle.length > 0) {
          const task = next();
          if (task === undefined) break;
          const worker = idle.pop()!;
          busy.set(worker, task);
          worker.postMessage(task);
        }
        if (busy.size === 0) resolve();
      };
      for (const worker of workers) {
        worker.on('error', reject);
        worker.on('message', (result: R) => {
          const task = busy.get(worker)!;
          busy.delete(worker);
          idle.push(worker);
          take(task, result);
          assign();
        });
      }
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
      signal?.throwIfAborted();
      assign();
    });
  } finally {
    ended.abort();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
