// Reads what was undone. The history records an undo as a change, but not what it undid: only the last change of an item
// can be undone, so it is the change of the same item before that.
import { undoReason } from '#app/admin/store/changesets.ts'
import type { ContentChange } from '#content-sync/content-item.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'

/** A server returns at most this many. */
const maxRows = 1000
/** How many items the address of a request may name. */
const maxItems = 100

const readColumns = (client: ContentClient) =>
  client
    .from('website_content_history')
    .select('id, step, reason, item_id, changed_at')
    .limit(maxRows)
    .abortSignal(requestTimeout())

type Row = Pick<ContentChange, 'id' | 'step' | 'reason' | 'item_id'>

/**
 * Returns what a change has undone; undefined if it is not an undo, or if the history no longer has it.
 * @param changes those of its item, newest first
 */
const undoneBy = ({ id, step, reason, item_id }: Row, changes: readonly Row[]): Row | undefined =>
  reason === undoReason
    ? changes.find((row) => row.item_id === item_id && row.id < id && row.step !== step)
    : undefined

/**
 * Returns the reasons of what a change has undone: none if it is not an undo, several if it has undone an undo.
 * @param changes those of its item, newest first
 */
export function undoneReasons(change: Row, changes: readonly Row[]): string[] {
  const undone = undoneBy(change, changes)
  return undone?.reason ? [undone.reason, ...undoneReasons(undone, changes)] : []
}

/** What an undo has undone. */
export interface Undone {
  /** The id of the changeset; undefined if the history no longer has it. */
  changesetId: string | undefined
  /** As `undoneReasons` returns them. */
  reasons: readonly string[]
}

/**
 * Reads what changes have undone.
 * @param undos at most 100
 * @returns it by the id of the changeset of each undo, in the same order
 */
export async function readUndone(
  client: ContentClient,
  undos: readonly ContentChange[],
): Promise<ReadonlyMap<string, Undone>> {
  if (undos.length === 0) return new Map()
  const { data } = await readColumns(client)
    .in('item_id', [...new Set(undos.map(({ item_id }) => item_id))])
    .lte('id', Math.max(...undos.map(({ id }) => id)))
    .order('id', { ascending: false })
    .throwOnError()
  return new Map(
    undos.map((undo) => [
      undo.step,
      { changesetId: undoneBy(undo, data)?.step, reasons: undoneReasons(undo, data) },
    ]),
  )
}

/** What became of a changeset that was undone, perhaps redone, and so on. */
export interface LastUndo {
  /** The id of the newest undo or, if there was none, of the changeset itself. */
  latestId: string
  /** When it was undone, unless it was redone since. */
  undoneAt: string | undefined
}

/**
 * Reads what became of the first 100 of these changesets.
 * @returns it by the id of the changeset, without those that the history no longer has
 */
export async function readLastUndos(
  client: ContentClient,
  changesets: readonly string[],
): Promise<ReadonlyMap<string, LastUndo>> {
  if (changesets.length === 0) return new Map()
  const { data: firsts } = await readColumns(client)
    .in('step', changesets.slice(0, maxItems))
    .filter('opens', 'is', true)
    .throwOnError()
  if (firsts.length === 0) return new Map()
  const later: typeof firsts = []
  for (;;) {
    const { data } = await readColumns(client)
      .in('item_id', [...new Set(firsts.map(({ item_id }) => item_id))])
      .gt('id', later.at(-1)?.id ?? Math.min(...firsts.map(({ id }) => id)))
      .order('id', { ascending: true })
      .throwOnError()
    if (data.length === 0) break
    later.push(...data)
  }
  return new Map(
    firsts.map(({ id, step, item_id }) => {
      const last: LastUndo = { latestId: step, undoneAt: undefined }
      for (const row of later) {
        if (row.item_id !== item_id || row.id < id || row.step === last.latestId) continue
        if (row.reason !== undoReason) break
        last.latestId = row.step
        last.undoneAt = last.undoneAt === undefined ? row.changed_at : undefined
      }
      return [step, last]
    }),
  )
}

/** Whether a changeset can still be undone. */
export interface UndoState {
  /** The changeset to undo, or its undo; undefined if one of its items has changed since, so that it cannot be undone. */
  undoable: string | undefined
  undoneAt: string | undefined
}

/** @returns undefined if the changeset is no longer in the history */
export async function readUndoState(
  client: ContentClient,
  changeset: string,
): Promise<UndoState | undefined> {
  const last = (await readLastUndos(client, [changeset])).get(changeset)
  if (!last) return undefined
  const { data: firsts } = await readColumns(client)
    .eq('step', last.latestId)
    .filter('opens', 'is', true)
    .throwOnError()
  const { data: changesets } = await client
    .rpc('content_steps', { older_than: (firsts[0]?.id ?? 0) + 1, most: 1 })
    .abortSignal(requestTimeout())
    .throwOnError()
  return { undoable: changesets[0]?.overtaken ? undefined : last.latestId, undoneAt: last.undoneAt }
}
