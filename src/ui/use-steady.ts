/** The advice with a best word that stands still. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Advice } from '../protocol/advice.ts';
import { createSteady } from './steady.ts';

/** @param puzzle with its rows */
export function useSteady(puzzle: string, given: Advice | null): Advice | null {
  const steady = useMemo(createSteady, []);
  const [, repaint] = useState(0);
  const { advice, again } = steady(puzzle, given, performance.now());
  useEffect(() => {
    if (again === null) return undefined;
    const timer = setTimeout(() => repaint((count) => count + 1), again);
    return () => clearTimeout(timer);
  });
  return advice;
}
