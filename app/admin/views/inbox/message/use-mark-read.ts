import { useEffect, useRef } from 'react'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

/** Marks a message as read when it is opened; only then, so that it can be marked as unread while it is open. */
export function useMarkRead(
  message: InboxMessage | undefined,
  openId: string | undefined,
  markRead: (message: InboxMessage) => void,
): void {
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (openId === undefined) opened.current = undefined
    if (!message || opened.current === message.id) return
    opened.current = message.id
    if (message.read_at === null) markRead(message)
  }, [message, openId, markRead])
}
