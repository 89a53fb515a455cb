// The spread of measurements: percentiles, and the range from the least to the most.

/** Formats the median, the range and the 95th percentile. */
export function spread(values: readonly number[], unit: string, digits = 1): string {
  const at = (percent: number) => percentile(values, percent).toFixed(digits)
  return `median ${at(50)} ${unit} (${range(values, digits)}, p95 ${at(95)})`
}

/** Formats the least and the most. */
export const range = (values: readonly number[], digits: number): string =>
  `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Returns the smallest value that is at least as large as this share of the values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN
}
