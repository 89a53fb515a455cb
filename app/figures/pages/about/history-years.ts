// A company's history as a digital signal that changes level in every marked year.

/** A longer axis would have no room for a mark at every year. */
const maxYears = 200

/**
 * Returns where marked years are on the axis, as fractions from 0 to 1. The axis ends one interval after the last year,
 * so that the last level has a length, too. Texts that are not years in ascending order get equal intervals, counted
 * from 0.
 */
export function edgesOf(texts: readonly string[]): { years: number[]; positions: number[]; end: number } {
  const years = areYears(texts) ? texts.map(Number) : texts.map((_, n) => n)
  const [first = 0] = years
  const last = years.at(-1) ?? first
  const end = last + Math.max(1, (last - first) / Math.max(1, years.length - 1))
  return { years, positions: years.map((year) => (year - first) / (end - first)), end }
}

function areYears(texts: readonly string[]): boolean {
  const rises = texts.every(
    (text, n) => /^\d{4}$/.test(text) && (n === 0 || Number(texts[n - 1]) < Number(text)),
  )
  return rises && Number(texts.at(-1)) - Number(texts[0]) <= maxYears
}
