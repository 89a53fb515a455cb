import { useMemo } from 'react'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { type Patches, patched } from '#app/admin/inbox-state/patches.ts'
import { readMessage } from '#app/admin/inbox-state/read-messages.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

interface OpenMessage {
  message: InboxMessage | undefined
  /** Whether there is no such message, or not any longer. */
  gone: boolean
  problem: string | undefined
  reading: boolean
  retry: () => void
}

/**
 * Returns the open message: at once if it is in the list, and again from the server whenever a message changes.
 * @param id empty if the address names no message
 */
export function useOpenMessage(
  id: string | undefined,
  version: number,
  rows: readonly InboxMessage[] | undefined,
  patches: Patches,
): OpenMessage {
  const { request } = useStore()
  const subject = useMemo(() => ({ id, version }), [id, version])
  const { answer, problem, asking, again } = useQuery(async () => {
    const asked = performance.now()
    return { row: id ? await request((client) => readMessage(client, id)) : undefined, asked }
  }, subject)
  const own = answer && answer.of.id === id ? answer.value : undefined
  const listed = rows?.find((row) => row.id === id)
  const message = own ? own.row && patched(own.row, patches, own.asked) : listed
  return {
    message,
    gone: id !== undefined && own !== undefined && message === undefined,
    problem: message ? undefined : problem,
    reading: asking,
    retry: again,
  }
}
