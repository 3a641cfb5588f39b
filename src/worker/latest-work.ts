/** Work of which only the newest counts: whatever begins ends what went before. */
export class LatestWork {
  #newest = new AbortController();
  #count = 0;

  /** How often work has begun or ended here: it tells whether anything has since. */
  get count(): number {
    return this.#count;
  }

  /** Of the newest work; set as soon as there is newer, or an end. */
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
