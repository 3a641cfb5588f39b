/** Reports when elements change their size, which may happen without a change of the page. */

export function createSizeWatch(onChange: () => void) {
  const observer = new ResizeObserver(onChange);
  let watched = new Set<Element>();
  return {
    /** Watches these from now on, and no others. */
    watch(elements: readonly Element[]): void {
      const next = new Set(elements);
      for (const element of watched) if (!next.has(element)) observer.unobserve(element);
      for (const element of next) if (!watched.has(element)) observer.observe(element);
      watched = next;
    },
    end: () => observer.disconnect(),
  };
}
