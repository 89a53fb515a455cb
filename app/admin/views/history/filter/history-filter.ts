// Which changes the history shows. The address holds it, so that a link leads to the same changes:
// `#history?day=yesterday&person=jo@example.com`.

import { addressOf, type Params } from '#app/admin/navigation/address.ts'
import { addDays, beginningOf } from '#app/admin/ui/days.ts'
import { isDay } from '#content/dates/day.ts'

export const recentDays = ['today', 'yesterday', 'week'] as const
export const kindsOfChange = ['texts', 'buttons', 'imports'] as const

export interface HistoryFilter {
  /** An email address, or `signedOut` for people who are not signed in. */
  person?: string | undefined
  /** The name of a group of texts, such as "Home". */
  page?: string | undefined
  what?: (typeof kindsOfChange)[number] | undefined
  day?: (typeof recentDays)[number] | undefined
  /** The first and the last day, such as `2025-11-22`. They do not apply if `day` is given. */
  from?: string | undefined
  to?: string | undefined
  /** Words to search for. */
  find?: string | undefined
}

/** As in the address of the view, which people keep as bookmarks. */
export const signedOut = 'nobody'

const oneOf = <T extends string>(names: readonly T[], name: string | undefined): T | undefined =>
  names.find((each) => each === name)

/** Reads a filter from the parameters of an address. What it does not know is left out. */
export function parseFilter(asked: Params): HistoryFilter {
  const text = (name: string) => asked[name]?.trim() || undefined
  const date = (name: string) => oneOf([asked[name] ?? ''].filter(isDay), asked[name])
  const day = oneOf(recentDays, text('day'))
  return {
    person: text('person'),
    page: text('page'),
    what: oneOf(kindsOfChange, text('what')),
    day,
    from: day ? undefined : date('from'),
    to: day ? undefined : date('to'),
    find: text('find'),
  }
}

const order = ['day', 'from', 'to', 'person', 'page', 'what', 'find'] as const

/** Returns the address of a filter. */
export const printFilter = (filter: HistoryFilter): string =>
  addressOf(
    'history',
    Object.fromEntries(order.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))),
  )

export const isFiltered = (filter: HistoryFilter) => order.some((name) => filter[name] !== undefined)

/** @returns the time from which and the one before which changes are shown, in ISO 8601 */
export function timesOf({ day, from, to }: HistoryFilter, today: string): { from?: string; before?: string } {
  if (day === 'today') return { from: beginningOf(today) }
  if (day === 'yesterday') return { from: beginningOf(today, -1), before: beginningOf(today) }
  if (day === 'week') return { from: beginningOf(addDays(today, -6)) }
  return { ...(from && { from: beginningOf(from) }), ...(to && { before: beginningOf(to, 1) }) }
}
