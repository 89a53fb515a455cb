// Measures whether a text fits its place on a phone, in the layout of its page: a hidden frame, as wide as a small
// phone, holds that page without its scripts, and the text replaces the current one.
import './measure-overflow.css'

/** The width of the narrowest phones, in CSS pixels. */
const phone = 320
/** Tolerance for rounding, in pixels. */
const tolerance = 1

/**
 * Parts that are off screen or moving must have their final layout, and a word that only fits because it is broken does
 * not count as fitting.
 */
const forMeasuring = `* {
  content-visibility: visible !important;
  animation: none !important;
  transition: none !important;
  overflow-wrap: normal !important;
}`

interface Frame {
  path: string
  element: HTMLIFrameElement
  /** Undefined if the page could not be displayed. */
  loaded: Promise<Document | undefined>
}

let frame: Frame | undefined

/**
 * Returns whether a text is wider than its place, or is cut off at the bottom, although the current text fits.
 * @param path of the page
 * @param current what the page says now
 * @throws if the page cannot be fetched
 */
export async function overflows(path: string, current: string, typed: string): Promise<boolean> {
  let nodes = textsIn(await pageAt(path), current)
  if (nodes.length === 0) {
    // The page has changed since it was fetched.
    removeFrame()
    nodes = textsIn(await pageAt(path), current)
  }
  return nodes.some(({ node, said }) => {
    const before = excessAround(node)
    const original = node.data
    node.data = original.replace(said, () => typed)
    const after = excessAround(node)
    node.data = original
    return after.some((excess, index) => excess > tolerance && excess > (before[index] ?? 0) + tolerance)
  })
}

/** Removes the frame when there is nothing left to measure. */
export function removeFrame(): void {
  frame?.element.remove()
  frame = undefined
}

function pageAt(path: string): Promise<Document | undefined> {
  if (frame?.path !== path) {
    removeFrame()
    const element = document.createElement('iframe')
    frame = { path, element, loaded: load(element, path) }
  }
  return frame.loaded
}

async function load(element: HTMLIFrameElement, path: string): Promise<Document | undefined> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const [inPage = '', style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  // The security policy of this document only allows its own styles, even in a document that is merely parsed.
  const page = new DOMParser().parseFromString(html.replace(inPage, ''), 'text/html')
  for (const each of page.querySelectorAll('script, noscript, style, link, iframe, [http-equiv]'))
    each.remove()
  element.className = 'overflow-frame'
  element.setAttribute('sandbox', 'allow-same-origin')
  element.inert = true
  element.ariaHidden = 'true'
  element.tabIndex = -1
  element.width = `${phone}`
  element.height = '640'
  element.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`
  const shown = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
  document.body.append(element)
  await shown
  const inside = element.contentDocument
  const view = element.contentWindow
  if (!inside || !view) return undefined
  // The policy does not apply to style sheets created by script.
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(style + forMeasuring)
  inside.adoptedStyleSheets.push(sheet)
  await inside.fonts.ready
  return inside
}

interface FoundText {
  node: Text
  /** The part of the node that is the text. */
  said: string
}

/** Finds where the page shows a text: on its own, or else inside a longer text. */
function textsIn(page: Document | undefined, current: string): FoundText[] {
  if (!page) return []
  const found: FoundText[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const said = current.trim()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    if (text.data.includes(said) && isDrawn(text)) found.push({ node: text, said })
  }
  const alone = found.filter(({ node }) => node.data.trim() === said)
  return alone.length > 0 ? alone : found
}

function isDrawn(text: Text): boolean {
  const range = text.ownerDocument.createRange()
  range.selectNodeContents(text)
  return range.getClientRects().length > 0
}

/**
 * Returns by how much the content of each element around a text exceeds that element; the page itself comes last and
 * covers whatever lies outside the others.
 */
function excessAround(text: Text): number[] {
  const excess: number[] = []
  for (let element = text.parentElement; element; element = element.parentElement) {
    const { overflowY } = (element.ownerDocument.defaultView ?? window).getComputedStyle(element)
    // Inline elements and drawings have no client width.
    const wide = element.clientWidth > 0 ? element.scrollWidth - element.clientWidth : 0
    const cutOff = ['hidden', 'clip'].includes(overflowY) && element.parentElement !== null
    excess.push(wide, cutOff && element.clientHeight > 0 ? element.scrollHeight - element.clientHeight : 0)
  }
  const { documentElement } = text.ownerDocument
  const drawing = text.parentElement?.closest('svg')
  const range = text.ownerDocument.createRange()
  range.selectNodeContents(text)
  const outside = drawing ? range.getBoundingClientRect().right - drawing.getBoundingClientRect().right : 0
  return [...excess, outside, documentElement.scrollWidth - phone]
}
