import { setParams } from '#app/admin/address.ts'
import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import { PathLink } from '#app/admin/catalog/page-link.tsx'
import { admin } from '#app/admin/copy/admin.ts'

interface TextsHeadProps {
  /** The page whose texts are shown; undefined for a search or filter over the whole site. */
  place: PageGroup | undefined
  query: string
  onlyEdited: boolean
  /** How many texts are shown. */
  shown: number
}

/** What the texts below belong to, and the filter. */
export function TextsHead({ place, query, onlyEdited, shown }: TextsHeadProps) {
  const searched = query.trim()
  return (
    <div className="texts-head">
      <h3>{searched ? admin.texts.foundFor(searched) : (place?.name ?? admin.texts.allEdited)}</h3>
      {place?.path !== undefined && <PathLink path={place.path} />}
      <p className="count" role="status">
        {admin.texts.shown(shown)}
      </p>
      <label className="texts-only">
        <input
          type="checkbox"
          checked={onlyEdited}
          onChange={({ target }) => setParams('texts', { only: target.checked ? 'edited' : undefined })}
        />
        {admin.texts.onlyOverridden}
      </label>
    </div>
  )
}
