import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useReadOnReturn } from '#app/admin/connection/network.ts'
import { setUnreadInTab } from '#app/admin/navigation/tab-title.ts'
import { rereadOnChange } from '#app/admin/store/table/reread-on-change.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { Inbox } from './inbox-context.ts'
import { readUnread } from './read-unread.ts'

/**
 * Follows the inbox by Realtime, which announces only that something has changed, never what a message says. Writes the
 * number of unread messages into the title of the tab.
 * @param wanted whether the site has an inbox and the user may read it
 * @param isLost whether Realtime was lost or refused
 */
export function useFollowedInbox(
  connect: () => ContentClient,
  wanted: boolean,
  isLost: boolean,
): Inbox | undefined {
  const [count, setCount] = useState<number>()
  const [version, setVersion] = useState(0)
  // The answer may arrive after the user has signed out.
  const unread = wanted ? count : undefined

  const asked = useRef(0)
  const read = useCallback(async () => {
    const own = ++asked.current
    try {
      const now = await readUnread(connect())
      // An earlier answer may arrive later.
      if (own === asked.current) setCount(now)
    } catch {} // The messages are read again all the same. If that fails, too, the view says so.
    setVersion((last) => last + 1)
  }, [connect])

  useEffect(
    () => (wanted ? rereadOnChange(connect(), 'inbox_state', read) : undefined),
    [wanted, connect, read],
  )
  useReadOnReturn(wanted && isLost, read)

  useEffect(() => setUnreadInTab(unread ?? 0), [unread])

  const changedHere = useCallback(() => {
    if (isLost) void read()
  }, [isLost, read])

  return useMemo(
    () => (wanted ? { unread, version, changedHere, read } : undefined),
    [wanted, unread, version, changedHere, read],
  )
}
