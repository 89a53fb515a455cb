import { lazy, Suspense } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useLabel } from '#app/admin/catalog/use-label.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { history } from '#app/admin/copy/history.ts'
import { LoadBoundary } from '#app/admin/ui/load-boundary.tsx'
import type { TimelineProps } from './timeline.tsx'
import '#app/admin/change-log/list-foot.css'
import './item-history.css'

const Timeline = lazy(() => import('./timeline.tsx').then(({ Timeline }) => ({ default: Timeline })))

/** The history of an item or key, below its row. Its code is loaded when it is first opened. */
export function ItemHistory(props: TimelineProps) {
  const { keepsHistory, readLock } = useAccess()
  const label = useLabel(props.itemKey)
  if (!keepsHistory || readLock) return null
  return (
    <section className="item-history" aria-label={history.of(label)}>
      <LoadBoundary failedNote={admin.viewFailed}>
        <Suspense fallback={<p className="list-foot">{history.loading}</p>}>
          <Timeline {...props} />
        </Suspense>
      </LoadBoundary>
    </section>
  )
}
