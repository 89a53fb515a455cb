import { adminEditing } from '#app/admin/copy/editing.ts'
import { type ContentClient, requestTimeoutMs } from '#content-sync/content-item.ts'

export interface LastChange {
  /** In words. */
  by: string
  at: string
}

/**
 * Who has made a version of an item, and when.
 * @param version its `updated_at`
 * @returns undefined where the history does not tell: it is for those who may write
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
  // A later change than the one that is shown would be told of under a wrong name.
  if (!change?.after || Date.parse(change.after.updated_at) !== Date.parse(version)) return undefined
  const { changed_by, changed_by_email, changed_at } = change
  const { you, somebody } = adminEditing.conflict
  const mine = changed_by !== null && changed_by === own.session?.user.id
  return { by: mine ? you : (changed_by_email ?? somebody), at: changed_at }
}
