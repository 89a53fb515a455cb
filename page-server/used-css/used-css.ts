// Leaves the rules of other pages out of a page's style sheet. The build makes one style sheet for each kind of page; which of
// its rules a page needs depends on its texts, too.
import { createHash } from 'node:crypto'
import type { RenderPage } from '#page-server/rendering/render.ts'
import { type NamesInPage, namesInPage } from './names-in-page.ts'
import { type Part, parseStyleSheet } from './style-sheet.ts'

/** @returns a renderer whose pages carry only the rules that can match something on them */
export function withUsedCss(render: RenderPage): RenderPage {
  return async (path, page) => {
    const rendered = await render(path, page)
    // React adds elements to a page that has its modules.
    if (rendered.body.includes('<script type="module"')) return rendered
    return { ...rendered, body: withoutOtherRules(rendered.body) }
  }
}

/** @returns the page without the rules that nothing on it can match */
export function withoutOtherRules(html: string): string {
  return html.replace(
    /(<style\b[^>]*>)(.*?)(<\/style>)/s,
    (_, before: string, css: string, after: string) =>
      before + neededRules(styleSheetOf(css), html.replace(css, '')) + after,
  )
}

interface StyleSheet {
  print: Part
  /** What was printed, by the names on the page: most edits change its words only. */
  printed: Map<string, string>
}

/** Most pages of one kind have the same names; edited lists bring new ones. */
const maxPrinted = 50

/** @param html the page without its style sheet */
function neededRules({ print, printed }: StyleSheet, html: string): string {
  const names = namesInPage(html)
  const properties = new Set(html.match(customProperty))
  const all = [names.elements, names.classes, names.ids, properties].map((set) => [...set].join(' ')).join()
  // A text may look like names, and have any length.
  const key = createHash('sha256').update(all).digest('base64')
  const known = printed.get(key)
  if (known !== undefined) return known
  const css = printRules(print, names, properties)
  if (printed.size === maxPrinted) printed.clear()
  printed.set(key, css)
  return css
}

function printRules(print: Part, names: NamesInPage, properties: Set<string>): string {
  let css = ''
  const uses = (name: string) => (name.startsWith('--') ? properties.has(name) : css.includes(name))
  // A custom property or an animation that is needed may need others.
  for (;;) {
    const next = print({ ...names, uses })
    if (next === css) return css
    css = next
    for (const property of css.match(customProperty) ?? []) properties.add(property)
  }
}

const customProperty = /--[\w-]+/g

/** One for each kind of page, by its hash: as a key, the style sheet would keep the whole page that it was cut out of in memory. */
const styleSheets = new Map<string, StyleSheet>()

function styleSheetOf(css: string): StyleSheet {
  const hash = createHash('sha256').update(css).digest('base64')
  const known = styleSheets.get(hash) ?? { print: parseStyleSheet(css), printed: new Map() }
  styleSheets.set(hash, known)
  return known
}
