// Tells which text is where on a page, without marks in the public page: it is rendered a second time, with a marker for
// each text, and the two are compared (docs/decisions/0029-pages.md).
import type { Site } from '#content/default-content.ts'
import { linesIn } from './entries.ts'
import { fill, placeholdersOf } from './fill.ts'
import type { DefaultText, Override, OverrideRules } from './overrides.ts'
import { currentContent, mapTexts, textOfList } from './site-texts.ts'

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
  /** The keys of its texts that are empty, which are nowhere in the documents. */
  empty: string[]
  /** Texts that have no marker as a whole, but decide what the page shows: facts, lists of lines, and ids of entries. */
  unmarked: MarkedText[]
}

export interface MarkedText {
  key: string
  /** What the page says, with the placeholders in it: `{name} menu`. */
  value: string
  /** Which line of its text it is, from 0, if the text is a list of lines. */
  line?: number
}

/**
 * Returns the site with a marker in place of each text: `«12»`, or `/marker/12` for a link. Empty texts stay empty, and
 * facts stay as they are, so that pages keep their structure. A marker contains what the page fills in: `«12|count=28»`.
 */
export function markTexts(
  site: Site,
  rows: Iterable<Override>,
  rules: OverrideRules,
): { marked: Site; texts: readonly MarkedText[]; unmarked: readonly MarkedText[] } {
  const { textOf, idsOf } = currentContent(rows, rules)
  const texts: MarkedText[] = []
  const unmarked: MarkedText[] = []
  const marked = mapTexts(site, mark, (list) => {
    unmarked.push({ key: list.key, value: textOf(textOfList(list)) })
    return idsOf(list)
  })
  return { marked, texts, unmarked }

  function mark(text: DefaultText): string {
    const value = textOf(text)
    if (text.kind === 'fact') {
      unmarked.push({ key: text.key, value })
      return value
    }
    if (text.kind !== 'lines') return marker({ key: text.key, value }, text)
    unmarked.push({ key: text.key, value })
    if (value === '') return marker({ key: text.key, value }, text)
    return linesIn(value)
      .map((line, n) => marker({ key: text.key, value: line, line: n }, text))
      .join('\n')
  }

  function marker(part: MarkedText, text: DefaultText): string {
    const number = texts.push(part) - 1
    if (part.value === '') return ''
    if (text.kind === 'href') return `/marker/${number}`
    const names = new Set([...placeholdersOf(text.value), ...placeholdersOf(part.value)])
    return `«${[number, ...Array.from(names, (name) => `${name}={${name}}`)].join('|')}»`
  }
}

/**
 * Returns what a page says in a part that a text fills.
 * @param text the whole text
 */
export const partOf = ({ line }: Pick<MarkedText, 'line'>, text: string): string =>
  line === undefined ? text : (linesIn(text)[line] ?? '')

/** Returns the texts of a page by key, as it was rendered. */
export const renderedTexts = ({
  texts,
  unmarked,
}: Pick<EditablePage, 'texts' | 'unmarked'>): ReadonlyMap<string, string> =>
  new Map([...Object.values(texts), ...unmarked].map(({ key, value }) => [key, value]))

const markers = /«(\d+)|(?<=^|")\/marker\/(\d+)(?=$|")/g

/** Returns the numbers of all markers in a marked document or text, each once. */
export const markersIn = (marked: string): string[] => [
  ...new Set(Array.from(marked.matchAll(markers), ([, number, ofLink]) => number ?? ofLink ?? '')),
]

/** What a marked part consists of besides plain text: the beginning of a marker, of a value filled in, and the end. */
const syntax = /(«\d+(?=»|\|\w+=)|\|\w+=|»)/

interface OpenMarker {
  number: string
  /** The part up to the marker, composed. */
  before: string
  /** What is filled in, by placeholder. */
  values: Map<string, string>
  /** The placeholder of the value that is being read. */
  name: string
}

/**
 * Returns a function that composes a part of a page from its texts, as the marked part says. A text is never searched
 * for markers, whatever it contains.
 * @param part the content of a text node or attribute: `Call «3» now`
 */
export function composerOf(part: string): (textOf: (number: string) => string) => string {
  const link = /^\/marker\/(\d+)$/.exec(part)?.[1]
  if (link !== undefined) return (textOf) => textOf(link)
  const pieces = part.split(syntax)

  return (textOf) => {
    // A marker can contain others, which are filled in.
    const open: OpenMarker[] = []
    let composed = ''
    for (const [n, piece] of pieces.entries()) {
      const marker = open.at(-1)
      const isPlain = n % 2 === 0
      if (!isPlain && piece.startsWith('«')) {
        open.push({ number: piece.slice(1), before: composed, values: new Map(), name: '' })
        composed = ''
      } else if (isPlain || !marker) {
        composed += piece
      } else {
        marker.values.set(marker.name, composed)
        marker.name = piece.slice(1, -1)
        composed = ''
        if (piece === '»') {
          open.pop()
          composed = marker.before + fill(textOf(marker.number), Object.fromEntries(marker.values))
        }
      }
    }
    // A marker that does not end was not made here.
    return open.length > 0 ? part : composed
  }
}
