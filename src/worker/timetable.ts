/**
 * Divides the worker's time among what is to be worked out. Long work runs in slices, so that the worker stays
 * responsive, and one piece after the other, so that each has the time that it would have alone.
 */

/** The longest that one slice may take, in milliseconds. */
const SLICE = 12;

/** When a first result is reported, in milliseconds of its own work: most work is done by then. */
const SOON = 8;

/** How long work in front may keep other work waiting, in milliseconds; after that they take turns. */
const PATIENCE = 1000;

/** How long all work rests at most for something short, in milliseconds. */
const REST = 100;

/** A tab that has dropped its work so often, within so many milliseconds, is no longer waited for. */
const RESTLESS = 3;
const LATELY = 2000;

/** Not in the types yet (https://developer.mozilla.org/en-US/docs/Web/API/Scheduler), nor in Node, where tests run. */
interface Scheduler {
  postTask(task: () => void, options: { readonly priority: 'background' }): Promise<void>;
}

/**
 * Lets the browser handle whatever else is waiting, since nothing comes after what is in the background
 * (https://developer.mozilla.org/en-US/docs/Web/API/Prioritized_Task_Scheduling_API). With a channel a message to the
 * extension waited for slice after slice, as measured in Chrome; `setTimeout` would be held back in Firefox
 * (https://developer.mozilla.org/en-US/docs/Web/API/Window/setTimeout#reasons_for_delays_longer_than_specified).
 */
function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) return scheduler.postTask(() => undefined, { priority: 'background' });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export interface RunOptions<T> {
  /** The tab that it is for; null for one of Knack's own pages, which somebody is looking at. */
  readonly tab: number | null;
  /** Ends the work: it is outdated. */
  readonly signal: AbortSignal;
  /**
   * Milliseconds of its own work after which the best result so far is taken, if it is enough, and if nothing else
   * is in front of it.
   */
  readonly limit: number;
  readonly isEnough: (value: T) => boolean;
  /** Called once with the best result so far if the work takes long. The work waits for it; it never rejects. */
  readonly onFirst: (value: T) => unknown;
}

export interface Run<T> {
  readonly value: T;
  /** Whether the clock ended the work. */
  readonly isCutShort: boolean;
}

/** A piece of work that has not ended. */
interface Job {
  readonly tab: number | null;
  /** How long it has worked, in milliseconds. */
  readonly spent: number;
  /** Whether it waits until its first result has been taken in. */
  readonly isWaiting: boolean;
  /**
   * Works for as long as a slice may take.
   * @param isAwaited whether the player may be waiting for it, so that its limit counts
   */
  readonly work: (isAwaited: boolean) => void;
}

/** Whose turn it is. */
interface Turn {
  readonly job: Job | undefined;
  readonly isAwaited: boolean;
  /** Whether it keeps other work waiting. */
  readonly isInTheWay: boolean;
}

export class Timetable {
  readonly #tabsInFront: () => Promise<ReadonlySet<number>>;
  /** In the order in which they came. */
  #jobs: readonly Job[] = [];
  #isRunning = false;
  /** Ends when work may go on; null while nothing keeps it. */
  #rest: Promise<void> | null = null;
  /** How long work in front has kept other work waiting. */
  #kept = 0;
  /** When each tab has dropped its work lately. */
  readonly #dropped = new Map<number, readonly number[]>();

  /** @param tabsInFront gives the tabs that the player sees */
  constructor(tabsInFront: () => Promise<ReadonlySet<number>>) {
    this.#tabsInFront = tabsInFront;
  }

  /**
   * Runs a generator to its end. It yields a result whenever there is a better one than before.
   * @returns null as soon as the signal is set
   */
  run<T>(work: Generator<T | undefined, T>, options: RunOptions<T>): Promise<Run<T> | null> {
    const { signal, tab } = options;
    if (signal.aborted) return Promise.resolve(null);
    return new Promise<Run<T> | null>((resolve, reject) => {
      const leave = () => {
        this.#jobs = this.#jobs.filter((it) => it !== job);
        signal.removeEventListener('abort', giveUp);
      };
      const giveUp = () => {
        leave();
        this.#noteDropped(tab);
        resolve(null);
      };
      const job = new Slices(work, options, {
        end(run) {
          leave();
          resolve(run);
        },
        fail(error) {
          leave();
          reject(error);
        },
        goOn: () => void this.#runAll(),
      });
      signal.addEventListener('abort', giveUp);
      this.#jobs = [...this.#jobs, job];
      void this.#runAll();
    });
  }

