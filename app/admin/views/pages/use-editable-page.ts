import { useEffect, useMemo, useRef, useState } from 'react'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { fetchEditablePage } from '#app/admin/page-frame/page-frame.ts'
import { readableRelease } from '#app/admin/page-frame/readable-release.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { isSamePage, lateKeys } from './stage/late-edits.ts'

/** Why there is no page. */
export type PageProblem = 'missing' | 'failed'

interface LoadedPage {
  path: string
  /** The release whose edits it has. */
  release: string | undefined
  page: EditablePage | PageProblem
}

/** When a page is read again after an edit, until it has the edit, in milliseconds. The server may need a moment. */
const readAgainMs = [250, 1000, 3000]

interface ReadPage {
  /** Undefined while it is read for the first time. */
  page: EditablePage | PageProblem | undefined
  /** The keys of edits that the page did not have when it was last read. In a static export, it never has them. */
  late: readonly string[]
  /** Tries again if reading it failed. */
  retry: () => void
}

/** Returns the page at a path with the chosen release, read again after every edit. */
export function useEditablePage(path: string, textStates: ReadonlyMap<string, TextState>): ReadPage {
  const { request } = useStore()
  const { chosen: release } = useReleases()
  const [loaded, setLoaded] = useState<LoadedPage>()
  const [retries, setRetries] = useState(0)
  /** The texts for which the page is not read again, because after the last attempt it still lacked some of their edits. */
  const [givenUp, setGivenUp] = useState<{ path: string; textStates: ReadonlyMap<string, TextState> }>()
  const isLoaded = (last: LoadedPage | undefined) => last?.path === path && last.release === release
  const isKnown = isLoaded(loaded) && typeof loaded?.page === 'object'
  /** Until the page is there with another release, it is shown as it was. */
  const known =
    loaded?.path === path && (loaded.release === release || typeof loaded.page === 'object')
      ? loaded.page
      : undefined
  /** The page and release that are wanted now. */
  const wantedPage = useRef('')
  /** Counts the requests, and names the last one whose answer is shown: answers may arrive in another order. */
  const requests = useRef({ sent: 0, shown: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: retries asks for another attempt
  useEffect(() => {
    const asked = JSON.stringify([path, release])
    wantedPage.current = asked
    let wanted = true
    let waiting: ReturnType<typeof setTimeout> | undefined

    async function read(delays: readonly number[]) {
      const sent = ++requests.current.sent
      const page = await readableRelease(release, request)
        .then((readable) => fetchEditablePage(path, readable))
        .catch(() => 'failed' as const)
      // A text may have changed since. The page is shown nevertheless, and read again afterward.
      if (wantedPage.current !== asked || sent < requests.current.shown) return
      if (page !== 'failed') requests.current.shown = sent
      setLoaded((last) => {
        const lastPage = isLoaded(last) ? last?.page : undefined
        if (typeof lastPage === 'object' && (page === 'failed' || isSamePage(lastPage, page))) return last
        return { path, release, page: page ?? 'missing' }
      })
      if (!wanted) return
      if (page === 'failed' || (page && lateKeys(page, textStates).length > 0)) readLater(delays)
    }
    function readLater([delay, ...delays]: readonly number[]) {
      if (delay === undefined) setGivenUp({ path, textStates })
      else waiting = setTimeout(read, delay, delays)
    }

    if (isKnown) readLater(readAgainMs)
    else read(readAgainMs)
    return () => {
      wanted = false
      clearTimeout(waiting)
    }
  }, [path, release, textStates, isKnown, retries])

  const late = useMemo(() => {
    if (typeof known !== 'object' || givenUp?.path !== path) return []
    const before = new Set(lateKeys(known, givenUp.textStates))
    return lateKeys(known, textStates).filter((key) => before.has(key))
  }, [known, givenUp, path, textStates])

  /** Says that it is loading in between, so that another failure is announced, too. Earlier requests no longer count. */
  function retry() {
    requests.current.shown = requests.current.sent + 1
    setLoaded(undefined)
    setRetries((count) => count + 1)
  }

  return { page: known, late, retry }
}
