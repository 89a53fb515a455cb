import { useMemo } from 'react'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import { type HistoryFilter, parseFilter } from './history-filter.ts'

/** Returns the filter that the address holds. */
export function useHistoryFilter(): HistoryFilter {
  const params = useParams('history')
  return useMemo(() => parseFilter(params), [params])
}

/** Replaces the filter without a new entry in the history of the browser, as for every letter of a search. */
export const replaceFilter = (filter: HistoryFilter) => setParams('history', { ...filter })
