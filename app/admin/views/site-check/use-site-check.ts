import { useEffect, useMemo, useRef, useState } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { inSlices } from '#app/admin/catalog/in-slices.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { readableRelease } from '#app/admin/page-frame/readable-release.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { checkPage, knownProblems, type PageResults, pagesToCheck } from './page-problems.ts'
import type { SiteProblem } from './site-problem.ts'
import { measurementsOf, partLinksOf, textProblems } from './text-problems.ts'

export interface SiteCheckState {
  problems: readonly SiteProblem[]
  /** How many texts and items were looked at. */
  checked: number
  /** Set while pages are being looked at. */
  pages: { done: number; all: number } | undefined
  /** How many pages could not be loaded. */
  failed: number
}

interface CheckedContent {
  catalog: Catalog
  textStates: readonly TextState[]
  items: readonly ContentItem[]
}

/**
 * Checks all texts and items while the view is shown, and again after each change. What was found on pages is kept as long as
 * the texts stay the same.
 * @returns the result so far, undefined before the first one; and a function that tries failed pages again
 */
export function useSiteCheck({ catalog, textStates, items }: CheckedContent) {
  const { rules } = useSite()
  const { request } = useStore()
  const { chosen: release } = useReleases()
  const [state, setState] = useState<SiteCheckState>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries, or another release, make other pages
  const known = useMemo<PageResults>(() => new Map(), [catalog, release])
  /** What is shown until the pages have been looked at again. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: another release makes other pages
  const shown = useMemo<PageResults>(() => new Map(), [release])
  /** What the last complete check was made from. */
  const lastRun = useRef<readonly unknown[]>(undefined)

  useEffect(() => {
    const run = [catalog, textStates, items, rules, known, attempt]
    // The view is shown again, and nothing has changed.
    if (lastRun.current?.every((part, n) => part === run[n])) return
    const stopping = new AbortController()
    check(stopping.signal).then(
      () => {
        lastRun.current = run
      },
      (error: unknown) => {
        if (!stopping.signal.aborted) throw error
      },
    )
    return () => stopping.abort()

    async function check(signal: AbortSignal) {
      const found = await inSlices(textProblems({ catalog, textStates, items, rules }))
      const pages = {
        measurements: measurementsOf(textStates),
        partLinks: partLinksOf(textStates, catalog.redirects),
        known,
      }
      const paths = pagesToCheck(pages).filter((path) => catalog.pages.some((each) => each.path === path))
      let failed = 0
      for (const [n, path] of paths.entries()) {
        show({ done: n, all: paths.length })
        await checkPage(path, pages, readableRelease(release, request), signal).catch(() => {
          signal.throwIfAborted()
          // Without a network there is no page to look at.
          failed++
        })
      }
      show(undefined)

      function show(progress: SiteCheckState['pages']) {
        signal.throwIfAborted()
        for (const [name, result] of known) shown.set(name, result)
        const problems = [...found.flat(), ...knownProblems({ ...pages, known: shown })]
        setState({ problems, checked: found.length, pages: progress, failed })
      }
    }
  }, [catalog, textStates, items, rules, known, shown, attempt, release, request])

  return { state, retry: () => setAttempt((count) => count + 1) }
}
