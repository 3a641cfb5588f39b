/** Writes that are made one after the other, and no more often than browsers allow. */

/**
 * How many writes may follow each other at once; after that they are spaced, since Chrome allows 120 a minute
 * (https://developer.chrome.com/docs/extensions/reference/api/storage).
 */
const WRITES_AT_ONCE = 30;
const MINUTE = 60_000;
/** The time between two writes after that, in milliseconds. */
const APART = 1000;

interface Waiting<C> {
  readonly change: C;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export class PacedWrites<C> {
  readonly #write: (changes: readonly C[]) => Promise<boolean>;
  #waiting: Waiting<C>[] = [];
  #isWriting = false;
  /** When the last writes were. */
  #writes: readonly number[] = [];

  /** @param write makes several changes at once; resolves to whether there was anything to write */
  constructor(write: (changes: readonly C[]) => Promise<boolean>) {
    this.#write = write;
  }

  /** Resolves once the change is written, and rejects with the write that it was in. */
  add(change: C): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ change, done, failed });
      void this.#writeAll();
    });
  }

  /** What comes while a write is under way is in the next one. */
  async #writeAll(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      if (this.#recent().length >= WRITES_AT_ONCE) await new Promise((resolve) => setTimeout(resolve, APART));
      const changes = this.#waiting;
      this.#waiting = [];
      await this.#writeNow(changes);
    }
    this.#isWriting = false;
  }

  async #writeNow(changes: readonly Waiting<C>[]): Promise<void> {
    try {
      if (await this.#write(changes.map(({ change }) => change))) this.#count();
      changes.forEach(({ done }) => done());
    } catch (error) {
      // A write that the browser refused may still count for its limit: calls are counted before they are made
      // (https://chromium.googlesource.com/chromium/src/+/HEAD/extensions/browser/quota_service.cc).
      this.#count();
      changes.forEach(({ failed }) => failed(error));
    }
  }

  #count(): void {
    this.#writes = [...this.#recent(), Date.now()];
  }

  #recent(): readonly number[] {
    return this.#writes.filter((at) => at > Date.now() - MINUTE);
  }
}
