// Measures whether a text fits its place on a phone, in the layout of its page: a hidden frame, as wide as a small
// phone, holds that page, and the text replaces the current one.
import {
  emptyDocument,
  fetchEditablePage,
  type ReadableRelease,
  showInFrame,
} from '#app/admin/page-frame/page-frame.ts'
import { readableRelease } from '#app/admin/page-frame/readable-release.ts'
import { findPlaces, isText, type TextPlace } from '#app/admin/page-frame/text-places.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import { decoded } from '#content/addresses/plain-path.ts'
import { renderedTexts } from '#content/keys/marked-texts.ts'
import './measure-overflow.css'

/** The width of the narrowest phones. */
const phonePx = 320
/** Tolerance for rounding. */
const tolerancePx = 1

/** A word that only fits because it is broken does not count as fitting. */
const wholeWords = '* { overflow-wrap: normal !important; }'

/** A page of the site, as wide as a small phone and invisible. Its methods throw if the page cannot be fetched. */
export interface PhonePage {
  /**
   * Returns whether a text is wider than its place, or is cut off at the bottom, although another text fits.
   * @param fitting what the page says now, or by default
   */
  overflows(key: string, fitting: string, text: string): Promise<boolean>
  /** Returns whether a link may lead to this part of the page (HTML, 7.4.6.4). */
  hasPart(fragment: string): Promise<boolean>
  remove(): void
}

interface LoadedPage {
  places: readonly TextPlace[]
  /** What the page showed when it was fetched, by key. */
  rendered: ReadonlyMap<string, string>
  shown: Document | undefined
}

/** The page that was measured last. */
let last: { source: string; page: PhonePage } | undefined

/** Where a text is measured: on a page, with the edits of a release if its id is given. */
interface MeasuredPage {
  path: string
  release: string | undefined
  request: ContentStore['request']
}

/**
 * Measures a text in a page that stays until {@link removeFrame} is called.
 * @param current what the page says now
 * @throws if the page cannot be fetched
 */
export async function overflows(
  { path, release, request }: MeasuredPage,
  key: string,
  current: string,
  typed: string,
): Promise<boolean> {
  const source = JSON.stringify([path, release])
  if (last?.source !== source) {
    removeFrame()
    last = { source, page: openPhonePage(path, readableRelease(release, request)) }
  }
  const { page } = last
  try {
    return await page.overflows(key, current, typed)
  } catch (error) {
    // The next text tries to fetch the page again.
    if (last?.page === page) removeFrame()
    throw error
  }
}

/** Removes the frame when there is nothing left to measure. */
export function removeFrame(): void {
  last?.page.remove()
  last = undefined
}

/** @param release if the page is to have its edits */
export function openPhonePage(path: string, release: Promise<ReadableRelease | undefined>): PhonePage {
  const element = document.createElement('iframe')
  const removed = new AbortController()
  const loaded = load(element, path, release, removed.signal)
  return {
    overflows: async (...texts) => overflowsIn(await loaded, ...texts),
    hasPart: async (fragment) => hasPart((await loaded).shown, fragment),
    remove() {
      removed.abort()
      element.remove()
    },
  }
}

function overflowsIn({ places, rendered }: LoadedPage, key: string, fitting: string, text: string): boolean {
  return places.some(({ node, keys, compose }) => {
    if (!compose || !keys.includes(key) || !isText(node) || !isDrawn(node)) return false
    const original = node.data
    const excessWith = (own: string) => {
      node.data = compose((each) => (each === key ? own : (rendered.get(each) ?? '')))
      return excessAround(node)
    }
    const before = excessWith(fitting)
    const after = excessWith(text)
    node.data = original
    return after.some((excess, index) => excess > tolerancePx && excess > (before[index] ?? 0) + tolerancePx)
  })
}

/** The beginning of a page is a part of each. */
function hasPart(page: Document | undefined, fragment: string): boolean {
  if (!page) return false
  const id = decoded(fragment)
  if (/^(top)?$/i.test(id)) return true
  return page.getElementById(fragment) !== null || page.getElementById(id) !== null
}

async function load(
  element: HTMLIFrameElement,
  path: string,
  release: Promise<ReadableRelease | undefined>,
  removed: AbortSignal,
): Promise<LoadedPage> {
  const page = await fetchEditablePage(path, await release)
  removed.throwIfAborted()
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
  if (!shown) return { places: [], rendered: new Map(), shown }
  await shown.fonts.ready
  return {
    places: findPlaces(shown, page),
    rendered: renderedTexts(page),
    shown,
  }
}

function isDrawn(text: Text): boolean {
  const range = text.ownerDocument.createRange()
  range.selectNodeContents(text)
  return range.getClientRects().length > 0
}

/**
 * Returns by how many pixels the content of each element around a text exceeds that element, in width and, if it is cut off,
 * in height. Then by how many the text leaves its drawing, and by how many the page is wider than a phone.
 */
function excessAround(text: Text): number[] {
  const excess: number[] = []
  for (let element = text.parentElement; element; element = element.parentElement) {
    const { overflowY } = (element.ownerDocument.defaultView ?? window).getComputedStyle(element)
    // Inline elements and drawings have no client width, and what only screen readers read has one pixel.
    const wide = element.clientWidth > 1 ? element.scrollWidth - element.clientWidth : 0
    const cutOff = ['hidden', 'clip'].includes(overflowY) && element.parentElement !== null
    excess.push(wide, cutOff && element.clientHeight > 1 ? element.scrollHeight - element.clientHeight : 0)
  }
  const { documentElement } = text.ownerDocument
  const drawing = text.parentElement?.closest('svg')
  const range = text.ownerDocument.createRange()
  range.selectNodeContents(text)
  const outside = drawing ? range.getBoundingClientRect().right - drawing.getBoundingClientRect().right : 0
  return [...excess, outside, documentElement.scrollWidth - phonePx]
}
