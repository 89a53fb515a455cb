import type { SiteText } from '#content/keys/labels.ts'

/** Texts that are on a page but not readable there: texts for search engines and screen readers, notices, templates. */
const unseen = /(^|\.)(meta|notices|errors|fields)\.|\.skipLink$|\{/

/** Whether a text is readable on its page exactly as written. */
const isReadOnPage = ({ key, kind, page }: SiteText, current: string) =>
  page !== undefined &&
  kind !== 'href' &&
  kind !== 'alternative' &&
  kind !== 'fact' &&
  !unseen.test(`${key}${current.includes('{') ? '{' : ''}`)

/** How many words are enough to find the beginning and the end of a long text. */
const maxWords = 5

/**
 * Returns the address of the page that shows a text, with a fragment that makes supporting browsers scroll to it and
 * mark it (Text Fragments, wicg.github.io/scroll-to-text-fragment).
 * @param current what the page says now
 */
export function linkToText(text: SiteText, current: string): string | undefined {
  const { page } = text
  if (!isReadOnPage(text, current)) return page
  const words = current.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return page
  const part = (from: number, to?: number) => encode(words.slice(from, to).join(' '))
  const fragment = words.length > 2 * maxWords ? `${part(0, maxWords)},${part(-maxWords)}` : part(0)
  return `${page}#:~:text=${fragment}`
}

/** Hyphens and commas are syntax in a text fragment. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D')
