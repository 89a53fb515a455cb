// The names of a page that selectors can refer to.
import { unescaped } from '#page-server/rendering/unescaped.ts'

export interface NamesInPage {
  /** In lower case, because HTML ignores the case. */
  elements: ReadonlySet<string>
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
}

const script = /<script\b[^>]*>(.*?)<\/script>/gs
const startTag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi
const classOrId = /\s(class|id)="([^"]*)"/g

/**
 * @param html a page without its style sheet, as React renders it: with double quotes around every value
 * @returns the names of its elements, and every word of its scripts, which may add elements
 */
export function namesInPage(html: string): NamesInPage {
  const elements = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  for (const [, text = ''] of html.matchAll(script)) {
    for (const [word] of text.matchAll(/[\w-]+/g)) {
      elements.add(word)
      classes.add(word)
      ids.add(word)
    }
  }
  const markup = html.replace(script, '<script>')
  for (const [, element = '', attributes = ''] of markup.matchAll(startTag)) {
    elements.add(element.toLowerCase())
    for (const [, name, value = ''] of attributes.matchAll(classOrId)) {
      if (name === 'id') ids.add(unescaped(value))
      else for (const each of value.split(/\s+/)) classes.add(unescaped(each))
    }
  }
  return { elements, classes, ids }
}
