import type { ComponentProps } from 'react'
import type { PageContext } from '#app/sections/page-context.ts'
import { SiteUpdate } from './connection/site-update.tsx'
import { useEachMinute } from './connection/use-each-minute.ts'
import { useDrafts } from './drafts/draft-context.ts'
import { LiveHeaderAndFooter } from './header-and-footer/live-header-and-footer.tsx'
import { useInbox } from './inbox-state/inbox-context.ts'
import { useStore } from './store/store-context.ts'

type AfterStartProps = Pick<ComponentProps<typeof SiteUpdate>, 'connection'> &
  ComponentProps<typeof LiveHeaderAndFooter> &
  Pick<PageContext, 'supabase'> & {
    /** Whether the items have been read. */
    isRead: boolean
  }

/** What the panel needs only once it has started, so that the start does not load it. */
export function AfterStart({ connection, supabase, isRead, ...texts }: AfterStartProps) {
  const { readAll, releases } = useStore()
  const inbox = useInbox()
  const keepsDrafts = useDrafts(({ canStore }) => canStore)
  const isHosted = supabase.url !== ''
  // A hosted project drops events without telling while it sends more than its plan allows (docs/backend.md).
  useEachMinute(isHosted && connection === 'connected', () => {
    readAll()
    if (releases.getState().list) releases.read()
    inbox?.read()
  })
  return (
    <>
      <SiteUpdate {...{ connection, isHosted, keepsDrafts }} />
      {isRead && <LiveHeaderAndFooter {...texts} />}
    </>
  )
}
