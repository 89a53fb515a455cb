import { type ContextType, type ReactNode, useMemo } from 'react'
import { AccessContext } from './access/access-context.ts'
import { SiteContext } from './catalog/site-context.ts'
import { DraftContext } from './drafts/draft-context.ts'
import { InboxContext } from './inbox-state/inbox-context.ts'
import { StoreContext } from './store/store-context.ts'

interface PanelProvidersProps extends ContextType<typeof SiteContext>, ContextType<typeof AccessContext> {
  store: NonNullable<ContextType<typeof StoreContext>>
  drafts: NonNullable<ContextType<typeof DraftContext>>
  inbox: ContextType<typeof InboxContext>
  children: ReactNode
}

/** Provides values that rarely change and are needed deep in the rows, each from its own folder. */
export function PanelProviders(props: PanelProvidersProps) {
  const {
    catalog,
    rules,
    abilities,
    checksLinks,
    lock,
    readLock,
    mayWrite,
    keepsHistory,
    accessStore,
    store,
    drafts,
    inbox,
    children,
  } = props
  const site = useMemo(
    () => ({ catalog, rules, abilities, checksLinks }),
    [catalog, rules, abilities, checksLinks],
  )
  const access = useMemo(
    () => ({ lock, readLock, mayWrite, keepsHistory, accessStore }),
    [lock, readLock, mayWrite, keepsHistory, accessStore],
  )
  return (
    <SiteContext value={site}>
      <AccessContext value={access}>
        <StoreContext value={store}>
          <DraftContext value={drafts}>
            <InboxContext value={inbox}>{children}</InboxContext>
          </DraftContext>
        </StoreContext>
      </AccessContext>
    </SiteContext>
  )
}
