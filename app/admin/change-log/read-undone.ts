// Reads what was undone. The history records an undo as a change, but not what it undid: only the last change of an item
// can be undone, so it is the change of the same item before that.
import { undoReason } from '#app/admin/store/changesets.ts'
import type { ContentChange } from '#content-sync/content-item.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'

/** A server returns at most this many. */
const maxRows = 1000

const readColumns = (client: ContentClient) =>
  client
    .from('website_content_history')
    .select('id, step, reason, item_id, changed_at')
    .limit(maxRows)
    .abortSignal(requestTimeout())

type Row = Pick<ContentChange, 'id' | 'step' | 'reason' | 'item_id'>

/**
 * Returns the reasons of what a change has undone: none if it is not an undo, several if it has undone an undo.
 * @param changes those of its item, newest first
 */
export function undoneReasons({ id, step, reason, item_id }: Row, changes: readonly Row[]): string[] {
  if (reason !== undoReason) return []
  const undone = changes.find((row) => row.item_id === item_id && row.id < id && row.step !== step)
  return undone?.reason ? [undone.reason, ...undoneReasons(undone, changes)] : []
}

/**
 * Reads what changes have undone.
 * @param undos at most 100
 * @returns what `undoneReasons` says about each, by the id of its changeset
 */
export async function readUndoneReasons(
  client: ContentClient,
  undos: readonly ContentChange[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (undos.length === 0) return new Map()
  const { data } = await readColumns(client)
    .in('item_id', [...new Set(undos.map(({ item_id }) => item_id))])
    .lte('id', Math.max(...undos.map(({ id }) => id)))
    .order('id', { ascending: false })
    .throwOnError()
  return new Map(undos.map((change) => [change.step, undoneReasons(change, data)]))
}

/** Whether a changeset can still be undone. */
export interface UndoState {
  /** Whether one of its items has changed since, so that it cannot. */
  isSuperseded: boolean
  /** When it was undone, unless that was undone in turn. */
  undoneAt: string | undefined
}

/** @returns undefined if the changeset is no longer in the history */
export async function readUndoState(
  client: ContentClient,
  changeset: string,
): Promise<UndoState | undefined> {
  const { data: changes } = await readColumns(client)
    .eq('step', changeset)
    .filter('opens', 'is', true)
    .throwOnError()
  const [first] = changes
  if (!first) return undefined
  const { data: changesets } = await client
    .rpc('content_steps', { older_than: first.id + 1, most: 1 })
    .abortSignal(requestTimeout())
    .throwOnError()
  if (!changesets[0]?.overtaken) return { isSuperseded: false, undoneAt: undefined }
  const { data: later } = await readColumns(client)
    .eq('item_id', first.item_id)
    .gt('id', first.id)
    .neq('step', changeset)
    .order('id', { ascending: true })
    .throwOnError()
  let undoneAt: string | undefined
  for (const { reason, changed_at } of later) {
    if (reason !== undoReason) break
    undoneAt = undoneAt === undefined ? changed_at : undefined
  }
  return { isSuperseded: true, undoneAt }
}
