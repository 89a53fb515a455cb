// A company's years as a digital signal: it changes its level in every marked one.

/**
 * Where marked years lie on their axis, from 0 to 1. The axis is one interval longer than the years, so that the last level, too,
 * has its length. Texts that are no years are left out.
 */
export function edgesOf(texts: readonly string[]): { years: number[]; positions: number[]; end: number } {
  const years = texts.map((text) => Number.parseInt(text, 10)).filter(Number.isFinite)
  const [first = 0] = years
  const last = years.at(-1) ?? first
  const end = last + Math.max(1, (last - first) / Math.max(1, years.length - 1))
  return { years, positions: years.map((year) => (year - first) / (end - first)), end }
}
