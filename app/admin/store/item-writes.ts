// Changes of single items. Each shows a toast and returns whether it succeeded.
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import type { Toast } from '#app/toast/toast.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import type { Change } from '#content-sync/items.ts'
import { bringBack, ConflictError, deleteItem, insertItem, NoRowError } from './content-table.ts'
import type { Echoes } from './echoes.ts'
import { findKeyConflicts, hasSameText } from './key-conflicts.ts'
import type { LiveList } from './live-list.ts'
import { type Base, saveOver } from './save-over.ts'
import type { StoreOptions } from './store-options.ts'
import { failureOf, isDuplicate } from './write-failure.ts'

interface ItemWritesOptions extends Omit<StoreOptions, 'connect'> {
  list: LiveList
  echoes: Echoes
}

interface Write {
  key: string
  send: (client: ContentClient) => Promise<Change>
  done: (name: string) => Notice
  failed: (message: string) => Notice
  /** The action that the toast offers. */
  action?: Toast['action']
}

export function createItemWrites(options: ItemWritesOptions) {
  const { notify, nameOf, failed: onFailure, confirmReplace, list, echoes } = options
  return { add, save, remove, restore }

  function add(key: string, value: string): Promise<boolean> {
    return write({
      key,
      send: async (client) => ({ put: await insertItem(client, { content_key: key, content_value: value }) }),
      done: adminNotices.added,
      failed: adminNotices.addFailed,
    })
  }

  /** @param base what the text started from; by default, the current item */
  function save(
    item: ContentItem,
    value: string,
    base: Base = { item, text: item.content_value },
  ): Promise<boolean> {
    return write({
      key: item.content_key,
      async send(client) {
        const known = list.getItems().find(({ id }) => id === item.id)
        return { put: await saveOver(client, item, base, value, known) }
      },
      done: adminNotices.saved,
      failed: adminNotices.saveFailed,
    })
  }

  /** The toast offers to restore the item. */
  function remove(item: ContentItem): Promise<boolean> {
    return write({
      key: item.content_key,
      async send(client) {
        await deleteItem(client, item.id)
        return { remove: item.id }
      },
      done: adminNotices.deleted,
      failed: adminNotices.deleteFailed,
      action: { label: admin.undo, act: () => restore(item) },
    })
  }

  /** Restores a deleted item with its id and creation time, or only its text if another item has its key. */
  async function restore(item: ContentItem): Promise<boolean> {
    const { id, content_key: key, content_value: text } = item
    const conflictsNow = () => findKeyConflicts([{ id, base: null, row: item }], list.getItems())
    if (conflictsNow().length === 0) {
      const done = await write({
        key,
        send: async (client) => ({ put: await bringBack(client, item) }),
        done: adminNotices.restored,
        failed: adminNotices.addFailed,
      })
      if (done) return true
      await list.read()
    }
    const [keyConflict] = conflictsNow()
    if (!keyConflict) return false
    if (hasSameText(keyConflict)) {
      notify({ ...adminNotices.alreadyBack(nameOf(key)), tone: 'success' })
      return true
    }
    return (await confirmReplace([keyConflict])) && save(keyConflict.item, text)
  }

  function write({ key, send, done, failed, action }: Write): Promise<boolean> {
    return echoes.showAfter(key, async () => {
      try {
        await list.write(send)
        notify({ ...done(nameOf(key)), tone: 'success', ...(action && { action }) })
        return true
      } catch (error) {
        notify({ ...failed(failureOf(error)), tone: 'error' })
        onFailure()
        // The list is out of date.
        if (error instanceof NoRowError || error instanceof ConflictError || isDuplicate(error)) list.read()
        return false
      }
    })
  }
}
