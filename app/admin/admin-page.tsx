import { Activity, useCallback, useMemo, useReducer, useState } from 'react'
import { admin } from '#content/admin.ts'
import { heroParticles } from '../figures/hero-particles.ts'
import type { PageContext } from '../page-context.ts'
import { Particles } from '../sections/particles.tsx'
import { AccessBar } from './access-bar.tsx'
import { ButtonsView } from './buttons-view.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { DraftsBar } from './drafts-bar.tsx'
import { notEditing, reduceEditing } from './editing.ts'
import { entriesOf } from './entries.ts'
import { HistoryViews } from './history/history-views.tsx'
import { ListView } from './list-view.tsx'
import { LoadError } from './load-error.tsx'
import type { Lock } from './lock.ts'
import { MissedChanges } from './missed-changes.tsx'
import { ObstacleDialog } from './obstacle-dialog.tsx'
import { PanelContext } from './panel-context.ts'
import { ShortcutsButton } from './shortcuts-button.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { TextsView } from './texts-view.tsx'
import { useBasis } from './use-basis.ts'
import { useCatalog } from './use-catalog.ts'
import { useHeldDrafts } from './use-drafts.ts'
import { useModule } from './use-module.ts'
import { usePanelStores } from './use-panel-stores.ts'
import { historyViews, useView, type View } from './use-view.ts'
import { ViewLinks } from './view-links.tsx'
import './admin.css'

type AdminPageProps = Pick<PageContext, 'supabase' | 'rules' | 'writers'>

const loadLiveHeaderAndFooter = () => import('./live-header-and-footer.tsx')

/** The panel. On the server it is rendered as it looks while the list is loading. */
export function AdminPage({ supabase, rules, writers }: AdminPageProps) {
  const { connect, content, missed, store, access, accessStore, basis, basisStore, question, drafts } =
    usePanelStores(supabase)
  const { items, loadError } = content
  const [goal, setGoal] = useState<string>()
  const reached = useCallback(() => setGoal(undefined), [])
  const loading = !loadError
  const [editing, dispatch] = useReducer(reduceEditing, notEditing)
  const loaded = useCatalog()
  const catalog = typeof loaded === 'object' ? loaded : undefined
  const locked = access.mayWrite === false
  const signedIn = access.email !== undefined
  const lock = useMemo<Lock | undefined>(() => {
    if (!locked) return undefined
    return signedIn || writers === 'here' ? {} : { ask: accessStore.ask }
  }, [locked, signedIn, writers, accessStore])
  const keepsHistory = access.keepsHistory === true
  const panel = useMemo(
    () => ({ catalog, rules, lock, keepsHistory, connect, basis, drafts }),
    [catalog, rules, lock, keepsHistory, connect, basis, drafts],
  )
  const entries = useMemo(() => entriesOf(catalog?.texts ?? [], items ?? [], rules), [catalog, items, rules])
  const named = useView()
  const view = historyViews.has(named) && access.keepsHistory === false ? 'list' : named
  useBasis(basisStore, catalog, keepsHistory && !locked)
  useHeldDrafts(drafts, 'list', editing)
  const visited = useVisited(view)
  const LiveHeaderAndFooter = useModule(loadLiveHeaderAndFooter)?.LiveHeaderAndFooter
  const modeOf = (each: View) => (each === view ? 'visible' : 'hidden')

  /** Leads to an item of the list, from wherever one is. */
  function goTo(id: string) {
    setGoal(id)
    if (view !== 'list') location.hash = 'list'
  }

  return (
    <PanelContext value={panel}>
      <div className="admin decorated">
        <Particles className="admin-particles" particles={heroParticles} />
        <h1>{admin.title}</h1>
        <p className="admin-subtitle">{admin.subtitle}</p>
        <noscript>
          <p className="admin-error">{admin.needsScript}</p>
        </noscript>
        <ConnectionBanner {...content} />
        <MissedChanges missed={missed} onGoTo={goTo} onDismiss={store.dismissMissed} />
        <AccessBar access={access} store={accessStore} writers={writers} />
        {loadError !== undefined && <LoadError message={loadError} onRetry={store.read} />}
        <DraftsBar items={items} catalogFailed={loaded === 'failed'} dispatch={dispatch} onGoTo={goTo} />
        <div className="view-bar">
          <ViewLinks current={view} keepsHistory={access.keepsHistory !== false} />
          <ShortcutsButton />
        </div>
        {/* What is typed in a view stays while another is looked at. */}
        <Activity mode={modeOf('list')}>
          <ListView {...{ items, loading, entries, editing, dispatch, store, goal }} onReached={reached} />
        </Activity>
        {visited.has('texts') && (
          <Activity mode={modeOf('texts')}>
            <TextsView {...{ loaded, entries, items, loading, store }} />
          </Activity>
        )}
        {visited.has('buttons') && (
          <Activity mode={modeOf('buttons')}>
            <ButtonsView {...{ loaded, entries, items, loading, store }} />
          </Activity>
        )}
        <HistoryViews {...{ visited, modeOf, items, store }} />
        {LiveHeaderAndFooter && catalog && items && <LiveHeaderAndFooter {...{ catalog, entries, rules }} />}
        <ObstacleDialog question={question} />
        {access.signIn && <SignInDialog {...access.signIn} access={accessStore} />}
      </div>
    </PanelContext>
  )
}

/** The views that were looked at so far: the others are not made before somebody wants them. */
function useVisited(view: View): ReadonlySet<View> {
  const [visited, setVisited] = useState<ReadonlySet<View>>(() => new Set([view]))
  if (visited.has(view)) return visited
  const next = new Set(visited).add(view)
  setVisited(next)
  return next
}
