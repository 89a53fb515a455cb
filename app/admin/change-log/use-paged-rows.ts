import { useRef } from 'react'
import { useQuery } from '#app/admin/connection/use-query.ts'
import type { Page } from './read-history.ts'

interface PagedRows<T> {
  /** Undefined until the first page has been read. */
  rows: readonly T[] | undefined
  hasMore: boolean
  /** Why the last request failed. */
  problem: string | undefined
  reading: boolean
  /** Reads all pages again, and one more. */
  readOlder(): void
  /** Repeats the failed request. */
  retry(): void
}

/**
 * Loads rows page by page, newest first.
 * @param read reads the page after the row with the given id, or the first page
 * @param version when it changes, all pages are read again
 */
export function usePagedRows<T extends { id: number }>(
  read: (olderThan: number | undefined) => Promise<Page<T>>,
  version: unknown,
): PagedRows<T> {
  const wantedPages = useRef(1)
  const { answer, problem, asking, again } = useQuery(readWanted, version)

  async function readWanted() {
    let all: Page<T> = { rows: [], more: true }
    for (let pages = 0; pages < wantedPages.current && all.more; pages++) {
      const { rows, more } = await read(all.rows.at(-1)?.id)
      all = { rows: [...all.rows, ...rows], more }
    }
    return all
  }

  return {
    rows: answer?.value.rows,
    hasMore: answer?.value.more ?? false,
    problem,
    reading: asking,
    readOlder() {
      wantedPages.current++
      again()
    },
    retry: again,
  }
}
