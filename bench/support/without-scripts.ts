// Removes every script from a page, to measure what its content and design cost alone.
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Sets the theme, as the script in the head would: without one, the page looks different and hides its theme toggle. */
export function withoutScripts(html: string): string {
  const document = parse(html.replace('<html ', '<html data-theme="light" '))
  removeScripts(document)
  return serialize(document)
}

function removeScripts(node: Node): void {
  if (!('childNodes' in node)) return
  node.childNodes = node.childNodes.filter((child) => !concernsScripts(child))
  node.childNodes.forEach(removeScripts)
}

/** Also true for speculation rules and structured data, which are script elements, and for links that preload scripts. */
function concernsScripts(node: Node): boolean {
  if (!('tagName' in node)) return false
  const has = (name: string, value: string) =>
    node.attrs.some((attribute) => attribute.name === name && attribute.value === value)
  return (
    node.tagName === 'script' ||
    (node.tagName === 'link' && (has('rel', 'modulepreload') || has('as', 'script')))
  )
}
