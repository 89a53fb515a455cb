import { useRef } from 'react'
import type { Page } from './read-history.ts'
import { useQuery } from './use-query.ts'

interface Pages<T> {
  /** Undefined until the first page has been read. */
  entries: readonly T[] | undefined
  more: boolean
  /** Why the last request failed. */
  problem: string | undefined
  reading: boolean
  /** Reads the next page. */
  older(): void
  /** Repeats the failed request. */
  retry(): void
}

/**
 * Loads entries page by page, newest first.
 * @param read reads the page after the entry with the given id, or the first page
 * @param version when it changes, all pages are read again
 */
export function usePages<T extends { id: number }>(
  read: (olderThan: number | undefined) => Promise<Page<T>>,
  version: unknown,
): Pages<T> {
  const wanted = useRef(1)
  const { answer, problem, asking, again } = useQuery(readWanted, version)

  async function readWanted() {
    let all: Page<T> = { entries: [], more: true }
    for (let pages = 0; pages < wanted.current && all.more; pages++) {
      const { entries, more } = await read(all.entries.at(-1)?.id)
      all = { entries: [...all.entries, ...entries], more }
    }
    return all
  }

  return {
    entries: answer?.value.entries,
    more: answer?.value.more ?? false,
    problem,
    reading: asking,
    older() {
      wanted.current++
      again()
    },
    retry: again,
  }
}
