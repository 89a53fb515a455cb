import { useEffect, useMemo, useRef } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { pathOfText } from '#app/admin/catalog/text-address.ts'
import { textStatesOf } from '#app/admin/catalog/text-states.ts'
import type { ViewProps } from '#app/admin/catalog/view-props.ts'
import { useRevealedKey } from '#app/admin/drafts/use-revealed-key.ts'
import { FormerlyEdited, useFormerlyEditedKeys } from '#app/admin/item-history/formerly-edited.ts'
import { setParams, useParams } from '#app/admin/navigation/address.ts'
import { focusHeading } from '#app/admin/ui/pass-focus.ts'
import { PagesOverview } from './overview/pages-overview.tsx'
import { PageEditor } from './page-editor.tsx'
import { useFollowEditing } from './stage/form/use-editing.ts'

/** The pages of the site, whose texts are edited in place: all pages to choose from, or the one in the address. */
export default function PagesView(props: ViewProps) {
  const { path } = useParams('pages')
  const { catalogState, textStates, items, readFailed } = props
  const { catalog, rules } = useSite()
  const lists = useMemo(
    () => (catalog && items ? textStatesOf(catalog.lists, items, rules) : []),
    [catalog, items, rules],
  )
  const formerlyEdited = useFormerlyEditedKeys(items)
  useFollowEditing()
  useKeptFocus(path)
  useRevealedDraft(catalog)
  if (path === undefined) return <PagesOverview {...props} />
  if (!catalog || !items) return <CatalogNotice {...{ catalogState, items, readFailed }} />
  return (
    <FormerlyEdited value={formerlyEdited}>
      <PageEditor {...{ path, items, textStates, lists, catalog }} />
    </FormerlyEdited>
  )
}

/** Opens the text of a draft that was chosen above the views. */
function useRevealedDraft(catalog: Catalog | undefined) {
  const key = useRevealedKey() ?? ''
  const text = catalog?.byKey.get(key)
  useEffect(() => {
    if (text) setParams('pages', { path: pathOfText(text), text: text.key, mode: undefined })
  }, [text])
}

/** After a link to another page was followed, the link is gone. The focus then moves to the heading of the new page. */
function useKeptFocus(path: string | undefined) {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    if (document.activeElement === document.body) focusHeading({ preventScroll: true })
  }, [path])
}
