// Keeps the links and forms of a page inside a preview. Pages are made by React, which escapes quotes and angle brackets in
// attributes: so these patterns find each attribute of each element, and nothing else.
import { escaped } from '#page-server/rendering/escaped.ts'
import { unescaped } from '#page-server/rendering/unescaped.ts'

/**
 * @param html a rendered page
 * @param base what precedes the path of each page in the preview
 * @param origin that of the site, as `URL.origin` writes it
 */
export const withInnerLinks = (html: string, base: string, origin: string): string =>
  html.replaceAll(linksAndScripts, (element: string, name: string | undefined) =>
    name === undefined
      ? element
      : element.replaceAll(
          addresses,
          (_, attribute: string, value: string) =>
            ` ${attribute}="${escapedInAttribute(innerLink(unescaped(value), base, origin))}"`,
        ),
  )

/** Scripts and styles are matched as a whole, because they may contain what looks like an element. */
const linksAndScripts =
  /<(?:script|style)\b[^>]*>.*?<\/(?:script|style)>|<(a|area|form|button|input)\b[^>]*>/gs
const addresses = / (href|action|formaction)="([^"]*)"/gi

/** Returns the address of a link inside a preview: that of the link itself, unless it leads to a page of this site. */
export function innerLink(href: string, base: string, origin: string): string {
  // Others are relative to the page, which is inside already.
  if (!/^(\/|https?:)/i.test(href)) return href
  const url = URL.parse(href, origin)
  if (url?.origin !== origin || isFile(url.pathname)) return href
  return base + (url.pathname === '/' ? '' : url.pathname) + url.search + url.hash
}

const isFile = (path: string) => path.lastIndexOf('.') > path.lastIndexOf('/')

const escapedInAttribute = (text: string) => escaped(text).replaceAll('"', '&quot;').replaceAll('>', '&gt;')
