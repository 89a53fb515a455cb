import { useParams } from '#app/admin/address.ts'
import { PagesOverview, type PagesOverviewProps } from './pages-overview.tsx'

/** The pages of the site, to be edited where their texts stand: all of them to choose from, or the one in the address. */
export function PagesView(props: PagesOverviewProps) {
  const { path } = useParams('pages')
  return path === undefined ? <PagesOverview {...props} /> : null
}
