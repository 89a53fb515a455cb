import type { ContentClient } from '#content-sync/database.ts'
import { followTable } from '#content-sync/follow-table.ts'

/**
 * Follows a table by Realtime, for those who read it again at every change.
 * @param read is called at every change, and whenever the subscription is established: earlier changes emit no event
 * @returns a function that ends it
 */
export function rereadOnChange(client: ContentClient, table: string, read: () => void): () => void {
  let stop: (() => void) | undefined
  let ended = false
  const follow = () => {
    if (!ended) stop = followTable(client, table, { connected: read, changed: read })
  }
  // A stored session may still have to be refreshed, and without it no event arrives.
  client.realtime.setAuth().then(follow, follow)
  return () => {
    ended = true
    stop?.()
  }
}
