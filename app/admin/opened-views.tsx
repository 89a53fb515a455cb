import { Activity, type ComponentType, lazy, type RefObject, Suspense } from 'react'
import { EditorsOnly } from './access/editors-only.tsx'
import type { ViewProps } from './catalog/view-props.ts'
import { admin } from './copy/admin.ts'
import { history } from './copy/history.ts'
import { HeadingFocus } from './navigation/heading-focus.tsx'
import { type ViewName, views } from './navigation/views.ts'
import { LoadBoundary } from './ui/load-boundary.tsx'

interface OpenedViewsProps extends ViewProps {
  opened: ReadonlySet<ViewName>
  current: ViewName
  /** Whether the focus was lost with the view before. */
  focusLost: RefObject<boolean>
}

/** Views are loaded when they are opened, so that Items, which the panel renders itself, can be used early. */
const loaders = import.meta.glob<{ default: ComponentType<ViewProps> }>('./views/*/view.tsx')
const lazyViews = views.flatMap(({ name, needs, isPrivate = false }) => {
  const loadView = loaders[`./views/${name.split('/').at(-1)}/view.tsx`]
  return loadView ? { name, needs, isPrivate, View: lazy(loadView) } : []
})

/** The views opened so far, one of them visible. The others keep what was typed in them. */
export function OpenedViews({ opened, current, focusLost, ...props }: OpenedViewsProps) {
  return lazyViews.map(
    ({ name, View, needs, isPrivate }) =>
      opened.has(name) && (
        <Activity key={name} mode={name === current ? 'visible' : 'hidden'}>
          <LoadBoundary failedNote={admin.viewFailed}>
            <Suspense fallback={<p className="content-none">{history.loading}</p>}>
              {needs ? (
                <EditorsOnly isPrivate={isPrivate}>
                  <View {...props} />
                </EditorsOnly>
              ) : (
                <View {...props} />
              )}
              <HeadingFocus focusLost={focusLost} />
            </Suspense>
          </LoadBoundary>
        </Activity>
      ),
  )
}
