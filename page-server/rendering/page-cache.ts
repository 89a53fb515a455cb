// Caches each page, rendered once per state of the content. Each address of the site has its own page; all unknown
// addresses of a section share one "not found" page, whose menu marks that section. Queries are ignored, except those
// that `shownQuery` returns: the first `maxQueries` of them get a page of their own. So the size of the cache and the
// number of renderings are bounded, whatever is requested.
import { plainPath } from '#content/addresses/plain-path.ts'
import { pathOf } from '#server/request-url.ts'
import { notFoundPath } from './not-found-path.ts'
import { type PageResponse, type RespondToUrl, withSmallestBodies } from './page-response.ts'

/** Where the request listener gets pages. */
export interface PageSource {
  /** Whether this URL (path and query) has its own page. */
  has(url: string): boolean
  /**
   * The canonical path, with its query, of an address with a trailing slash, capitals or escapes; undefined for an unknown
   * page.
   */
  canonicalUrl(url: string): string | undefined
  /** The page at this URL, or a "not found" page. */
  get(url: string): PageResponse | Promise<PageResponse>
}

export interface PageCache extends PageSource {
  /** Forgets all rendered pages after a change of the content. */
  expire(): void
}

interface Entry {
  page: PageResponse | Promise<PageResponse>
  isRecompressed: boolean
}

/** How many pages with a query are rendered until the content changes again. */
const maxQueries = 50

/** Pages are compressed thoroughly once none has been rendered for this long. */
const quietPeriodMs = 2000

/** @param shownQuery the query of a URL as far as its page shows it; by default, no page does */
export function createPageCache(
  paths: Iterable<string>,
  respond: RespondToUrl,
  shownQuery: (url: string) => Promise<string> = async () => '',
): PageCache {
  const known = new Set(paths)
  const entries = new Map<string, Entry>()
  let compressing: NodeJS.Timeout | undefined

  return {
    has: (url) => known.has(pathOf(url)),

    canonicalUrl(url) {
      const path = pathOf(url)
      const plain = plainPath(path)
      return known.has(plain) ? plain + url.slice(path.length) : undefined
    },

    // A request waits for at most one rendering, and not for one that began before a change.
    get(url) {
      const path = pathOf(url)
      const name = known.has(path) ? path : notFoundPath(path, known)
      if (url === path) return current(name)
      return shownQuery(url).then((query) => current(hasRoom(name + query) ? name + query : name))
    },

    expire() {
      entries.clear()
    },
  }

  function current(name: string) {
    return entries.get(name)?.page ?? render(name)
  }

  function hasRoom(name: string): boolean {
    return entries.has(name) || [...entries.keys()].filter((each) => each.includes('?')).length < maxQueries
  }

  function render(name: string): Promise<PageResponse> {
    const page = respond(name)
    const entry: Entry = { page, isRecompressed: false }
    entries.set(name, entry)
    page.then(
      (rendered) => {
        entry.page = rendered
        if (rendered.status >= 500) forget(name, entry)
        clearTimeout(compressing)
        compressing = setTimeout(compressAll, quietPeriodMs).unref()
      },
      () => forget(name, entry),
    )
    return page
  }

  function forget(name: string, entry: Entry) {
    if (entries.get(name) === entry) entries.delete(name)
  }

  async function compressAll() {
    for (const entry of entries.values()) {
      const { page } = entry
      if (entry.isRecompressed || page instanceof Promise) continue
      entry.isRecompressed = true
      // If compressing fails, such as for lack of memory, the page stays as it is.
      entry.page = await withSmallestBodies(page).catch(() => page)
    }
  }
}

/** Renders a page for each request, without a cache. */
export const createUncachedPages = (respond: RespondToUrl): PageCache => ({
  has: () => false,
  canonicalUrl: () => undefined,
  get: respond,
  expire() {},
})
