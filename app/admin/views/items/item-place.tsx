import { PageLink, shownPath } from '#app/admin/catalog/page-link.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { linkToText } from '#app/admin/catalog/text-link.ts'
import { effectOf } from '#app/admin/catalog/text-states.ts'
import { admin } from '#app/admin/copy/admin.ts'

/** A link to the page that shows an item. */
export function ItemPlace({ itemKey, value }: { itemKey: string; value: string }) {
  const { catalog, rules } = useSite()
  const text = catalog?.byKey.get(itemKey)
  if (!catalog) return null
  if (!text) return <p>{admin.item.unused}</p>
  if (text.page === undefined) return null
  const link = linkToText(text, effectOf(text, value, rules).current)
  return (
    <PageLink path={link ?? text.page}>
      <span className="sr-only">{admin.item.shownOn}</span> {shownPath(text.page)}
    </PageLink>
  )
}
