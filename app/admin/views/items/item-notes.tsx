import { useSite } from '#app/admin/catalog/site-context.ts'
import { effectOf } from '#app/admin/catalog/text-states.ts'
import { effectOfEmpty } from '#app/admin/checks/checks.ts'
import { InvisibleNote } from '#app/admin/checks/invisible-note.tsx'
import { admin } from '#app/admin/copy/admin.ts'

/** Why the site does not use an item, and what an empty one does. */
export function ItemNotes({ itemKey, value }: { itemKey: string; value: string }) {
  const { catalog, rules } = useSite()
  const text = catalog?.byKey.get(itemKey)
  const { ignored } = text ? effectOf(text, value, rules) : {}
  const empty = text && effectOfEmpty(text, value)
  return (
    <>
      {ignored && <p className="item-note item-ignored">{admin.ignored[ignored]}</p>}
      {empty && <p className="item-note">{empty}</p>}
      <InvisibleNote value={value} />
    </>
  )
}
