import { useParams } from '#app/admin/address.ts'
import type { Entry } from '#app/admin/catalog/entries.ts'
import type { LoadedCatalog } from '#app/admin/catalog/use-catalog.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { PagesOverview } from './pages-overview.tsx'

export interface PagesViewProps {
  loaded: LoadedCatalog
  entries: readonly Entry[]
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  loading: boolean
}

/** The pages of the site, to be edited where their texts stand: all of them to choose from, or the one in the address. */
export function PagesView(props: PagesViewProps) {
  const { path } = useParams('pages')
  return path === undefined ? <PagesOverview {...props} /> : null
}
