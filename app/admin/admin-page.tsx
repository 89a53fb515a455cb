import { Activity, useCallback, useMemo, useState } from 'react'
import { heroParticles } from '#app/figures/particles/hero.ts'
import type { PageContext } from '#app/page-context.ts'
import { Particles } from '#app/sections/particles.tsx'
import { overrideRules } from '#content/keys/writers.ts'
import { AccessBar, SignedOut } from './access/access-bar.tsx'
import { AccountMenu } from './access/account-menu.tsx'
import { SignInDialog } from './access/sign-in-dialog.tsx'
import type { Lock } from './access/write-lock.ts'
import { showView } from './address.ts'
import { textStatesOf } from './catalog/text-states.ts'
import { useCatalog } from './catalog/use-catalog.ts'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import { LoadError } from './connection/load-error.tsx'
import { MissedChanges } from './connection/missed-changes.tsx'
import { admin } from './copy/admin.ts'
import { DraftsBar } from './drafts/drafts-bar.tsx'
import { FindText } from './find-text.tsx'
import { useFollowedInbox } from './inbox-state/use-followed-inbox.ts'
import { useOpenItem } from './items/use-open-item.ts'
import { ItemsView } from './items-view.tsx'
import { KeyConflictDialog } from './key-conflicts/dialog.tsx'
import { OpenedViews } from './opened-views.tsx'
import { PanelProviders } from './panel-providers.tsx'
import { ShortcutsButton } from './shortcuts/shortcuts-button.tsx'
import { useModule } from './ui/use-module.ts'
import { usePanelStores } from './use-panel-stores.ts'
import { useView } from './use-view.ts'
import { ViewLinks } from './view-links.tsx'
import './admin.css'

interface AdminPageProps extends Pick<PageContext, 'supabase' | 'writers' | 'adminContact' | 'releases'> {
  /** Whether the site receives messages and applications. */
  inbox: boolean
}

const loadLiveHeaderAndFooter = () => import('./header-and-footer/live-header-and-footer.tsx')

/** The panel. On the server it is rendered in its loading state. */
export function AdminPage({ supabase, writers, adminContact, inbox }: AdminPageProps) {
  const { content, missed, store, access, accessStore, question, drafts } = usePanelStores(supabase)
  const { items, loadError } = content
  const signedIn = access.email !== undefined
  const [goal, setGoal] = useState<string>()
  const reached = useCallback(() => setGoal(undefined), [])
  const loading = !loadError
  const [open, setOpen] = useOpenItem(items)
  const keepsHistory = access.keepsHistory !== false
  const missing = useMemo(
    () => new Set([...(keepsHistory ? [] : ['history' as const]), ...(inbox ? [] : ['inbox' as const])]),
    [keepsHistory, inbox],
  )
  const { current, opened } = useView(missing)
  const inboxState = useFollowedInbox(store.ask, inbox && access.mayWrite === true && signedIn)
  const loaded = useCatalog(items !== undefined || !loading || current !== 'items', items, inbox)
  const catalog = typeof loaded === 'object' ? loaded : undefined
  const locked = access.mayWrite === false
  const lock = useMemo<Lock | undefined>(() => {
    if (!locked) return undefined
    return signedIn || writers === 'local' ? {} : { ask: accessStore.ask }
  }, [locked, signedIn, writers, accessStore])
  const rules = useMemo(() => overrideRules(writers), [writers])
  const textStates = useMemo(
    () => textStatesOf(catalog?.texts ?? [], items ?? [], rules),
    [catalog, items, rules],
  )
  const LiveHeaderAndFooter = useModule(loadLiveHeaderAndFooter, catalog !== undefined)?.LiveHeaderAndFooter

  /** Shows an item of the list, from any view. */
  function goTo(id: string) {
    setGoal(id)
    showView('items')
  }

  return (
    <PanelProviders
      {...{
        catalog,
        rules,
        lock,
        keepsHistory: access.keepsHistory === true,
        accessStore,
        store,
        drafts,
        inbox: inboxState,
      }}
    >
      <div className="admin" data-inbox={inbox || undefined}>
        <div className="panel-bar">
          <div className="panel-title">
            <h1>{admin.title}</h1>
            <p className="admin-subtitle">{admin.subtitle}</p>
          </div>
          <ViewLinks current={current} missing={missing} />
          <FindText current={current} />
          <ConnectionBanner {...content} />
          <ShortcutsButton inbox={inbox} />
          <SignedOut access={access} writers={writers} />
          <AccountMenu access={access} />
        </div>
        <noscript>
          <p className="admin-error">{admin.needsScript}</p>
        </noscript>
        <AccessBar access={access} writers={writers} />
        {loadError !== undefined && <LoadError message={loadError} onRetry={store.read} />}
        <MissedChanges missed={missed} onGoTo={goTo} onDismiss={store.dismissMissed} />
        <DraftsBar items={items} catalogFailed={loaded === 'failed'} onOpen={setOpen} onGoTo={goTo} />
        <Activity mode={current === 'items' ? 'visible' : 'hidden'}>
          <ItemsView {...{ items, loading, textStates, open, goal }} onOpen={setOpen} onReached={reached} />
        </Activity>
        <OpenedViews {...{ opened, current, items, loading, textStates, loaded }} />
        {LiveHeaderAndFooter && catalog && items && (
          <LiveHeaderAndFooter {...{ catalog, textStates, rules }} />
        )}
        <KeyConflictDialog question={question} />
        {access.signIn && <SignInDialog {...access.signIn} contact={adminContact} />}
        {/* Not the whole panel: while any of it is in sight, the particles would move. */}
        <div className="decorated">
          <Particles className="admin-particles" particles={heroParticles} />
        </div>
      </div>
    </PanelProviders>
  )
}
