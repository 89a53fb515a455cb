import { useMemo } from 'react'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { pages } from '#app/admin/copy/pages.ts'
import { addressOf, useParams } from '#app/admin/navigation/address.ts'
import { createBoxes } from './place-boxes.ts'
import type { Layout } from './use-layout.ts'

interface PageLinksProps {
  document: Document
  layout: Layout
  /** How large the page is shown. */
  scale: number
}

/** The links of the page: to another page in this view, or elsewhere in a new tab. */
export function PageLinks({ document, layout, scale }: PageLinksProps) {
  const { catalog } = useSite()
  const { text: _, ...options } = useParams('pages')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places of links depend on the layout
  const links = useMemo(() => linksIn(document), [document, layout])
  return (
    <ul className="page-texts" aria-label={pages.links}>
      {links.map(({ href, name, box }, at) => {
        const path = href.replace(/(?<=.)[?#].*/s, '')
        const isPage = catalog?.linkableAddresses.includes(path)
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its position on the page
            key={at}
            style={{
              left: box.left * scale,
              top: box.top * scale,
              width: box.width * scale,
              height: box.height * scale,
            }}
          >
            <a
              className="page-text-button"
              data-name={href}
              {...(isPage
                ? { href: addressOf('pages', { ...options, path }) }
                : { href, target: '_blank', rel: 'noopener' })}
            >
              <span className="sr-only">
                {name} {!isPage && admin.item.newTab}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the links that can be seen, except those within the page. */
function linksIn(document: Document) {
  const boxOf = createBoxes(document)
  return [...document.querySelectorAll('a[href]')].flatMap((node) => {
    const href = node.getAttribute('href') ?? ''
    const box = boxOf({ node, attribute: undefined })
    if (!box || href.startsWith('#')) return []
    return [{ href, box, name: node.getAttribute('aria-label') ?? node.textContent.trim() }]
  })
}
