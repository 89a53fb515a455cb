import { useSite } from '#app/admin/catalog/site-context.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { history } from '#app/admin/copy/history.ts'
import { addressOf } from '#app/admin/navigation/address.ts'
import '#app/admin/ui/text-button.css'

/** A link to a text in "Site texts": its row has all earlier versions. */
export function OpenText({ textKey }: { textKey: string }) {
  const text = useSite().catalog?.byKey.get(textKey)
  const label = useLabel(textKey)
  if (!text || text.kind === 'list' || text.superseded) return null
  return (
    <a
      className="row-button text-button"
      href={addressOf('texts', { q: textKey })}
      aria-label={history.changesets.openTextOf(label)}
    >
      {history.changesets.openText}
    </a>
  )
}
