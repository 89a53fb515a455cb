import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { LiveList } from './live-list.ts'
import {
  applyChanges,
  changesToUndo,
  deleteItem,
  insertItem,
  restoreItem,
  undoChangeset,
  updateItem,
} from './table/content-table.ts'
import type { ContentTarget } from './table/content-target.ts'
import { KeyInUseError, OutdatedError } from './table/write-errors.ts'

/** Changes what visitors see. */
export function createLiveTarget(connect: () => ContentClient, list: LiveList): ContentTarget {
  const { content, getItems, read, write, noteOwnWrites } = list
  const idsOf = (changes: readonly PlannedChange[]) => changes.map(({ id }) => id)
  return {
    isLive: true,
    getItems,
    read,
    insert: (item) => write(async (client) => ({ put: await insertItem(client, item) })),
    update: (version, value) => write(async (client) => ({ put: await updateItem(client, version, value) })),
    async remove(item) {
      let removed = item
      await write(async (client) => {
        removed = await deleteItem(client, item.id)
        return { remove: item.id }
      })
      return removed
    },
    restoreItem: (item) => write(async (client) => ({ put: await restoreItem(client, item) })),
    async apply(changesetId, reason, changes, progress) {
      try {
        await applyChanges(connect(), changesetId, reason, changes, progress)
        noteOwnWrites(idsOf(changes))
      } catch (error) {
        if (isRefused(error)) throw error
        // Only the answer may be lost.
        noteOwnWrites(idsOf(changes))
        await read()
        if (!areMade(changes, getItems())) throw error
      }
    },
    async undo(changesetId) {
      const isLost = content.get().connection.state === 'lost'
      const ids = isLost ? idsOf(await changesToUndo(connect(), changesetId).catch(() => [])) : []
      try {
        await undoChangeset(connect(), changesetId)
      } catch (error) {
        // Only the answer may be lost. If it was refused, others have changed these items.
        if (!isRefused(error)) noteOwnWrites(ids)
        throw error
      }
      noteOwnWrites(ids)
    },
    changesToUndo: (changesetId) => changesToUndo(connect(), changesetId),
    describe: (notice) => notice,
  }
}

/** Whether the database has refused a change because of what others have changed. */
const isRefused = (error: unknown) => error instanceof OutdatedError || error instanceof KeyInUseError

function areMade(changes: readonly PlannedChange[], items: readonly ContentItem[]): boolean {
  const byId = new Map(items.map((item) => [item.id, item]))
  return changes.every(({ id, row }) => {
    const item = byId.get(id)
    return item?.content_key === row?.content_key && item?.content_value === row?.content_value
  })
}
