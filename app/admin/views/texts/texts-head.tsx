import { useAccess } from '#app/admin/access/access-context.ts'
import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import { PageLink } from '#app/admin/catalog/page-link.tsx'
import { admin } from '#app/admin/copy/admin.ts'
import { addressOf, setParams } from '#app/admin/navigation/address.ts'
import { maxFound } from './sections.ts'

interface TextsHeadProps {
  /** The page whose texts are shown; undefined for a search or filter over the whole site. */
  page: PageGroup | undefined
  query: string
  onlyEdited: boolean
  /** How many texts are shown. */
  shown: number
}

/** What the texts below belong to, the filter, and what works on the texts of all pages. */
export function TextsHead({ page, query, onlyEdited, shown }: TextsHeadProps) {
  const searched = query.trim()
  const { keepsHistory } = useAccess()
  return (
    <div className="texts-head">
      <h3>{searched ? admin.texts.foundFor(searched) : (page?.name ?? admin.texts.allEdited)}</h3>
      {page?.path !== undefined && <PageLink path={page.path} />}
      <p className="count" role="status">
        {searched ? admin.texts.matches(shown, maxFound) : admin.texts.shown(shown)}
      </p>
      {keepsHistory && (
        <a
          className="texts-tool"
          href={addressOf('texts/replace', searched ? { find: searched } : undefined)}
        >
          {admin.texts.replace}
        </a>
      )}
      <a className="texts-tool" href={addressOf('site-check')}>
        {admin.views.check}
      </a>
      <label className="texts-only">
        <input
          type="checkbox"
          checked={onlyEdited}
          onChange={({ target }) => setParams('texts', { only: target.checked ? 'edited' : undefined })}
        />
        {admin.texts.onlyEdited}
      </label>
    </div>
  )
}
