import { admin } from '#app/admin/copy/admin.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { LoadedCatalog } from './use-catalog.ts'

interface CatalogNoticeProps {
  loaded: LoadedCatalog
  items: readonly ContentItem[] | undefined
  /** False if reading the list has failed. It stays true after the list has been read. */
  loading: boolean
}

/** Shown in a view while its content is not available. */
export function CatalogNotice({ loaded, items, loading }: CatalogNoticeProps) {
  const text = {
    failed: admin.catalog.failed,
    loading: admin.catalog.loading,
    there: loading ? admin.items.loading : admin.items.failed,
  }[typeof loaded === 'string' ? loaded : 'there']
  const complete = typeof loaded === 'object' && items
  return complete ? null : <p className="content-none">{text}</p>
}
