/** Attributes with texts or links. */
const attributes = ['aria-label', 'href']

/**
 * Copies the texts of one element to another. Parts that already match stay, and keep the focus and whatever scripts
 * have set on them.
 * @param drawn the source; this function may modify it
 */
export function copyTexts(drawn: Element, shown: Element): void {
  const [wanted, current] = [partsOf(drawn), partsOf(shown)]
  for (const name of attributes) {
    const value = drawn.getAttribute(name)
    if (value !== null && value !== shown.getAttribute(name)) shown.setAttribute(name, value)
  }
  if (wanted.length !== current.length || wanted.some((part, i) => part.nodeName !== current[i]?.nodeName)) {
    shown.replaceChildren(...wanted)
    return
  }
  for (const [i, part] of wanted.entries()) {
    const place = current[i]
    if (part instanceof Element && place instanceof Element) copyTexts(part, place)
    else if (place && place.nodeValue !== part.nodeValue) place.nodeValue = part.nodeValue
  }
}

/** Returns the nodes in an element, without the comments that React puts between texts. */
function partsOf(element: Element): ChildNode[] {
  for (const node of [...element.childNodes]) if (node instanceof Comment) node.remove()
  element.normalize()
  return [...element.childNodes]
}
