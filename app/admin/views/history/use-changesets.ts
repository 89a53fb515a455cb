import { useEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { printFilter } from './filter/history-filter.ts'
import { type HistoryQuery, readChangesets } from './read-changesets.ts'

const pageSize = 50

interface ChangesetsSubject extends HistoryQuery {
  items: readonly ContentItem[] | undefined
  /** Whether the catalog is being loaded. */
  waiting: boolean
}

/** Loads the changes that a filter asks for, page by page, and again when an item changes. */
export function useChangesets({ filter, today, catalog, items, waiting }: ChangesetsSubject) {
  const { request } = useStore()
  const asked = printFilter(filter)
  const wanted = useRef({ asked, count: pageSize })
  const subject = useMemo(
    () => ({ filter, today, catalog, items, waiting: waiting && Boolean(filter.page ?? filter.find) }),
    [filter, today, catalog, items, waiting],
  )
  const { answer, problem, asking, again } = useQuery(async () => {
    if (wanted.current.asked !== asked) wanted.current = { asked, count: pageSize }
    if (subject.waiting) return undefined
    const { count } = wanted.current
    return request((client) => readChangesets(client, { filter, today, catalog }, count))
  }, subject)
  const page = answer?.value
  const about = answer && printFilter(answer.of.filter)
  return {
    rows: page?.rows,
    hasMore: page?.more ?? false,
    problem,
    reading: asking,
    /** Whether the rows are those of another filter. */
    stale: about !== asked,
    newestSeen: useNewestSeen(
      about,
      page?.rows.reduce((newest, { id }) => Math.max(newest, id), 0),
    ),
    readOlder() {
      wanted.current.count += pageSize
      again()
    },
    retry: again,
  }
}

/**
 * Returns the id of the newest change that was there when the view was shown, or when the filter changed.
 * @param about the filter of the changes
 * @param newest the id of the newest change shown
 */
function useNewestSeen(about: string | undefined, newest = 0): number {
  const [seen, setSeen] = useState<{ about: string | undefined; newest: number }>()
  // Runs when the view is hidden. What is there when it is shown again counts as seen.
  useEffect(() => () => setSeen(undefined), [])
  if (about === undefined) return newest
  if (seen?.about === about) return seen.newest
  setSeen({ about, newest })
  return newest
}
