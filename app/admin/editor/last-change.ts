import { type ContentClient, requestTimeout } from '#content-sync/database.ts'

export interface LastChange {
  /** Whether the signed-in user made it. */
  own: boolean
  /** The user's address; null if nobody was signed in. */
  email: string | null
  at: string
}

/**
 * Returns who made a version of an item, and when.
 * @param version its `updated_at`
 * @returns undefined if the history does not say: only people who can edit or prepare releases can read it
 */
export async function readLastChange(
  client: ContentClient,
  id: string,
  version: string,
): Promise<LastChange | undefined> {
  const [{ data }, { data: current }] = await Promise.all([
    client
      .from('website_content_history')
      .select('*')
      .eq('item_id', id)
      .order('id', { ascending: false })
      .limit(1)
      .abortSignal(requestTimeout()),
    client.auth.getSession(),
  ])
  const [change] = data ?? []
  // Do not attribute the version shown to the author of a later change.
  if (!change?.after || Date.parse(change.after.updated_at) !== Date.parse(version)) return undefined
  const { changed_by, changed_by_email, changed_at } = change
  const own = changed_by !== null && changed_by === current.session?.user.id
  return { own, email: changed_by_email, at: changed_at }
}
