import { useEffect, useMemo, useState } from 'react'
import { setUnreadInTab } from '#app/admin/navigation/tab-title.ts'
import type { ContentStore } from '#app/admin/store/content-store.ts'
import type { Inbox } from './inbox-context.ts'

/**
 * Follows the inbox, and writes the number of unread messages into the title of the tab.
 * @param wanted whether the site has an inbox and the user may read it
 */
export function useFollowedInbox(ask: ContentStore['ask'], wanted: boolean): Inbox | undefined {
  const [unread, setUnread] = useState<number>()
  const [version, setVersion] = useState(0)

  useEffect(() => {
    if (!wanted) return
    let ended = false
    let end = () => {}
    ask(async (client) => {
      const { followInbox } = await import('./follow-inbox.ts')
      if (ended) return
      end = followInbox(client, (count) => {
        // The answer may arrive after the user has signed out.
        if (ended) return
        setUnread(count)
        setVersion((last) => last + 1)
      })
    }).catch(() => {}) // Without a network, the view says so when it is opened.
    return () => {
      ended = true
      end()
      setUnread(undefined)
    }
  }, [ask, wanted])

  useEffect(() => setUnreadInTab(unread ?? 0), [unread])

  return useMemo(() => (wanted ? { unread, version } : undefined), [wanted, unread, version])
}
