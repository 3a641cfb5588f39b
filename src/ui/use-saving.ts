/** Saving settings from a page: whether the last time failed is shown beside the switches. */
import type { SettingsChange } from '../protocol/settings.ts';
import { useTelling } from './use-telling.ts';

export type SaveSettings = (change: SettingsChange) => Promise<void>;

/** @returns whether the last change could not be saved, and what saves one */
export function useSaving(save: SaveSettings): [failed: boolean, change: (next: SettingsChange) => void] {
  const [failed, follow] = useTelling();
  return [failed, (next) => follow(save(next))];
}
