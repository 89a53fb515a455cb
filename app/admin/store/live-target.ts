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

/** Changes what visitors see. */
export function createLiveTarget(connect: () => ContentClient, list: LiveList): ContentTarget {
  const { getItems, read, write } = list
  return {
    getItems,
    read,
    insert: (item) => write(async (client) => ({ put: await insertItem(client, item) })),
    update: (version, value) => write(async (client) => ({ put: await updateItem(client, version, value) })),
    remove: ({ id }) =>
      write(async (client) => {
        await deleteItem(client, id)
        return { remove: id }
      }),
    restoreItem: (item) => write(async (client) => ({ put: await restoreItem(client, item) })),
    apply: (changesetId, reason, changes, progress) =>
      applyChanges(connect(), changesetId, reason, changes, progress),
    undo: (changesetId) => undoChangeset(connect(), changesetId),
    changesToUndo: (changesetId) => changesToUndo(connect(), changesetId),
    describe: (notice) => notice,
  }
}
