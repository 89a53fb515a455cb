// The pages as the panel shows them for editing: each with a second rendering, which has markers in place of the texts
// (content/keys/marked-texts.ts).
import type { PageContext } from '#app/sections/page-context.ts'
import { editablePagePath, errorPagePath } from '#content/addresses/editable-pages.ts'
import { withoutClosed, withPositions } from '#content/dates/position-dates.ts'
import type { Site } from '#content/default-content.ts'
import { type EditablePage, markersIn, markTexts } from '#content/keys/marked-texts.ts'
import type { Override } from '#content/keys/overrides.ts'
import { isOnPage } from '#content/keys/page-of-key.ts'
import { applyOverrides } from '#content/keys/site-texts.ts'
import { overrideRules } from '#content/keys/writers.ts'
import { withoutHidden, withoutPages } from '#content/redirects/hidden-pages.ts'
import { redirectsOf } from '#content/redirects/redirects.ts'
import type { RenderedPage, RenderPage } from './render.ts'

interface EditablePagesOptions {
  /** All public pages. */
  paths: readonly string[]
  render: RenderPage
  page: Omit<PageContext, 'site'>
  defaults: Site
}

/** Renders a page for editing with rows of the table. */
export type RenderEditable = (rows: readonly Override[]) => Promise<RenderedPage>

/** @returns the editable pages by their own paths; the "not found" page and the page of a server error are among them */
export function createEditablePages(options: EditablePagesOptions): ReadonlyMap<string, RenderEditable> {
  const { paths, render, page, defaults } = options
  const rules = overrideRules(page.writers)
  return new Map(
    [...paths, '/404', errorPagePath].map((path) => [
      editablePagePath(path),
      (rows) => editablePage(path, rows),
    ]),
  )

  async function editablePage(path: string, rows: readonly Override[]): Promise<RenderedPage> {
    // A page that cannot be rendered with the edits is shown without them, here too.
    const editable = (await renderTwice(path, rows)) ?? (await renderTwice(path, []))
    if (!editable) throw new Error('A page cannot be rendered for editing')
    return {
      status: 200,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(editable),
    }
  }

  /** @returns undefined if one of the renderings fails */
  async function renderTwice(path: string, rows: readonly Override[]): Promise<EditablePage | undefined> {
    const showsServerError = path === errorPagePath
    // Both come from the same rows, so a text cannot change between the renderings.
    const all = withoutClosed(applyOverrides(defaults, rows, rules), Date.now())
    // The texts of a hidden page can be edited, too.
    const redirects = new Map(redirectsOf(all))
    redirects.delete(path)
    const site = withoutHidden(all, redirects)
    const { marked, texts, unmarked } = markTexts(defaults, rows, rules)
    const open = new Set(site.careers.positions.items.map(({ id }) => id))
    const markedSite = withoutPages(
      withPositions(marked, ({ id }) => open.has(id)),
      redirects,
    )
    const shown = await render(path, { ...page, showsServerError, site })
    const withMarkers = await render(path, { ...page, showsServerError, site: markedSite })
    if (!showsServerError && (shown.status >= 500 || withMarkers.status >= 500)) return undefined
    const markedHtml = withoutFiles(withMarkers.body)
    return {
      style: /<style>(.*?)<\/style>/s.exec(shown.body)?.[1] ?? '',
      html: withoutFiles(shown.body),
      marked: markedHtml,
      texts: Object.fromEntries(
        markersIn(markedHtml).flatMap((number) => {
          const text = texts[Number(number)]
          return text ? [[number, text]] : []
        }),
      ),
      empty: texts.flatMap(({ key, value }) => (value === '' && isOnPage(defaults, path, key) ? key : [])),
      unmarked: unmarked.filter(({ key }) => isOnPage(defaults, path, key)),
    }
  }
}

/**
 * The panel runs no script of a page and adds the style sheet itself. No text can contain one of these elements, because
 * it is escaped.
 */
const withoutFiles = (html: string) => html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>|<link\b[^>]*>/gs, '')
