/** Of what is begun again and again and takes its time, the latest alone counts. */
export class Latest {
  #newest = new AbortController();

  /** Aborted once something newer is begun, or all has ended. */
  get signal(): AbortSignal {
    return this.#newest.signal;
  }

  /** Ends what was begun before. @returns aborted once something newer is begun, or all has ended */
  begin(): AbortSignal {
    this.end();
    return this.signal;
  }

  end(): void {
    this.#newest.abort();
    this.#newest = new AbortController();
  }
}
