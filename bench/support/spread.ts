/** Formats the median and the range of measurements. */
export function spread(values: readonly number[], unit: string, digits = 1): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(digits)
  const [least, most] = [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN]
  return `median ${at(0.5)} ${unit} (${least.toFixed(digits)} to ${most.toFixed(digits)}, p95 ${at(0.95)})`
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN
}
