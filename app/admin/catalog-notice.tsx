import { admin } from '#content/admin.ts'
import type { LoadedCatalog } from './use-catalog.ts'

/** What stands in a view while what it shows is not there. */
export function CatalogNotice({ loaded, read }: { loaded: LoadedCatalog; read: boolean }) {
  if (loaded === 'failed') return <p className="content-none">{admin.catalog.failed}</p>
  if (loaded === 'loading') return <p className="content-none">{admin.catalog.loading}</p>
  return read ? null : <p className="content-none">{admin.list.loading}</p>
}
