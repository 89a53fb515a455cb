// Pages, each rendered once for a state of the content and kept: one for each address of the site; all other addresses share one
// "not found" in each section, whose bar marks it. Queries do not count, so what is kept is bounded whatever is asked for.
import { compressWell, type MakePage, type Page } from './page.ts'

/** Where a site finds its pages. */
export interface PageSource {
  /** Whether a page of its own is at an address (path and query). */
  has(url: string): boolean
  /** Where a page is that somebody meant who wrote its address with a slash at the end, capitals or escapes. */
  canonical(url: string): string | undefined
  /** The page at an address, or the one that says that there is none. */
  get(url: string): Page | Promise<Page>
}

export interface PageCache extends PageSource {
  /** Says that the content is another one now: what has been rendered so far does not count any more. */
  expire(): void
}

interface Entry {
  version: number
  page: Page | Promise<Page>
  small: boolean
}

/** How long no page must have been rendered before they are compressed well, in milliseconds. */
const calm = 2000

export function createPageCache(paths: Iterable<string>, make: MakePage): PageCache {
  const known = new Set(paths)
  const entries = new Map<string, Entry>()
  let version = 0
  let compressing: NodeJS.Timeout | undefined

  return {
    has: (url) => known.has(pathOf(url)),

    canonical(url) {
      const path = pathOf(url)
      const plain = decoded(path).toLowerCase().replace(/\/+$/, '')
      return known.has(plain) ? plain + url.slice(path.length) : undefined
    },

    // Nobody waits for more than one rendering: one that began before a change is not waited for.
    get(url) {
      const path = pathOf(url)
      const name = known.has(path) ? path : nowhere(path)
      const entry = entries.get(name)
      return entry?.version === version ? entry.page : renew(name)
    },

    expire() {
      version++
    },
  }

  /** Where the page of an unknown address is rendered. */
  function nowhere(path: string): string {
    const [, section = ''] = path.split('/', 2)
    return known.has(`/${section}`) ? `/${section}/404`.replace('//', '/') : '/404'
  }

  function renew(path: string): Promise<Page> {
    const page = make(path)
    const entry: Entry = { version, page, small: false }
    entries.set(path, entry)
    page.then(
      (made) => {
        entry.page = made
        if (made.status >= 500) forget(path, entry)
        clearTimeout(compressing)
        compressing = setTimeout(compressAll, calm).unref()
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
      if (entry.version !== version || entry.small || page instanceof Promise) continue
      entry.small = true
      entry.page = await compressWell(page)
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

/** Every page made anew each time, under any address. */
export const uncached = (make: MakePage): PageCache => ({
  has: () => false,
  canonical: () => undefined,
  get: make,
  expire() {},
})
