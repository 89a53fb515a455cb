// What the list of messages shows, as the address holds it: `#inbox/<id>?q=ada&show=unread`.

import type { inbox } from '#app/admin/copy/inbox.ts'
import type { Params } from '#app/admin/navigation/address.ts'

export type Filter = keyof typeof inbox.filter.options

export interface InboxQuery {
  search: string
  filter: Filter
}

export const inboxFilters: readonly Filter[] = ['all', 'unread', 'open', 'applications', 'spam']

/** The address of a request contains the search five times, and may have 8,192 characters. */
const maxSearch = 100

export function parseQuery({ q = '', show }: Params): InboxQuery {
  return {
    search: [...q.trim().toWellFormed()].slice(0, maxSearch).join(''),
    filter: inboxFilters.find((filter) => filter === show) ?? 'all',
  }
}

/** Returns a text that is the same for equal queries. */
export const printQuery = ({ search, filter }: InboxQuery): string => `${filter} ${search}`

const idPattern = /^\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Returns the id of the open message; empty if the address names something else, or undefined if it names none. */
export const openIdOf = ({ path }: Params): string | undefined =>
  path === undefined || path === '/' ? undefined : (idPattern.exec(path.toLowerCase())?.[1] ?? '')
