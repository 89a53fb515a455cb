/** Attributes that people read or follow. */
const attributes = ['aria-label', 'href']

/**
 * Makes one element read like another. Parts that are alike stay, and keep the focus and what scripts have set on them.
 * @param drawn may be changed by this
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

/** The nodes in an element, without the comments between texts by which React tells them apart. */
function partsOf(element: Element): ChildNode[] {
  for (const node of [...element.childNodes]) if (node instanceof Comment) node.remove()
  element.normalize()
  return [...element.childNodes]
}
