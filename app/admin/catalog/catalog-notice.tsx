import { admin } from '#app/admin/copy/admin.ts'
import type { ViewProps } from './view-props.ts'

/** Shown in a view while its content is not available. */
export function CatalogNotice({ loaded, items, readFailed }: Omit<ViewProps, 'textStates'>) {
  const text = {
    failed: admin.catalog.failed,
    loading: admin.catalog.loading,
    loaded: readFailed ? admin.items.failed : admin.items.loading,
  }[typeof loaded === 'string' ? loaded : 'loaded']
  const complete = typeof loaded === 'object' && items
  return complete ? null : <p className="content-none">{text}</p>
}
