import { useSite } from '#app/admin/catalog/site-context.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { TextChecks } from './text-checks.tsx'
import '#app/admin/ui/field-notes.css'

interface ValueNotesProps {
  itemKey: string
  value: string
  /** How many invisible characters were removed from a paste. */
  stripped: number
}

/** The default text of a known key, and remarks on the value. */
export function ValueNotes({ itemKey, value, stripped }: ValueNotesProps) {
  const { catalog } = useSite()
  const text = catalog?.byKey.get(itemKey)
  return (
    <>
      {text && (
        <div className="field-notes">
          <p>
            {admin.add.defaultText}{' '}
            <span dir="auto">
              {text.value || (text.kind === 'href' ? admin.texts.noLink : admin.item.empty)}
            </span>
          </p>
        </div>
      )}
      <div role="status" className="item-notes">
        {(value !== '' || stripped > 0) && (
          <TextChecks itemKey={itemKey} value={value} stored={undefined} stripped={stripped} />
        )}
      </div>
    </>
  )
}
