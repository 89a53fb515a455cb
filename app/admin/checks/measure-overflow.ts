// Measures whether a text fits its place on a phone, in the layout of its page: a hidden frame, as wide as a small
// phone, holds that page, and the text replaces the current one.
import { emptyDocument, fetchEditablePage, showInFrame } from '#app/admin/page-frame/page-frame.ts'
import { findPlaces, isText, type TextPlace } from '#app/admin/page-frame/text-places.ts'
import { renderedTexts } from '#content/keys/marked-texts.ts'
import './measure-overflow.css'

/** The width of the narrowest phones. */
const phonePx = 320
/** Tolerance for rounding. */
const tolerancePx = 1

/** A word that only fits because it is broken does not count as fitting. */
const wholeWords = '* { overflow-wrap: normal !important; }'

interface Frame {
  path: string
  element: HTMLIFrameElement
  loaded: Promise<LoadedPage>
}

interface LoadedPage {
  places: readonly TextPlace[]
  /** What the page said when it was fetched, by key. */
  said: ReadonlyMap<string, string>
}

let frame: Frame | undefined

/**
 * Returns whether a text is wider than its place, or is cut off at the bottom, although the current text fits.
 * @param path of the page
 * @param current what the page says now
 * @throws if the page cannot be fetched
 */
export async function overflows(path: string, key: string, current: string, typed: string): Promise<boolean> {
  const { places, said } = await pageAt(path)
  return places.some(({ node, keys, compose }) => {
    if (!compose || !keys.includes(key) || !isText(node) || !isDrawn(node)) return false
    const original = node.data
    const excessWith = (text: string) => {
      node.data = compose((each) => (each === key ? text : (said.get(each) ?? '')))
      return excessAround(node)
    }
    const before = excessWith(current)
    const after = excessWith(typed)
    node.data = original
    return after.some((excess, index) => excess > tolerancePx && excess > (before[index] ?? 0) + tolerancePx)
  })
}

/** Removes the frame when there is nothing left to measure. */
export function removeFrame(): void {
  frame?.element.remove()
  frame = undefined
}

function pageAt(path: string): Promise<LoadedPage> {
  if (frame?.path !== path) {
    removeFrame()
    const element = document.createElement('iframe')
    frame = { path, element, loaded: load(element, path) }
  }
  return frame.loaded
}

async function load(element: HTMLIFrameElement, path: string): Promise<LoadedPage> {
  const page = await fetchEditablePage(path)
  element.className = 'overflow-frame'
  element.setAttribute('sandbox', 'allow-same-origin')
  element.inert = true
  element.ariaHidden = 'true'
  element.tabIndex = -1
  element.width = `${phonePx}`
  element.height = '640'
  element.srcdoc = emptyDocument
  const ready = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
  document.body.append(element)
  await ready
  const shown = page && showInFrame(element, page, wholeWords)
  if (!shown) return { places: [], said: new Map() }
  await shown.fonts.ready
  return {
    places: findPlaces(shown, page),
    said: renderedTexts(page),
  }
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
  return [...excess, outside, documentElement.scrollWidth - phonePx]
}
