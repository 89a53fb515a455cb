import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '#website-content/sync.ts'
import type { Page } from './read-history.ts'

/** Changes closer together than this many milliseconds are read once: an import makes thousands. */
const burst = 200

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
  const [page, setPage] = useState<Page<T>>()
  const [problem, setProblem] = useState<string>()
  const [reading, setReading] = useState(true)
  const wanted = useRef(1)
  /** Counts the readings: of several, only the last one counts. */
  const last = useRef(0)

  const load = useEffectEvent(loadPages)
  async function loadPages() {
    const own = ++last.current
    setReading(true)
    try {
      let all: Page<T> = { entries: [], more: true }
      for (let pages = 0; pages < wanted.current && all.more; pages++) {
        const { entries, more } = await read(all.entries.at(-1)?.id)
        all = { entries: [...all.entries, ...entries], more }
      }
      if (own !== last.current) return
      setPage(all)
      setProblem(undefined)
    } catch (error) {
      if (own === last.current) setProblem(messageOf(error))
    }
    if (own === last.current) setReading(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when to read again
  useEffect(() => {
    const timer = setTimeout(() => load(), last.current > 0 ? burst : 0)
    return () => clearTimeout(timer)
  }, [version])

  return {
    entries: page?.entries,
    more: page?.more ?? false,
    problem,
    reading,
    older() {
      wanted.current++
      loadPages()
    },
    retry: loadPages,
  }
}
