// The texts of a page, including the attributes that people read or hear, or that scripts show to them.
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export interface PageText {
  text: string
  /** A selector for failure messages: `p.lead`, `button[aria-label]`. */
  place: string
}

/** The content of a drawing is computed and has no key. Neither have its readings, which must match the drawing. */
const drawn: readonly ((element: Element) => boolean)[] = [
  ({ tagName }) => tagName === 'svg',
  (element) => attributeOf(element, 'role') === 'img',
  hasClass('readouts'), // the readings of the oscilloscope on the home page
  hasClass('drawing-readouts'), // and the instruments of contact and locations
  hasClass('figure-legend'), // of a service's figure
  (element) => element.tagName === 'dl' && hasClass('figure-facts')(element.parentNode),
  hasClass('project-width'), // the width of a frame of the chip
  hasClass('about-reading-value'), // the measurement of the pulse
  hasClass('offering-place'), // parts of an industry's system, named as in the drawing
  (element) => attributeOf(element, 'data-clock') !== undefined, // a clock or its UTC offset
]

/** Attributes that contain a text. Every `data-` attribute counts unless it is listed below. */
const spoken =
  /^(title|alt|placeholder|value|label|summary|aria-(label|description|roledescription|valuetext|placeholder)|data-.+)$/

/** `data-` attributes that only scripts read. */
const machine = new Set([
  'data-disclosure',
  'data-menu',
  'data-theme-toggle',
  'data-notice',
  'data-contact-form',
  'data-edit-path',
  'data-application-form',
  'data-problem',
  'data-position',
  'data-department',
  'data-office-hours',
  'data-time-zone',
  'data-clock',
  'data-cursor-dot',
  'data-cursor-time',
  'data-cursor-level',
  'data-scope',
  'data-scope-time',
  'data-scope-time-span',
  'data-scope-level',
  'data-scope-level-span',
])

/** Meta elements of a sharing picture that nobody reads. */
const machineMeta = /^(og:(type|url|image(:(type|width|height))?)|twitter:card)$/

/** The texts of a document in order, without the content of drawings. The name of a drawing is included. */
export function textsOf(document: string): PageText[] {
  const texts: PageText[] = []
  walk(parseDocument(document), false, (node, inside) => {
    if ('value' in node && !inside) texts.push({ text: node.value, place: placeOf(node) })
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) {
        if (isSpoken(node, name)) texts.push({ text: value, place: `${placeOf(node)}[${name}]` })
      }
    }
  })
  return texts
}

/**
 * The names of a document's elements, without the content of drawings. Links and buttons count as the same, because
 * actions turn one into the other.
 */
export function structureOf(document: string): string[] {
  const names: string[] = []
  walk(parseDocument(document), false, (node, inside) => {
    if ('tagName' in node && !inside) names.push(/^(a|button)$/.test(node.tagName) ? 'control' : node.tagName)
  })
  return names
}

const shouldSaySomething =
  /^(h[1-6]|p|a|button|label|legend|summary|caption|figcaption|dl|dt|dd|ol|ul|li|th|td)$/

/** Elements that should contain text but are empty, except those that scripts fill and decoration. */
export function emptyElementsOf(document: string): string[] {
  const empty: string[] = []
  walk(parseDocument(document), false, (node, inside) => {
    if ('tagName' in node && !inside && shouldSaySomething.test(node.tagName) && !says(node))
      empty.push(placeOf(node))
  })
  return empty

  function says(node: Node): boolean {
    if ('value' in node) return node.value.trim() !== ''
    if (!('attrs' in node)) return false
    if (node.attrs.some(({ name }) => /^(data-.+|aria-label|aria-hidden)$/.test(name))) return true
    return node.childNodes.some(says)
  }
}

/** Without the content of styles and scripts, which is more than half of a page. */
const parseDocument = (document: string) =>
  parse(document.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1</$2>'), { scriptingEnabled: false })

/** Visits every node except scripts and styles, and tells whether it is inside a drawing. */
function walk(node: Node, inside: boolean, visit: (node: Node, inside: boolean) => void): void {
  if ('tagName' in node && (node.tagName === 'script' || node.tagName === 'style')) return
  visit(node, inside)
  const within = inside || ('tagName' in node && drawn.some((is) => is(node)))
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  for (const child of children) walk(child, within, visit)
}

function isSpoken(element: Element, attribute: string): boolean {
  if (element.tagName === 'meta') {
    const name = metaName(element)
    return attribute === 'content' && /^(description|og:|twitter:)/.test(name) && !machineMeta.test(name)
  }
  // What is sent, not what people read.
  if (element.tagName === 'option' && attribute === 'value') return false
  return spoken.test(attribute) && !machine.has(attribute)
}

const metaName = (element: Element) => attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? ''

function placeOf(node: Node): string {
  const element = 'tagName' in node ? node : 'parentNode' in node ? node.parentNode : null
  if (!element || !('tagName' in element)) return 'document'
  const classes = attributeOf(element, 'class')?.split(' ').slice(0, 2).join('.')
  return `${element.tagName}${classes ? `.${classes}` : ''}`
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

function hasClass(name: string) {
  return (node: Node | null) =>
    node !== null && 'tagName' in node && attributeOf(node, 'class')?.split(' ').includes(name) === true
}
