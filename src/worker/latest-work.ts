/** Work of which only the newest counts: whatever begins ends what went before. */
export class LatestWork {
  #newest = new AbortController();

  /** Of the newest work; set as soon as there is newer, or an end. */
  get signal(): AbortSignal {
    return this.#newest.signal;
  }

  begin(): AbortSignal {
    this.end();
    return this.signal;
  }

  end(): void {
    this.#newest.abort();
    this.#newest = new AbortController();
  }
}
