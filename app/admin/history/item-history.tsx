import { lazy, Suspense } from 'react'
import { history } from '#content/admin-history.ts'
import { usePanel } from '../panel-context.ts'
import { LoadBoundary } from './load-boundary.tsx'
import type { TimelineProps } from './timeline.tsx'
import './item-history.css'

const Timeline = lazy(() => import('./timeline.tsx').then(({ Timeline }) => ({ default: Timeline })))

/** The history of one item or key, below its row; what draws it is loaded when it is first opened. */
export function ItemHistory(props: TimelineProps) {
  const { keepsHistory, lock } = usePanel()
  if (!keepsHistory || lock) return null
  return (
    <section className="item-history" aria-label={history.of(props.itemKey)}>
      <LoadBoundary>
        <Suspense fallback={<p className="pages-foot">{history.loading}</p>}>
          <Timeline {...props} />
        </Suspense>
      </LoadBoundary>
    </section>
  )
}
