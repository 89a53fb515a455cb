import { admin } from '#app/admin/copy/admin.ts'
import type { ViewProps } from './view-props.ts'

/** Shown in a view while its content is not available. */
export function CatalogNotice({ catalogState, items, readFailed }: Omit<ViewProps, 'textStates'>) {
  if (typeof catalogState === 'object' && items) return null
  const listText = readFailed ? admin.items.failed : admin.items.loading
  return (
    <p className="content-none">
      {typeof catalogState === 'string' ? admin.catalog[catalogState] : listText}
    </p>
  )
}
