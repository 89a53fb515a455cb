import { effectOf } from '#app/admin/catalog/entries.ts'
import { PageLink } from '#app/admin/catalog/page-link.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { effectOfEmpty } from '#app/admin/checks/checks.ts'
import { admin } from '#app/admin/copy/admin.ts'
import '#app/admin/catalog/item-usage.css'
import '#app/admin/ui/item.css'

/** Where an item is shown, or why it is not. */
export function ItemUsage({ itemKey, value }: { itemKey: string; value: string }) {
  const { catalog, rules } = useSite()
  if (!catalog) return null
  const text = catalog.byKey.get(itemKey)
  if (!text) return <p className="item-usage">{admin.item.unused}</p>

  const { ignored, current } = effectOf(text, value, rules)
  const empty = effectOfEmpty(text, value)
  return (
    <>
      {ignored && <p className="item-note item-ignored">{admin.ignored[ignored]}</p>}
      {empty && <p className="item-note">{empty}</p>}
      {text.page !== undefined && (
        <p className="item-usage">
          <PageLink text={text} current={current}>
            {admin.item.showsOn(text.page)}
          </PageLink>
        </p>
      )}
    </>
  )
}
