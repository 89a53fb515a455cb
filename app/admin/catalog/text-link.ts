import type { SiteText } from './site-text.ts'

/** Fields that a page holds, but not where anyone reads them: what engines and screen readers get, notices, templates. */
const unseen = /(^|\.)(meta|notices|errors|fields)\.|\.skipLink$|\{/

/** Whether people read a text on its page as it is written. */
export const isReadOnPage = ({ key, kind, page }: SiteText, current: string) =>
  page !== undefined &&
  kind !== 'href' &&
  kind !== 'alternative' &&
  !unseen.test(`${key}${current.includes('{') ? '{' : ''}`)

/** How many words of a long text are enough to find its beginning and its end. */
const maxWords = 5

/**
 * The address of the page that shows a text, which makes browsers scroll to it and mark it where they can (Text Fragments,
 * wicg.github.io/scroll-to-text-fragment).
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

/** Hyphens and commas have a meaning of their own in a fragment. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D')
