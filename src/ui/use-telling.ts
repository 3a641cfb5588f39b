/** Telling somebody something: whether the last time failed is shown beside it. */
import { useState } from 'preact/hooks';

/** @returns whether nobody could be told the last time, and what follows a telling to its end */
export function useTelling(): readonly [failed: boolean, follow: (telling: Promise<unknown>) => void] {
  // Counted, so that each failure paints again: a switch goes back to what is set.
  const [failures, setFailures] = useState(0);
  const follow = (telling: Promise<unknown>) =>
    void telling.then(
      () => setFailures(0),
      () => setFailures((before) => before + 1),
    );
  return [failures > 0, follow];
}
