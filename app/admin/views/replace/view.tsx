import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { isWaiting, type ViewProps } from '#app/admin/catalog/view-props.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { replace as words } from '#app/admin/copy/replace.ts'
import { useParams } from '#app/admin/navigation/address.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { planReplacement, type ReplaceLine } from './plan-replacement.ts'
import { ReplaceForm } from './replace-form.tsx'
import { ReplaceLines } from './replace-lines.tsx'
import { queryOf } from './replace-query.ts'

const noLines: readonly ReplaceLine[] = []
const noItems: readonly ContentItem[] = []

/** Replaces words in all texts of the site as one change, after showing what would change. */
export default function ReplaceView({ catalogState, textStates, items, readFailed }: ViewProps) {
  const { catalog, rules } = useSite()
  const params = useParams('texts/replace')
  const query = useMemo(() => queryOf(params), [params])
  // The list follows typing when there is time.
  const settled = useDeferredValue(query)
  const lines = useMemo(
    () => catalog && items && planReplacement(settled, { textStates, items, catalog, rules }),
    [settled, textStates, items, catalog, rules],
  )
  /** What was last replaced. */
  const [replaced, setReplaced] = useState<string>()
  const all = useRef<HTMLInputElement>(null)
  const matches = lines?.reduce((sum, line) => sum + line.matches, 0) ?? 0

  return (
    <section
      className="replace-view panel-view"
      aria-labelledby="replace-heading"
      aria-busy={isWaiting({ items, readFailed, catalogState })}
    >
      <div className="admin-heading">
        <h2 id="replace-heading" tabIndex={-1}>
          {admin.texts.replace}
        </h2>
        <p className="count" role="status">
          {lines && lines.length > 0 && words.found(lines.length, matches)}
          {lines?.length === 0 &&
            settled.find !== '' &&
            (settled.find === replaced ? words.noOther : words.none)(settled.find)}
        </p>
      </div>
      <ReplaceForm query={query} next={all} />
      <CatalogNotice {...{ catalogState, items, readFailed }} />
      {lines && settled.find === '' && <p className="content-none">{words.start}</p>}
      {/* Also while another release is read: it knows which texts are left out. */}
      <ReplaceLines
        found={lines ?? noLines}
        query={settled}
        items={items ?? noItems}
        all={all}
        onReplaced={setReplaced}
      />
      <p className="replace-hint">{words.hint}</p>
    </section>
  )
}
