import { useEffect, useState } from 'react'
import type { Entry } from '#app/admin/catalog/entries.ts'
import { fetchEditablePage } from '#app/admin/page-frame/page-frame.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'

/** Why there is no page. */
export type Problem = 'missing' | 'failed'

interface LoadedPage {
  path: string
  page: EditablePage | Problem
}

/** When a page is read again after an edit, until it has the edit, in milliseconds. The server may need a moment. */
const readAgainMs = [250, 1000, 3000]

/**
 * Returns the page at a path, read again after every edit of the site, and a function that tries again if reading it
 * failed. It is undefined while it is read for the first time.
 */
export function useEditablePage(
  path: string,
  entries: ReadonlyMap<string, Entry>,
): { page: EditablePage | Problem | undefined; retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedPage>()
  const [retries, setRetries] = useState(0)
  const known = loaded?.path === path ? loaded.page : undefined
  const isKnown = typeof known === 'object'

  // biome-ignore lint/correctness/useExhaustiveDependencies: retries asks for another attempt
  useEffect(() => {
    let wanted = true
    let waiting: ReturnType<typeof setTimeout> | undefined

    async function read(delays: readonly number[]) {
      const page = await fetchEditablePage(path).catch(() => 'failed' as const)
      if (!wanted) return
      setLoaded((last) => {
        const lastPage = last?.path === path ? last.page : undefined
        if (typeof lastPage === 'object' && (page === 'failed' || isSame(lastPage, page))) return last
        return { path, page: page ?? 'missing' }
      })
      if (page === 'failed' || (page && isBehind(page, entries))) readLater(delays)
    }
    function readLater([delay, ...delays]: readonly number[]) {
      if (delay !== undefined) waiting = setTimeout(read, delay, delays)
    }

    if (isKnown) readLater(readAgainMs)
    else read(readAgainMs)
    return () => {
      wanted = false
      clearTimeout(waiting)
    }
  }, [path, entries, isKnown, retries])

  return { page: known, retry: () => setRetries((count) => count + 1) }
}

const isSame = (one: EditablePage, other: EditablePage | undefined) =>
  one.html === other?.html && one.marked === other.marked

/** Whether a page was rendered before the latest edits of its texts. */
export const isBehind = ({ texts }: EditablePage, entries: ReadonlyMap<string, Entry>): boolean =>
  Object.values(texts).some(({ key, value }) => (entries.get(key)?.current ?? value) !== value)
