import { useParams } from '#app/admin/address.ts'
import { CatalogNotice } from '#app/admin/catalog/catalog-notice.tsx'
import { PagesOverview, type PagesOverviewProps } from './pages-overview.tsx'
import { SitePage } from './site-page.tsx'

/** The pages of the site, to be edited where their texts stand: all of them to choose from, or the one in the address. */
export function PagesView(props: PagesOverviewProps) {
  const { path } = useParams('pages')
  const { loaded, entries, items, loading } = props
  if (path === undefined) return <PagesOverview {...props} />
  if (typeof loaded !== 'object' || !items) return <CatalogNotice {...{ loaded, items, loading }} />
  return <SitePage key={path} path={path} entries={entries} catalog={loaded} />
}
