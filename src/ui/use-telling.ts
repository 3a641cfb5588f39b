/** Telling somebody something: whether the last time failed is shown beside it. */
import { useState } from 'preact/hooks';

/** @returns whether nobody could be told the last time, and what follows a telling to its end */
export function useTelling(): readonly [failed: boolean, follow: (telling: Promise<unknown>) => void] {
  // An object each time, so that each end paints again: a switch goes back to what is so.
  const [{ failed }, setLast] = useState({ failed: false });
  const follow = (telling: Promise<unknown>) =>
    void telling.then(
      () => setLast({ failed: false }),
      () => setLast({ failed: true }),
    );
  return [failed, follow];
}
