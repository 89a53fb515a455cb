import { Activity, Suspense } from 'react'
import { WritersOnly } from './access/writers-only.tsx'
import type { ViewName } from './address.ts'
import { admin } from './copy/admin.ts'
import { history } from './copy/history.ts'
import { LoadBoundary } from './ui/load-boundary.tsx'
import { type ViewProps, views } from './views.ts'

interface OpenedViewsProps extends ViewProps {
  opened: ReadonlySet<ViewName>
  current: ViewName
}

/** The views opened so far, one of them visible. The others keep what was typed in them. */
export function OpenedViews({ opened, current, ...props }: OpenedViewsProps) {
  return views.map(
    ({ name, View, needs }) =>
      opened.has(name) && (
        <Activity key={name} mode={name === current ? 'visible' : 'hidden'}>
          <LoadBoundary failedNote={admin.viewFailed}>
            <Suspense fallback={<p className="content-none">{history.loading}</p>}>
              {needs ? (
                <WritersOnly>
                  <View {...props} />
                </WritersOnly>
              ) : (
                <View {...props} />
              )}
            </Suspense>
          </LoadBoundary>
        </Activity>
      ),
  )
}
