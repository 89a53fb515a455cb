// Where the texts of a page can be seen, in pixels of the page.
import { isText, type TextPlace } from '#app/admin/page-frame/text-places.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Attributes that a page shows. Others are only heard, or read by scripts. */
const shown = new Set(['placeholder', 'value'])

/** An emptied text can still be selected, in a place of this size. */
const minSizePx = 24

/** Returns a function that returns where a place can be seen; undefined if it cannot. Valid until the layout changes. */
export function createBoxes(
  page: Document,
): (place: Pick<TextPlace, 'node' | 'attribute'>) => Box | undefined {
  const clips = new Map<Element, Edges>()
  const view = page.defaultView ?? window
  const { scrollX, scrollY } = view

  return ({ node, attribute }) => {
    const element = isText(node) ? node.parentElement : node
    if (!element || (attribute !== undefined && !isShown(element, attribute))) return undefined
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined
    const clip = clipOf(element)
    const { left, top, right, bottom } = boundsOf(node)
    const box = {
      left: Math.max(left, clip.left),
      top: Math.max(top, clip.top),
      right: Math.min(right, clip.right),
      bottom: Math.min(bottom, clip.bottom),
    }
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    // Text only for screen readers has a box of one pixel.
    if (width < 2 || height < 2) return undefined
    return { left: box.left + scrollX, top: box.top + scrollY, width, height }
  }

  /** What the elements around cut off. */
  function clipOf(element: Element): Edges {
    const known = clips.get(element)
    if (known) return known
    const outer = element.parentElement ? clipOf(element.parentElement) : everywhere
    const { overflowX, overflowY, clipPath, position } = view.getComputedStyle(element)
    let clip = outer
    if (clipPath.startsWith('inset(') && clipPath !== 'inset(0px)') clip = nowhere
    else if (element !== page.body && element !== page.documentElement && position !== 'fixed') {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      if (overflowX !== 'visible')
        clip = { ...clip, left: Math.max(clip.left, left), right: Math.min(clip.right, right) }
      if (overflowY !== 'visible')
        clip = { ...clip, top: Math.max(clip.top, top), bottom: Math.min(clip.bottom, bottom) }
    }
    clips.set(element, clip)
    return clip
  }
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}
const everywhere: Edges = { left: 0, top: 0, right: Infinity, bottom: Infinity }
const nowhere: Edges = { left: Infinity, top: Infinity, right: 0, bottom: 0 }

/** A link can be seen, and so can where it leads: the panel says it. */
const isShown = (element: Element, attribute: string) =>
  shown.has(attribute) || (attribute === 'href' && element.localName === 'a')

function boundsOf(node: Text | Element): Edges {
  if (!isText(node)) return node.getBoundingClientRect()
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  const bounds = range.getBoundingClientRect()
  const around = node.parentElement?.getBoundingClientRect()
  if (bounds.width > 0 || !around || (around.right === 0 && around.bottom === 0)) return bounds
  const { left, top, right, bottom } = around
  return { left, top, right: Math.max(right, left + minSizePx), bottom: Math.max(bottom, top + minSizePx) }
}
