// The panel's requests that change the content table (specification, section 7). Each throws if it fails.
import { admin } from '#app/admin/copy/admin.ts'
import { shortened } from '#app/admin/copy/wording.ts'
import { randomUuid } from '#app/admin/store/random-uuid.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import { type ContentClient, type Database, requestTimeout } from '#content-sync/database.ts'
import { partsOf } from './request-parts.ts'
import { ConflictError, KeyInUseError, NoRowError, toPanelError } from './write-errors.ts'
import { isDuplicate } from './write-failure.ts'

type NewItem = Database['public']['Tables']['website_content']['Insert']

/** @param item with `id` and `created_at` if it is being restored */
export async function insertItem(client: ContentClient, item: NewItem): Promise<ContentItem> {
  const { data } = await client
    .from('website_content')
    .insert(item)
    .select()
    .abortSignal(requestTimeout())
    .single()
    .throwOnError()
  return data
}

/** The version of an item that an edit started from. */
export type Version = Pick<ContentItem, 'id' | 'updated_at'>

/**
 * @throws {ConflictError} if the item has changed since that version
 * @throws {NoRowError} if it was deleted, or may not be changed
 */
export async function updateItem(
  client: ContentClient,
  { id, updated_at }: Version,
  value: string,
): Promise<ContentItem> {
  const { data } = await client
    .from('website_content')
    .update({ content_value: value, updated_at: new Date().toISOString() })
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select()
    .abortSignal(requestTimeout())
    .throwOnError()
  if (data.length === 0) {
    const theirs = await readItem(client, id)
    if (theirs && theirs.updated_at !== updated_at) throw new ConflictError(theirs)
  }
  return onlyRow(data)
}

async function readItem(client: ContentClient, id: string): Promise<ContentItem | undefined> {
  const { data } = await client
    .from('website_content')
    .select('*')
    .eq('id', id)
    .abortSignal(requestTimeout())
    .throwOnError()
  return data[0]
}

/** @throws {NoRowError} if the item was already deleted, or may not be deleted */
export async function deleteItem(client: ContentClient, id: string): Promise<ContentItem> {
  const { data } = await client
    .from('website_content')
    .delete()
    .eq('id', id)
    .select()
    .abortSignal(requestTimeout())
    .throwOnError()
  return onlyRow(data)
}

/**
 * Changes several items as one changeset. Each part succeeds or fails as a whole.
 * @param changesetId a unique id, by which it can be undone
 * @param progress receives the number of changes made after each part
 * @throws if a part is refused; earlier parts remain applied
 */
export async function applyChanges(
  client: ContentClient,
  changesetId: string,
  reason: string,
  changes: readonly PlannedChange[],
  progress: (done: number) => void = () => {},
): Promise<void> {
  const stored = shortened(reason.toWellFormed(), maxReason)
  const parts = partsOf(inOrder(changes))
  let done = 0
  for (const part of parts) {
    const send = () =>
      client
        .rpc('apply_content', { step: changesetId, reason: stored, changes: JSON.stringify(part) })
        .abortSignal(requestTimeout())
    // A single part is compared with the list afterward (live-target.ts).
    const { error } = await (parts.length > 1 ? sendAgainIfLost(send) : send())
    if (error) throw toPanelError(error)
    done += part.length
    progress(done)
  }
}

/** The history stores reasons of up to this many characters. */
const maxReason = 200

/** Deletions and renames come first, so that they free keys for other items, even across parts. */
function inOrder(changes: readonly PlannedChange[]): PlannedChange[] {
  const rank = ({ base, row }: PlannedChange) => (row === null ? 0 : base === null ? 2 : 1)
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Restores a deleted item.
 * @throws {KeyInUseError} if another item has its key
 */
export async function restoreItem(
  client: ContentClient,
  { id, content_key, content_value, created_at }: ContentItem,
): Promise<ContentItem> {
  try {
    return await insertItem(client, { id, content_key, content_value, created_at })
  } catch (error) {
    throw isDuplicate(error) ? new KeyInUseError({ cause: error }) : error
  }
}

/**
 * Returns the changes that would undo a changeset now.
 * @throws if the history no longer has all of it
 */
export async function changesToUndo(client: ContentClient, changesetId: string): Promise<PlannedChange[]> {
  const { data } = await client
    .rpc('content_undoing', { step: changesetId })
    .abortSignal(requestTimeout())
    .throwOnError()
  if (data.length === 0) throw new Error(admin.reasons.changedSince)
  return data
}

/**
 * Undoes a changeset.
 * @throws {KeyInUseError} if another item has one of its keys
 * @throws if one of its items has changed since
 */
export async function undoChangeset(client: ContentClient, changesetId: string): Promise<void> {
  const undoing = randomUuid()
  const send = () => client.rpc('undo_content', { step: changesetId, undoing }).abortSignal(requestTimeout())
  const { error } = await sendAgainIfLost(send)
  if (error) throw toPanelError(error)
}

/**
 * Sends a request, and again if it was not answered: perhaps only the answer is lost.
 * @param send sends a request that succeeds without changing anything if it arrives a second time
 */
export async function sendAgainIfLost<Answer extends { status: number }>(
  send: () => PromiseLike<Answer>,
): Promise<Answer> {
  const answer = await send()
  return answer.status === 0 ? send() : answer
}

function onlyRow([row]: ContentItem[]): ContentItem {
  if (!row) throw new NoRowError(admin.reasons.noRow)
  return row
}
