/** Whether a text is a day in the form 2027-01-31 (ISO 8601). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const hourMs = 60 * 60_000

/**
 * Whether a text is a day that has passed in every time zone.
 * @param nowMs since 1970
 */
export const hasPassed = (text: string, nowMs: number): boolean =>
  isDay(text) && text < new Date(nowMs - 12 * hourMs).toISOString().slice(0, 10)
