/** Numbers as sentences give them. They are rounded before the plural is chosen: 1,04 guesses are one guess. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** A mean of counts: the larger, the coarser. */
export const roughly = (mean: number): number => round(mean, mean < 10 ? 1 : 0);