  /**
   * Has all work rest while something short is done that the player waits for: each time that this waits for the browser,
   * it would wait for a slice. Of several at a time the first counts, so that work goes on between them.
   */
  async rest<T>(short: () => Promise<T>): Promise<T> {
    const done = short();
    const over = () => new Promise((resolve) => setTimeout(resolve, REST));
    const goOn = () => void (this.#rest = null);
    this.#rest ??= Promise.race([done, over()]).then(goOn, goOn);
    return done;
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#jobs.some((job) => !job.isWaiting)) {
      await this.#rest;
      const { job, isAwaited, isInTheWay } = await this.#next();
      const start = performance.now();
      job?.work(isAwaited);
      if (isInTheWay) this.#kept += performance.now() - start;
      await yieldToBrowser();
    }
    this.#isRunning = false;
  }

  /** Whose turn it is: first of all tabs in front, which are waited for, and among these what has not begun yet. */
  async #next(): Promise<Turn> {
    const isAlone = this.#jobs.length < 2;
    const tabs = isAlone ? new Set<number>() : await this.#tabsInFront().catch(() => new Set<number>());
    const ready = this.#jobs.filter((job) => !job.isWaiting);
    const front = ready.filter(({ tab }) => tab === null || (tabs.has(tab) && !this.#isRestless(tab)));
    const others = ready.filter((job) => !front.includes(job));
    const first = front.find(({ spent }) => spent === 0) ?? front[0];
    // A restless tab comes last: what it asks for is seldom wanted to the end.
    const other = others.find(({ tab }) => tab !== null && !this.#isRestless(tab)) ?? others[0];
    if (!first || !other) {
      this.#kept = 0;
      return { job: first ?? other, isAwaited: isAlone || first !== undefined, isInTheWay: false };
    }
    const isFirst = this.#kept < PATIENCE;
    // From then on they take turns.
    if (!isFirst) this.#kept = PATIENCE - SLICE;
    return { job: isFirst ? first : other, isAwaited: isFirst, isInTheWay: isFirst };
  }

  #noteDropped(tab: number | null): void {
    // What is typed by hand changes with every letter.
    if (tab === null) return;
    for (const [other, times] of this.#dropped) if (times.every(isOver)) this.#dropped.delete(other);
    this.#dropped.set(tab, [...(this.#dropped.get(tab) ?? []), performance.now()].slice(-RESTLESS));
  }

  #isRestless(tab: number): boolean {
    const times = this.#dropped.get(tab) ?? [];
    return times.length === RESTLESS && !times.some(isOver);
  }
}

const isOver = (time: number): boolean => time < performance.now() - LATELY;

/** Where work in slices goes when it is not to go on as before. */
interface Ways<T> {
  readonly end: (run: Run<T>) => void;
  readonly fail: (error: Error) => void;
  /** It need not wait any longer. */
  readonly goOn: () => void;
}

/** Work in slices, and what has come of it so far. */
class Slices<T> implements Job {
  readonly tab: number | null;
  spent = 0;
  isWaiting = false;
  #isReported = false;
  #best: T | undefined;

  constructor(
    private readonly generator: Generator<T | undefined, T>,
    private readonly options: RunOptions<T>,
    private readonly ways: Ways<T>,
  ) {
    this.tab = options.tab;
  }

  work(isAwaited: boolean): void {
    try {
      this.#work(isAwaited ? this.options.limit : Infinity);
    } catch (error) {
      this.ways.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #work(limit: number): void {
    const { isEnough } = this.options;
    const start = performance.now();
    const before = this.spent;
    for (;;) {
      const step = this.generator.next();
      if (step.done) {
        this.ways.end({ value: step.value, isCutShort: false });
        return;
      }
      const best = (this.#best = step.value ?? this.#best);
      const now = performance.now();
      this.spent = before + now - start;
      const isDue = best !== undefined && !this.#isReported && this.spent >= SOON;
      if (now - start < SLICE && !isDue) continue;
      if (best !== undefined && this.spent >= limit && isEnough(best))
        this.ways.end({ value: best, isCutShort: true });
      else if (best !== undefined && isDue) void this.#report(best);
      return;
    }
  }

  async #report(first: T): Promise<void> {
    this.#isReported = true;
    this.isWaiting = true;
    await this.options.onFirst(first);
    this.isWaiting = false;
    this.ways.goOn();
  }
}
