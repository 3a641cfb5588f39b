/** Saving settings from a page: whether the last time failed is shown beside the switches. */
import { useState } from 'preact/hooks';
import type { Settings } from '../settings.ts';

export type SaveSettings = (change: Partial<Settings>) => Promise<void>;

/** @returns whether the last change could not be saved, and what saves one */
export function useSaving(save: SaveSettings): [failed: boolean, change: (next: Partial<Settings>) => void] {
  const [failed, setFailed] = useState(false);
  const change = (next: Partial<Settings>) =>
    void save(next).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return [failed, change];
}
