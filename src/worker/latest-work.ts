/** Work of which only the newest counts: beginning new work ends the old. */
export class LatestWork {
  #newest = new AbortController();
  #count = 0;

  /** How often work has begun or ended here; a caller can compare it to see whether anything has since. */
  get count(): number {
    return this.#count;
  }

  /** The signal of the newest work; aborted when newer work begins or all work ends. */
  get signal(): AbortSignal {
    return this.#newest.signal;
  }

  begin(): AbortSignal {
    this.end();
    return this.signal;
  }

  end(): void {
    this.#count++;
    this.#newest.abort();
    this.#newest = new AbortController();
  }
}
