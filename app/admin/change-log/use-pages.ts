import { useRef } from 'react'
import type { Page } from './read-history.ts'
import { useQuery } from './use-query.ts'

interface Pages<T> {
  /** Undefined until the first page has been read. */
  entries: readonly T[] | undefined
  more: boolean
  /** Why the last reading failed. */
  problem: string | undefined
  reading: boolean
  /** Reads the next page. */
  older(): void
  /** Reads again what failed. */
  retry(): void
}

/**
 * Entries by pages, newest first.
 * @param read reads a page behind the entry with an id, or the first one
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
