// A page of the site in a frame of the panel: it runs no scripts, and reacts to nothing.
import { editablePagePath } from '#content/addresses/editable-pages.ts'
import type { EditablePage } from '#content/keys/marked-texts.ts'
import { requestTimeout } from '#content-sync/database.ts'

/** An empty document in standards mode. */
export const emptyDocument = '<!doctype html><html lang="en"></html>'

/** Gives parts that are off screen or moving their final layout. */
const still = `*, ::before, ::after {
  content-visibility: visible !important;
  animation: none !important;
  transition: none !important;
}`

/** A release whose edits a page is to have, and the session of the person who may read it. */
export interface ReadableRelease {
  id: string
  accessToken: string | undefined
}

/**
 * @param path of the page, such as `/services/ate`
 * @param release if the page is to have its edits
 * @returns undefined if the site has no such page, or no such release that this person may read
 * @throws if the page cannot be fetched, or not in time
 */
export async function fetchEditablePage(
  path: string,
  release?: ReadableRelease,
): Promise<EditablePage | undefined> {
  const query = release ? `?${new URLSearchParams({ release: release.id })}` : ''
  const session = release?.accessToken ? { authorization: `Bearer ${release.accessToken}` } : {}
  const response = await fetch(editablePagePath(path) + query, {
    headers: { accept: 'application/json', ...session },
    signal: requestTimeout(),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The page cannot be read (${response.status})`)
  return response.json()
}

/**
 * Shows a page in a frame that has loaded {@link emptyDocument}; a page already in it is replaced.
 * @param extraStyle rules after those of the page
 * @returns the document in the frame, whose fonts may still be loading; undefined if the frame was removed
 */
export function showInFrame(
  frame: HTMLIFrameElement,
  { html, style }: Pick<EditablePage, 'html' | 'style'>,
  extraStyle = '',
): Document | undefined {
  const inside = frame.contentDocument
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!inside || !view) return undefined
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  // As the script of the page does. Without a theme, all menus would be open.
  parsed.documentElement.dataset.theme = 'light'
  // A browser that translates would replace nodes that the panel still reads and changes.
  parsed.documentElement.translate = false
  inside.replaceChild(inside.adoptNode(parsed.documentElement), inside.documentElement)
  const css = forFrame(style) + still + extraStyle
  // A new style sheet loads its fonts again, while the page is seen without them.
  if (styles.get(inside) !== css) {
    // The security policy of the panel only allows its own styles, but does not apply to style sheets created by script.
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    inside.adoptedStyleSheets = [sheet]
    styles.set(inside, css)
  }
  return inside
}

/** The style of the page in each frame. */
const styles = new WeakMap<Document, string>()

/** The frame is as high as the page, so that the heights of rules must refer to a usual window, of 900 pixels. */
const forFrame = (style: string) =>
  // Not in the names of classes, such as `max-h-\[60vh\]`.
  style.replaceAll(/(?<!\[)\b([\d.]+)[sld]?vh\b/g, (_, percent: string) => `${Number(percent) * 9}px`)
