import { Activity, useCallback, useMemo, useState } from 'react'
import { heroParticles } from '#app/figures/particles/hero.ts'
import type { PageContext } from '#app/sections/page-context.ts'
import { Particles } from '#app/sections/particles.tsx'
import { overrideRules } from '#content/keys/writers.ts'
import { AccessBar, SignedOut } from './access/access-bar.tsx'
import { AccountMenu } from './access/account-menu.tsx'
import { SignInDialog } from './access/sign-in-dialog.tsx'
import { useLocks } from './access/use-locks.ts'
import { textStatesOf } from './catalog/text-states.ts'
import { useCatalog } from './catalog/use-catalog.ts'
import { ConnectionBanner } from './connection/connection-banner.tsx'
import { LoadError } from './connection/load-error.tsx'
import { MissedChanges } from './connection/missed-changes.tsx'
import { admin } from './copy/admin.ts'
import { DraftsBar } from './drafts/drafts-bar.tsx'
import { FindText } from './find-text.tsx'
import { useFollowedInbox } from './inbox-state/use-followed-inbox.ts'
import { KeyConflictDialog } from './key-conflicts/dialog.tsx'
import { showView } from './navigation/address.ts'
import { HeadingFocus, useLostFocus } from './navigation/heading-focus.tsx'
import { useView } from './navigation/use-view.ts'
import { OpenedViews } from './opened-views.tsx'
import { PanelProviders } from './panel-providers.tsx'
import { releaseProblemOf } from './release-bar/release-state.ts'
import { ReleaseSwitch } from './release-bar/release-switch.tsx'
import { StartingRelease } from './release-bar/starting-release.tsx'
import { useFollowedReleases } from './release-bar/use-followed-releases.ts'
import { ShortcutsButton } from './shortcuts/shortcuts-button.tsx'
import { useReleasesOf } from './store/use-releases.ts'
import { useModule } from './ui/use-module.ts'
import { usePanelStores } from './use-panel-stores.ts'
import { ViewLinks } from './view-links.tsx'
import { ItemsView } from './views/items/items-view.tsx'
import { useOpenItem } from './views/items/use-open-item.ts'
import './admin.css'
import './ui/checkbox.css'

interface AdminPageProps extends Pick<PageContext, 'supabase' | 'writers' | 'adminContact' | 'releases'> {
  /** Whether the site receives messages and applications. */
  inbox: boolean
  checksLinks: boolean
}

const loadReleaseBar = () => import('./release-bar/release-bar.tsx')
const loadAfterStart = () => import('./after-start.tsx')

/** The panel. On the server it is rendered in its loading state. */
export function AdminPage(props: AdminPageProps) {
  const { supabase, writers, adminContact, inbox, releases: abilities, checksLinks } = props
  const rules = useMemo(() => overrideRules(writers), [writers])
  const { connect, content, missed, store, access, accessStore, question, drafts } = usePanelStores(
    supabase,
    rules,
  )
  const { items, loadError } = content
  const signedIn = access.email !== undefined
  /** The id of the item to scroll to in Items, until it is in sight. */
  const [scrollTo, setScrollTo] = useState<string>()
  const scrolled = useCallback(() => setScrollTo(undefined), [])
  const readFailed = loadError !== undefined
  useFollowedReleases(store.releases, access)
  const releases = useReleasesOf(store.releases)
  const [open, setOpen] = useOpenItem(items, releases)
  const releaseProblem = releaseProblemOf(releases, access)
  const hasReleases = releases.available !== false
  const mayPrepare = access.mayWrite !== false || access.isAuthor
  const readsInbox = inbox && !access.isAuthor
  const available = {
    history: access.keepsHistory !== false, // offered until the server says otherwise
    inbox: readsInbox,
    releases: hasReleases,
  }
  const { current, opened } = useView(available)
  const focusLost = useLostFocus(current)
  const mayReadInbox = inbox && access.mayWrite === true && signedIn
  const inboxState = useFollowedInbox(connect, mayReadInbox, content.connection.state === 'lost')
  const catalogState = useCatalog(items !== undefined || readFailed || current !== 'items', items, inbox)
  const catalog = typeof catalogState === 'object' ? catalogState : undefined
  const isLive = releases.chosen === undefined
  const ReleaseBar = useModule(loadReleaseBar, !isLive)?.ReleaseBar
  const isReleaseOpen = isLive ? undefined : releaseProblem === undefined
  const { lock, readLock } = useLocks({ access, writers, accessStore, isReleaseOpen })
  const textStates = useMemo(
    () => textStatesOf(catalog?.texts ?? [], items ?? [], rules),
    [catalog, items, rules],
  )
  const AfterStart = useModule(loadAfterStart, catalog !== undefined)?.AfterStart

  /** Shows an item of the list, from any view. */
  function goTo(id: string) {
    setScrollTo(id)
    showView('items')
  }

  return (
    <PanelProviders
      {...{
        catalog,
        rules,
        lock,
        readLock,
        mayWrite: access.mayWrite,
        abilities,
        checksLinks,
        keepsHistory: access.keepsHistory === true,
        accessStore,
        store,
        drafts,
        inbox: inboxState,
      }}
    >
      <div className="admin">
        <div className="panel-bar">
          <div className="panel-title">
            <h1>{admin.title}</h1>
            <p className="admin-subtitle">{admin.subtitle}</p>
          </div>
          <ViewLinks current={current} available={available} />
          <FindText current={current} />
          <ConnectionBanner {...content} />
          {hasReleases && mayPrepare && <ReleaseSwitch />}
          <ShortcutsButton inbox={readsInbox} />
          <SignedOut access={access} writers={writers} />
          <AccountMenu access={access} />
        </div>
        <noscript>
          <p className="admin-error">{admin.needsScript}</p>
        </noscript>
        <AccessBar access={access} writers={writers} isLive={isLive} />
        {AfterStart && catalog && (
          <AfterStart
            {...{ catalog, textStates, rules, supabase }}
            isRead={items !== undefined}
            connection={content.connection.state}
          />
        )}
        {ReleaseBar && !isLive && <ReleaseBar problem={releaseProblem} />}
        {readFailed && <LoadError message={loadError} onRetry={store.read} />}
        <MissedChanges missed={missed} onGoTo={goTo} onDismiss={store.dismissMissed} />
        <DraftsBar items={items} catalogFailed={catalogState === 'failed'} onOpen={setOpen} onGoTo={goTo} />
        <Activity mode={current === 'items' ? 'visible' : 'hidden'}>
          <ItemsView
            {...{ items, readFailed, textStates, open, scrollTo }}
            onOpen={setOpen}
            onScrolled={scrolled}
          />
          <HeadingFocus focusLost={focusLost} />
        </Activity>
        <OpenedViews {...{ opened, current, focusLost, items, readFailed, textStates, catalogState }} />
        <StartingRelease key={current} />
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
