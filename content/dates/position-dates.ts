// When open positions close. A position with a last day to apply closes by itself at the end of that day, in the time zone of its
// office, or of the company if the office has none. The positions themselves are in careers.ts.

import type { Position } from '#content/careers.ts'
import { ownTimeZone } from '#content/company.ts'
import type { Site } from '#content/default-content.ts'
import { isDay } from './day.ts'
import { utcOffset } from './time-zone.ts'

interface Office {
  name: string
  timeZone: string
}

/** The key of the list of positions. */
export const positionsKey = 'careers.positions'

/** Returns when a position closes, in milliseconds since 1970; undefined if it has no last day. */
export function closesAt(position: Position, offices: readonly Office[]): number | undefined {
  const lastDay = position.validThrough.trim()
  if (!isDay(lastDay)) return undefined
  const [year = 0, month = 0, day = 0] = lastDay.split('-').map(Number)
  return startOfDay(Date.UTC(year, month - 1, day + 1), officeOf(position, offices)?.timeZone || ownTimeZone)
}

/** Returns the office of a position, by its name. Editors may leave a space at the end of either. */
export const officeOf = <Each extends Pick<Office, 'name'>>(
  { location }: Position,
  offices: readonly Each[],
): Each | undefined => offices.find(({ name }) => name.trim() === location.trim())

/**
 * Returns when a day begins in a time zone, in milliseconds since 1970.
 * @param utcMs when that day begins in UTC
 */
function startOfDay(utcMs: number, timeZone: string): number {
  /** Midnight by the offset that the time zone has at another time. */
  const midnightByOffsetAt = (timeMs: number) => utcMs - utcOffset(timeZone, timeMs)
  // Twice, since the offset may change between the two times.
  const timeMs = midnightByOffsetAt(midnightByOffsetAt(utcMs))
  // These differ where a change of the clocks skips midnight. The day then begins at the later time.
  return Math.max(timeMs, midnightByOffsetAt(timeMs))
}

const closings = ({ careers, locations }: Site) =>
  careers.positions.items.map((position) => ({
    position,
    closesMs: closesAt(position, locations.offices.items) ?? Number.POSITIVE_INFINITY,
  }))

/** Returns the last day of each position that has closed, by id. */
export const closedPositions = (site: Site, nowMs: number): Map<string, string> =>
  new Map(
    closings(site).flatMap(({ position: { id, validThrough }, closesMs }) =>
      closesMs > nowMs ? [] : [[id, validThrough] as const],
    ),
  )

/** Returns a site without the positions that have closed. */
export function withoutClosed(site: Site, nowMs: number): Site {
  const closed = closedPositions(site, nowMs)
  return withPositions(site, ({ id }) => !closed.has(id))
}

/** Returns a site with some of its positions. */
export function withPositions(site: Site, which: (position: Position) => boolean): Site {
  const { positions } = site.careers
  return {
    ...site,
    careers: { ...site.careers, positions: { ...positions, items: positions.items.filter(which) } },
  }
}

/** Returns when the next position closes, in milliseconds since 1970; infinity if none does. */
export const nextClosing = (site: Site, nowMs: number): number =>
  Math.min(...closings(site).flatMap(({ closesMs }) => (closesMs > nowMs ? closesMs : [])))
