// The text `chrome.redirects`: hidden pages and old addresses, and where each leads. A line is an old address, white space and a
// new address (docs/decisions/0034-redirects.md).
import { pathsOf } from '#content/addresses/paths.ts'
import { plainPath } from '#content/addresses/plain-path.ts'
import type { Site } from '#content/default-content.ts'
import { industryPath } from '#content/industries.ts'
import { servicePath } from '#content/services.ts'
import { type OldAddressProblem, problemOfOldAddress } from './old-address.ts'

/** The key of the text. */
export const redirectsKey = 'chrome.redirects'

/** The maximum number of lines. */
export const maxRedirects = 200

/**
 * Why a line is ignored.
 * - `many`: there are too many lines.
 * - `form`: it does not consist of two addresses.
 * - `old`, `reserved`: the old address is not on this site, or the site needs it itself.
 * - `kept`: the old address is a page that cannot be hidden.
 * - `repeated`: a line above has the same old address.
 * - `circle`: it leads back to itself.
 * - `new`: it leads to no page.
 */
export type RedirectProblem = OldAddressProblem | 'many' | 'form' | 'kept' | 'repeated' | 'circle' | 'new'

export interface RedirectLine {
  /** The line as it is written. */
  text: string
  /** The old address as it is written. */
  from: string
  /** Its path, in the form in which addresses are compared. */
  path: string
  /** The path and fragment of the page where it leads, after all lines on the way; undefined if it is ignored. */
  end: string | undefined
  problem: RedirectProblem | undefined
}

/** The pages of a site that can be hidden. */
export const hideablePaths = ({ services, industries }: Pick<Site, 'services' | 'industries'>): string[] => [
  ...services.map(servicePath),
  ...industries.map(industryPath),
]

/**
 * Returns what the lines of the text mean.
 * @param site whose pages there are; whether it has the hidden ones makes no difference
 */
export function readRedirects(lines: readonly string[], site: Site): RedirectLine[] {
  const pages = new Set(pathsOf(site))
  const hideable = new Set(hideablePaths(site))
  /** Where each line leads, without the lines after it, by the path of its old address. */
  const next = new Map<string, { path: string; fragment: string }>()

  const read = lines.map((text, n) => {
    const [from = '', to = '', ...more] = text.split(/\s+/)
    const path = plainPath(from)
    const problem: RedirectProblem | undefined =
      n >= maxRedirects ? 'many' : (formProblem() ?? problemOfOldAddress(from) ?? pageProblem())
    if (!problem) {
      const [newPath = '', ...fragment] = to.split(/(?=#)/)
      next.set(path, { path: plainPath(newPath) || '/', fragment: fragment.join('') })
    }
    return { text, from, path, problem }

    function formProblem() {
      return to === '' || more.length > 0 ? 'form' : undefined
    }
    function pageProblem() {
      if (pages.has(path) && !hideable.has(path)) return 'kept'
      return next.has(path) ? 'repeated' : undefined
    }
  })

  const circular = new Set([...next.keys()].filter(leadsToItself))
  return read.map((line): RedirectLine => {
    if (line.problem) return { ...line, end: undefined }
    if (circular.has(line.path)) return { ...line, end: undefined, problem: 'circle' }
    const end = endOf(line.path)
    return { ...line, end, problem: end === undefined ? 'new' : undefined }
  })

  function leadsToItself(start: string): boolean {
    let at = next.get(start)?.path
    for (let steps = 0; at !== undefined && at !== start && steps < next.size; steps++)
      at = next.get(at)?.path
    return at === start
  }

  /** Returns the page where a line leads. A line that is ignored leads nowhere, so its page is still there. */
  function endOf(path: string): string | undefined {
    const to = next.get(path)
    if (!to || circular.has(path)) return undefined
    return (
      endOf(to.path) ??
      (pages.has(to.path) && wellFormedFragment.test(to.fragment) ? to.path + to.fragment : undefined)
    )
  }
}

const wellFormedFragment = /^(?:#[\w-]{1,100})?$/
