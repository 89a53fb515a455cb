import { adminEditing } from '#app/admin/copy/editing.ts'
import { type ContentClient, requestTimeoutMs } from '#content-sync/content-item.ts'

export interface LastChange {
  /** The user, in words. */
  by: string
  at: string
}

/**
 * Returns who made a version of an item, and when.
 * @param version its `updated_at`
 * @returns undefined if the history does not say: only users who may write can read it
 */
export async function readLastChange(
  client: ContentClient,
  id: string,
  version: string,
): Promise<LastChange | undefined> {
  const [{ data }, { data: own }] = await Promise.all([
    client
      .from('website_content_history')
      .select('*')
      .eq('item_id', id)
      .order('id', { ascending: false })
      .limit(1)
      .abortSignal(AbortSignal.timeout(requestTimeoutMs)),
    client.auth.getSession(),
  ])
  const [change] = data ?? []
  // Do not attribute the version shown to the author of a later change.
  if (!change?.after || Date.parse(change.after.updated_at) !== Date.parse(version)) return undefined
  const { changed_by, changed_by_email, changed_at } = change
  const { you, somebody } = adminEditing.conflict
  const mine = changed_by !== null && changed_by === own.session?.user.id
  return { by: mine ? you : (changed_by_email ?? somebody), at: changed_at }
}
