import { Activity, lazy, type ReactNode, Suspense } from 'react'
import type { ContentItem } from '#content-sync/content-item.ts'
import { WritersOnly } from './access/writers-only.tsx'
import { admin } from './copy/admin.ts'
import { history } from './copy/history.ts'
import { LoadBoundary } from './ui/load-boundary.tsx'
import type { View } from './use-view.ts'

interface HistoryViewsProps {
  /** Undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  visited: ReadonlySet<View>
  modeOf: (view: View) => 'visible' | 'hidden'
}

// Not needed at once by anybody.
const ChangesetsView = lazy(() =>
  import('./history/changesets-view.tsx').then(({ ChangesetsView }) => ({ default: ChangesetsView })),
)
const TrashView = lazy(() =>
  import('./trash/trash-view.tsx').then(({ TrashView }) => ({ default: TrashView })),
)
const TransferView = lazy(() =>
  import('./transfer/transfer-view.tsx').then(({ TransferView }) => ({ default: TransferView })),
)

/** The views of what was, what is deleted, and what goes out and comes in. */
export function HistoryViews({ visited, modeOf, ...rest }: HistoryViewsProps) {
  const views: [View, ReactNode][] = [
    ['history', <ChangesetsView key="history" {...rest} />],
    ['trash', <TrashView key="trash" {...rest} />],
    ['transfer', <TransferView key="transfer" {...rest} />],
  ]
  return views.map(
    ([name, view]) =>
      visited.has(name) && (
        <Activity key={name} mode={modeOf(name)}>
          <LoadBoundary failedNote={admin.viewFailed}>
            <Suspense fallback={<p className="content-none">{history.loading}</p>}>
              <WritersOnly>{view}</WritersOnly>
            </Suspense>
          </LoadBoundary>
        </Activity>
      ),
  )
}
