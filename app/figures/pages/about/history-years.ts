// A company's years as a digital signal: it changes its level in every marked one.

/** The longest axis on which every year has its mark. */
const mostYears = 200

/**
 * Where marked years lie on their axis, from 0 to 1. The axis is one interval longer than the years, so that the last level, too,
 * has its length. Texts that are not years in their order mark equal intervals, counted from 0.
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
  return rises && Number(texts.at(-1)) - Number(texts[0]) <= mostYears
}
