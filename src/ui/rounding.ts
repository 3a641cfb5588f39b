import type { Translate } from './i18n.ts';

/** Numbers as sentences give them. They are rounded before the plural is chosen: 1,04 guesses are one guess. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** A mean of counts: the larger, the coarser, and no more than two figures of many. */
export const roughly = (mean: number): number =>
  mean < 100 ? round(mean, mean < 10 ? 1 : 0) : Number(mean.toPrecision(2));

/** A share that is neither none nor all, and is not rounded to either. */
export function percentage(share: number, t: Translate): string {
  if (share < 0.005) return `<${t.percent(0.01)}`;
  return share >= 0.995 ? `>${t.percent(0.99)}` : t.percent(share);
}
