import { useDeferredValue, useMemo, useRef } from 'react'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { type InboxQuery, printQuery } from '#app/admin/inbox-state/inbox-query.ts'
import { type Patches, patched } from '#app/admin/inbox-state/patches.ts'
import { type MessagePage, readMessage, readMessages } from '#app/admin/inbox-state/read-messages.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

const pageSize = 50

interface MessagesSubject {
  query: InboxQuery
  /** When it changes, all messages of the list are read again. */
  version: number
  patches: Patches
  /** The open message. It stays in the list although it may not match the filter any longer, for example as unread. */
  openId: string | undefined
}

type Answer = MessagePage & {
  /** How many rows the server was asked for. */
  size: number
  asked: number
  /** The message that is open, if the list had it and the rows do not, for example because it is no longer unread. */
  open: InboxMessage | undefined
}

/** Loads the messages that a query finds, page by page. */
export function useMessages({ query, version, patches, openId }: MessagesSubject) {
  const { request } = useStore()
  const about = printQuery(query)
  const wanted = useRef({ about, count: pageSize })
  const subject = useMemo(() => ({ about, version }), [about, version])
  const { answer, problem, asking, again } = useQuery(() => request(read), subject)
  const last = answer?.of.about === about ? answer.value : undefined

  async function read(client: ContentClient): Promise<Answer> {
    if (wanted.current.about !== about) wanted.current = { about, count: pageSize }
    const asked = performance.now()
    const { count } = wanted.current
    // The first rows are still those of this version if only more are wanted.
    const kept = answer?.of === subject && answer.value.size < count ? answer.value : undefined
    const page = await readMessages(client, query, kept?.last, count - (kept?.size ?? 0))
    return {
      ...page,
      rows: [...(kept?.rows ?? []), ...page.rows],
      open: kept ? kept.open : await readOpen(client, page.rows),
      total: kept ? kept.total : page.total,
      size: count,
      asked: kept?.asked ?? asked,
    }
  }

  async function readOpen(client: ContentClient, rows: readonly InboxMessage[]) {
    const isOpen = ({ id }: InboxMessage) => id === openId
    const wasListed = last?.rows.some(isOpen) || last?.open?.id === openId
    return openId && wasListed && !rows.some(isOpen) ? readMessage(client, openId) : undefined
  }

  const hasMore = answer?.value.more ?? false
  // One render later than `openId`: when the message is closed, its row is still there to receive the focus
  // (use-message-focus.ts). Then the row leaves the list, and the focus moves to the one in its place (use-row-focus.ts).
  const listedOpenId = useDeferredValue(openId)
  const rows = useMemo(() => {
    if (!answer) return undefined
    const { rows, open, asked } = answer.value
    // After a change made here since the list was read, it may match the filter again, so it stays until the next reading.
    const isListed = open?.id === listedOpenId || patches.get(open?.id ?? '')?.some(({ at }) => at > asked)
    const listed = open && isListed ? inserted(open, rows) : rows
    return listed.flatMap((row) => patched(row, patches, asked) ?? [])
  }, [answer, patches, listedOpenId])
  return {
    rows,
    /** How many messages match, as far as it is known. */
    total: answer?.value.total ?? rows?.length,
    /** Whether more messages than those may match. */
    isPartial: hasMore && answer?.value.total === undefined,
    hasMore,
    problem,
    reading: asking,
    /** Whether the rows are those of another query. */
    stale: last === undefined,
    readOlder() {
      wanted.current.count = (answer?.value.size ?? 0) + pageSize
      again()
    },
    retry: again,
  }
}

/** Puts the open message in its place, unless the rows that were read later have it. */
function inserted(open: InboxMessage, rows: readonly InboxMessage[]): readonly InboxMessage[] {
  if (rows.some(({ id }) => id === open.id)) return rows
  const index = rows.findIndex(({ received_at }) => received_at < open.received_at)
  return rows.toSpliced(index < 0 ? rows.length : index, 0, open)
}
