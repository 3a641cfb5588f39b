/** Saving settings from a page: whether the last time failed is shown beside the switches. */
import { useState } from 'preact/hooks';
import type { SettingsChange } from '../protocol/settings.ts';

export type SaveSettings = (change: SettingsChange) => Promise<void>;

/** @returns whether the last change could not be saved, and what saves one */
export function useSaving(save: SaveSettings): [failed: boolean, change: (next: SettingsChange) => void] {
  // Counted, so that each failure paints again: the switch goes back to what is set.
  const [failures, setFailures] = useState(0);
  const change = (next: SettingsChange) =>
    void save(next).then(
      () => setFailures(0),
      () => setFailures((before) => before + 1),
    );
  return [failures > 0, change];
}
