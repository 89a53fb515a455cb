// Pages, each rendered once for a state of the content and kept: one for each address of the site; all other addresses share one
// "not found" in each section, whose bar marks it. Queries do not count, so what is kept is bounded whatever is asked for.
import { type PageResponse, type RespondToUrl, withSmallestBodies } from './page-response.ts'

/** Where the request listener finds pages. */
export interface PageSource {
  /** Whether this URL (path and query) has a page of its own. */
  has(url: string): boolean
  /** The canonical URL of a page whose address was written with a trailing slash, capitals or escapes. */
  canonicalUrl(url: string): string | undefined
  /** The page at this URL, or a "not found" page. */
  get(url: string): PageResponse | Promise<PageResponse>
}

export interface PageCache extends PageSource {
  /** Marks all pages rendered so far as stale, because the content has changed. */
  expire(): void
}

interface Entry {
  version: number
  page: PageResponse | Promise<PageResponse>
  isRecompressed: boolean
}

/** Pages are compressed well once none has been rendered for this long. */
const quietPeriodMs = 2000

export function createPageCache(paths: Iterable<string>, respond: RespondToUrl): PageCache {
  const known = new Set(paths)
  const entries = new Map<string, Entry>()
  let version = 0
  let compressing: NodeJS.Timeout | undefined

  return {
    has: (url) => known.has(pathOf(url)),

    canonicalUrl(url) {
      const path = pathOf(url)
      const plain = decoded(path).toLowerCase().replace(/\/+$/, '')
      return known.has(plain) ? plain + url.slice(path.length) : undefined
    },

    // Nobody waits for more than one rendering: one that began before a change is not waited for.
    get(url) {
      const path = pathOf(url)
      const name = known.has(path) ? path : notFoundPath(path)
      const entry = entries.get(name)
      return entry?.version === version ? entry.page : render(name)
    },

    expire() {
      version++
    },
  }

  /** The path at which the page of an unknown address is rendered. */
  function notFoundPath(path: string): string {
    const [, section = ''] = path.split('/', 2)
    return known.has(`/${section}`) ? `/${section}/404`.replace('//', '/') : '/404'
  }

  function render(path: string): Promise<PageResponse> {
    const page = respond(path)
    const entry: Entry = { version, page, isRecompressed: false }
    entries.set(path, entry)
    page.then(
      (rendered) => {
        entry.page = rendered
        if (rendered.status >= 500) forget(path, entry)
        clearTimeout(compressing)
        compressing = setTimeout(compressAll, quietPeriodMs).unref()
      },
      () => forget(path, entry),
    )
    return page
  }

  function forget(path: string, entry: Entry) {
    if (entries.get(path) === entry) entries.delete(path)
  }

  async function compressAll() {
    for (const entry of entries.values()) {
      const { page } = entry
      if (entry.version !== version || entry.isRecompressed || page instanceof Promise) continue
      entry.isRecompressed = true
      entry.page = await withSmallestBodies(page)
    }
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const pathOf = (url: string) => {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Renders every page anew for each request. */
export const createUncachedPages = (respond: RespondToUrl): PageCache => ({
  has: () => false,
  canonicalUrl: () => undefined,
  get: respond,
  expire() {},
})
