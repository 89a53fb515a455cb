// Finds where a page shows which text, by comparing the page with its second rendering, which has markers in place of
// its texts.
import { composerOf, type EditablePage, markersIn, partOf } from '#content/keys/marked-texts.ts'

/** A part of a page that comes from texts. */
export interface TextPlace {
  /** A text node; or the element with the attribute, or that was drawn from the texts. */
  node: Text | Element
  attribute: string | undefined
  /** The keys of its texts; a text that others are filled into comes first. */
  keys: readonly string[]
  /** Composes the part from the texts of these keys; undefined if only the server can do that. */
  compose: ((textOf: (key: string) => string) => string) | undefined
}

/** @param page the document of the first rendering, perhaps in a frame */
export function findPlaces(
  page: Document,
  { marked, texts }: Pick<EditablePage, 'marked' | 'texts'>,
): TextPlace[] {
  const places: TextPlace[] = []
  compare(page.documentElement, new DOMParser().parseFromString(marked, 'text/html').documentElement)
  return places

  function compare(node: Node, markedNode: Node) {
    if (isText(node) && isText(markedNode)) add(node, node.data, markedNode.data)
    if (!isElement(node) || !isElement(markedNode)) return
    for (const { name, value } of markedNode.attributes) add(node, node.getAttribute(name) ?? '', value, name)
    const parts = partsOf(node)
    const markedParts = partsOf(markedNode)
    if (
      parts.length === markedParts.length &&
      parts.every((part, n) => part.nodeName === markedParts[n]?.nodeName)
    ) {
      for (const [n, part] of parts.entries()) compare(part, markedParts[n] as Node)
      return
    }
    // A drawing whose shape depends on its texts.
    const keys = keysIn(markedNode.innerHTML)
    if (keys.length > 0) places.push({ node, attribute: undefined, keys, compose: undefined })
  }

  function add(node: Text | Element, rendered: string, markedText: string, attribute?: string) {
    const keys = keysIn(markedText)
    if (keys.length === 0) return
    const byNumber = composerOf(markedText)
    const isComposed = normalized(byNumber((number) => texts[number]?.value ?? '')) === rendered
    const compose = (textOf: (key: string) => string) =>
      normalized(
        byNumber((number) => {
          const text = texts[number]
          return text ? partOf(text, textOf(text.key)) : ''
        }),
      )
    places.push({ node, attribute, keys, compose: isComposed ? compose : undefined })
  }

  function keysIn(markedPart: string): string[] {
    return markersIn(markedPart).flatMap((number) => texts[number]?.key ?? [])
  }
}

/** HTML has only line feeds (HTML, 13.2.3.5). */
const normalized = (text: string) => text.replaceAll(/\r\n?/g, '\n')

const partsOf = (element: Element): Node[] => [
  ...(element.localName === 'template' ? (element as HTMLTemplateElement).content : element).childNodes,
]

// Nodes of a frame are no instances of the classes of this window.
export const isText = (node: Node): node is Text => node.nodeType === 3
const isElement = (node: Node): node is Element => node.nodeType === 1
