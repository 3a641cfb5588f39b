/** The value that the share `at` of all values is below. */
export function percentile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))]!;
}

/** Times in milliseconds. */
export interface Times {
  readonly median: number;
  readonly p99: number;
}

/** The percentiles that the figures are given at, rounded to a tenth of a millisecond. */
export function timesOf(values: readonly number[]): Times {
  return { median: round(percentile(values, 0.5), 1), p99: round(percentile(values, 0.99), 1) };
}

/** A number with so many decimals. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
