import { useSite } from '#app/admin/catalog/site-context.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { adminEditing } from '#app/admin/copy/editing.ts'
import { useModule } from '#app/admin/ui/use-module.ts'
import './default-difference.css'

const loadDifference = () => import('./collapsed-difference.tsx')

/** How a text differs from its default, in one line that can be expanded; nothing if the site has no such text. */
export function DefaultDifference({ textKey, value }: { textKey: string; value: string }) {
  const byDefault = useSite().catalog?.byKey.get(textKey)?.value
  const CollapsedDifference = useModule(loadDifference)?.CollapsedDifference
  if (byDefault === undefined) return null
  if (byDefault === value) return <p className="edit-default">{adminEditing.byDefault.same}</p>
  return (
    <div className="edit-default">
      {CollapsedDifference ? (
        <>
          <span>{adminEditing.byDefault.changed}</span>
          <CollapsedDifference before={byDefault} after={value} of={adminEditing.byDefault.showAllOf} />
        </>
      ) : (
        <>
          <span>{admin.texts.defaultText}:</span>
          <p className="collapsed-text" dir="auto">
            {byDefault || admin.item.empty}
          </p>
        </>
      )}
    </div>
  )
}
