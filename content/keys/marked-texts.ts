// Which text stands where on a page, without marks in the public page: it is rendered a second time, with a marker in
// place of each text, and the two are compared (docs/decisions/0029-pages.md).
import type { Site } from '#content/default-content.ts'
import { fill, placeholdersOf } from './fill.ts'
import { currentTexts, mapTexts, type Override, type OverrideRules } from './overrides.ts'

/** A page for the panel, which finds its texts in it. */
export interface EditablePage {
  /** The style sheet of the page. */
  style: string
  /** The document as visitors get it, without scripts, styles and links to files. */
  html: string
  /** The same document with a marker in place of each text. */
  marked: string
  /** The texts of the page by the number of their marker. */
  texts: Record<string, MarkedText>
}

export interface MarkedText {
  key: string
  /** What the page says. */
  value: string
}

/** The address of the page of a server error in the panel. The site has no page there. */
export const errorPage = '/error'

/** Returns the address of the {@link EditablePage} for the page at a path. */
export const editablePagePath = (path: string): string => `/admin/pages${path === '/' ? '/index' : path}.json`

/**
 * Returns the site with a marker in place of each text: `«12»`, or `/marker/12` for a link. Empty texts stay empty, so
 * that pages keep their structure. A marker contains what the page fills in: `«12|count=28»`.
 */
export function markTexts(
  site: Site,
  rows: Iterable<Override>,
  rules: OverrideRules,
): { marked: Site; texts: readonly MarkedText[] } {
  const currentText = currentTexts(rows, rules)
  const texts: MarkedText[] = []
  const marked = mapTexts(site, (text) => {
    const value = currentText(text)
    const number = texts.push({ key: text.key, value }) - 1
    if (value === '') return ''
    if (text.kind === 'href') return `/marker/${number}`
    const names = new Set([...placeholdersOf(text.value), ...placeholdersOf(value)])
    return `«${[number, ...Array.from(names, (name) => `${name}={${name}}`)].join('|')}»`
  })
  return { marked, texts }
}

const marker = /«(\d+)|(?<=^|")\/marker\/(\d+)(?=$|")/g

/** Returns the numbers of all markers in a marked document or text, each once. */
export const markersIn = (marked: string): string[] => [
  ...new Set(Array.from(marked.matchAll(marker), ([, number, ofLink]) => number ?? ofLink ?? '')),
]

/**
 * Returns a function that composes a part of a page from its texts, as the marked part says.
 * @param part the content of a text node or attribute: `Call «3» now`
 */
export function composerOf(part: string): (textOf: (number: string) => string) => string {
  return (textOf) => {
    const link = /^\/marker\/(\d+)$/.exec(part)
    if (link) return textOf(link[1] ?? '')
    let composed = part
    // Innermost first: a marker can contain others, which are filled in.
    for (let before = ''; before !== composed; ) {
      before = composed
      composed = composed.replaceAll(/«(\d+)((?:\|\w+=[^«»|]*)*)»/g, (_, number: string, filled: string) => {
        const values = Array.from(filled.matchAll(/\|(\w+)=([^|]*)/g), ([, name = '', value = '']) => [
          name,
          value,
        ])
        return fill(textOf(number), Object.fromEntries(values))
      })
    }
    return composed
  }
}
