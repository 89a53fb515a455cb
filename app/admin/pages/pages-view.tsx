import { useEffect } from 'react'
import { setParams, useParams } from '#app/admin/address.ts'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { useDrafts } from '#app/admin/drafts/draft-context.ts'
import { errorPage } from '#content/keys/marked-texts.ts'
import { PagesOverview, type PagesOverviewProps } from './overview/pages-overview.tsx'
import { SitePage } from './site-page.tsx'
import { useFollowEditing } from './use-editing.ts'

/** The pages of the site, to be edited where their texts stand: all of them to choose from, or the one in the address. */
export function PagesView(props: PagesOverviewProps) {
  const { path } = useParams('pages')
  const { loaded, entries, items, loading } = props
  useFollowEditing()
  useRevealedDraft(typeof loaded === 'object' ? loaded : undefined)
  if (path === undefined) return <PagesOverview {...props} />
  if (typeof loaded !== 'object' || !items) return <CatalogNotice {...{ loaded, items, loading }} />
  return <SitePage key={path} path={path} entries={entries} catalog={loaded} />
}

/** Opens the text of a draft that was chosen above the views. */
function useRevealedDraft(catalog: Catalog | undefined) {
  const key = useDrafts((drafts) => drafts.recoverable.find(({ name }) => name === drafts.revealed)?.key)
  const text = key === undefined ? undefined : catalog?.byKey.get(key)
  useEffect(() => {
    if (text) setParams('pages', { path: text.page ?? errorPage, text: text.key })
  }, [text])
}
