// The type and colors of a text on its page, for the field that is laid over it.
import type { CSSProperties } from 'react'
import { isText, type TextPlace } from '#app/admin/page-frame/text-places.ts'

/** Properties that a field takes over as they are. */
const same = [
  'fontFamily',
  'fontStyle',
  'fontWeight',
  'fontStretch',
  'textAlign',
  'textTransform',
  'textWrapStyle',
  'direction',
] as const

export interface FieldType {
  style: CSSProperties
  /** How far the field may grow to the right of the beginning of the text, in pixels of the page. */
  room: number
  /** How much higher a line is than its letters, on either side, in pixels; negative if it is lower. */
  leading: number
}

/** A drawing has no lines that a text could fill. */
const drawnRoomPx = 240

/** @param scale how large the page is shown */
export function fieldTypeOf({ node }: TextPlace, scale: number): FieldType {
  const element = (isText(node) ? node.parentElement : node) as Element
  const view = element.ownerDocument.defaultView as Window
  const text = view.getComputedStyle(element)
  const px = (length: string) => `${(Number.parseFloat(length) || 0) * scale}px`
  const block = blockAround(element, view).getBoundingClientRect()
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(node)
  const isDrawn = element.closest('svg') !== null
  return {
    style: {
      ...Object.fromEntries(same.map((name) => [name, text[name]])),
      fontSize: isDrawn ? undefined : px(text.fontSize),
      lineHeight: isDrawn || text.lineHeight === 'normal' ? 'normal' : px(text.lineHeight),
      letterSpacing: text.letterSpacing === 'normal' ? 'normal' : px(text.letterSpacing),
      color: isDrawn ? undefined : text.color,
      backgroundColor: isDrawn ? undefined : backgroundOf(element, view),
    },
    room: isDrawn ? drawnRoomPx : block.right - range.getBoundingClientRect().left,
    leading: isText(node) && !isDrawn ? leadingOf(range, text.lineHeight) * scale : 0,
  }
}

/** A range is as high as its letters, whatever the height of its lines. */
function leadingOf(range: Range, lineHeight: string): number {
  const letters = range.getClientRects()[0]?.height
  const line = Number.parseFloat(lineHeight)
  return letters && line ? (line - letters) / 2 : 0
}

function blockAround(element: Element, view: Window): Element {
  let block = element
  while (block.parentElement && /^(inline|contents)/.test(view.getComputedStyle(block).display))
    block = block.parentElement
  return block
}

/** The background that is seen behind an element. */
function backgroundOf(element: Element, view: Window): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor } = view.getComputedStyle(each)
    if (!/^(transparent|rgba\(.*, 0\)|.*\/ 0(\.\d+)?\))$/.test(backgroundColor)) return backgroundColor
  }
  return 'Canvas'
}
