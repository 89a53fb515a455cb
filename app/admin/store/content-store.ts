// What the panel knows and does: the list, the live connection, and the calls, each with its toast. It lives for as long as
// somebody is subscribed to it, and has nothing to do with React, which reads it in use-panel-stores.ts.
import { admin, adminNotices } from '#app/admin/copy/admin.ts'
import type { Toast } from '#app/toast/toast.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentClient, ContentItem } from '#content-sync/content-item.ts'
import { createContentSync, initialContent } from '#content-sync/content-sync.ts'
import { type Differences, differences } from '#content-sync/differences.ts'
import type { Change } from '#content-sync/items.ts'
import { createChangesets } from './changesets.ts'
import { bringBack, ConflictError, deleteItem, insertItem, NoRowError } from './content-table.ts'
import { findKeyConflicts, hasSameText, type KeyConflict } from './key-conflicts.ts'
import { createObservable } from './observable.ts'
import { saveOver } from './save-over.ts'
import { failureOf, isDuplicate } from './write-failure.ts'

/** A value for a key, and the item that has the key already, as it was when the value was written, if one does. */
export interface Put {
  key: string
  value: string
  item: ContentItem | undefined
}

export interface Options {
  /** Makes the client, in the browser only. */
  connect: () => ContentClient
  notify: (toast: Toast) => void
  /** Called when a write has failed: the right to write may be gone. */
  failed: () => void
  /** Called when values were added or saved. */
  onSaved: (keys: readonly string[]) => void
  /** Called when values came in many at once, or came back. */
  onBulkApplied: (keys: readonly string[]) => void
  /** Asks whether texts whose keys other items have by now are to be put onto those. */
  confirmReplace: (keyConflicts: readonly KeyConflict[]) => Promise<boolean>
}

export type ContentStore = ReturnType<typeof createContentStore>

export function createContentStore(options: Options) {
  const { connect, notify, failed: tellFailure, onSaved, onBulkApplied, confirmReplace } = options
  /** Opens the connection with the first subscriber and closes it with the last. */
  const content = createObservable(initialContent, () => sync.open())
  /** What others have changed while the connection was lost, each time, until it is dismissed. */
  const missed = createObservable<readonly Differences[]>([])
  /** Toasts about items that the panel is writing, by key: the answer comes first, its echo after it. */
  const echoes = new Map<string, Toast[]>()

  const sync = createContentSync(connect, {
    updated: content.set,
    caughtUp(before, after) {
      const found = differences(before, after)
      if (Object.values(found).some(({ length }) => length > 0)) missed.set([...missed.get(), found])
    },
    lost: (reason) => notify({ ...adminNotices.liveFailed(reason), tone: 'error' }),
    loadFailed: (reason) => notify({ ...adminNotices.loadFailed(reason), tone: 'error' }),
    changed(event, id, key = id) {
      const toast: Toast = { ...adminNotices.live(key, event), tone: 'live' }
      const echo = echoes.get(key)
      if (echo) echo.push(toast)
      else notify(toast)
    },
  })

  const add = (key: string, value: string) =>
    write(key, adminNotices.added, adminNotices.addFailed, async (client) => {
      const put = await insertItem(client, { content_key: key, content_value: value })
      onSaved([key])
      return { put }
    })
  const save = (base: ContentItem, value: string) =>
    write(base.content_key, adminNotices.saved, adminNotices.saveFailed, async (client) => {
      const put = await saveOver(client, base, value, known(base.id))
      onSaved([base.content_key])
      return { put }
    })

  const { apply, undo } = createChangesets({
    ...options,
    echoes,
    read: sync.read,
    getItems: () => content.get().items ?? [],
  })

  return {
    getContent: content.get,
    subscribe: content.subscribe,

    getMissed: missed.get,
    subscribeMissed: missed.subscribe,
    dismissMissed: () => missed.set([]),

    /** Reads the list again. */
    read: sync.read,

    /** Sends a question that the list does not answer. */
    ask: <T>(question: (client: ContentClient) => Promise<T>): Promise<T> => question(connect()),

    // Each returns whether it succeeded.
    add,
    /** @param base the version of the item that the text was written over */
    save,
    put: ({ key, value, item }: Put) => (item ? save(item, value) : add(key, value)),
    /** The toast offers the way back. */
    remove: (item: ContentItem) => {
      const { id, content_key: key } = item
      const remove = async (client: ContentClient) => {
        await deleteItem(client, id)
        return { remove: id }
      }
      const undo = { label: admin.undo, act: () => restore(item) }
      return write(key, adminNotices.deleted, adminNotices.deleteFailed, remove, undo)
    },
    restore,

    apply,
    undo,
  }

  function known(id: string): ContentItem | undefined {
    return content.get().items?.find((item) => item.id === id)
  }

  /** Brings a deleted item back: the same id, as old as it was; or its text, where another item has its key. */
  async function restore(item: ContentItem): Promise<boolean> {
    const { id, content_key: key, content_value: text } = item
    const conflictsNow = () => findKeyConflicts([{ id, base: null, row: item }], content.get().items ?? [])
    if (conflictsNow().length === 0) {
      const done = await write(key, adminNotices.restored, adminNotices.addFailed, async (client) => {
        const put = await bringBack(client, item)
        onBulkApplied([key])
        return { put }
      })
      if (done) return true
      await sync.read()
    }
    const [keyConflict] = conflictsNow()
    if (!keyConflict) return false
    if (hasSameText(keyConflict)) {
      notify({ ...adminNotices.alreadyBack(key), tone: 'success' })
      return true
    }
    return (await confirmReplace([keyConflict])) && save(keyConflict.item, text)
  }

  async function write(
    key: string,
    done: (key: string) => Notice,
    failed: (message: string) => Notice,
    send: (client: ContentClient) => Promise<Change>,
    action?: Toast['action'],
  ): Promise<boolean> {
    const echo: Toast[] = []
    echoes.set(key, echo)
    try {
      await sync.write(send)
      notify({ ...done(key), tone: 'success', ...(action && { action }) })
      return true
    } catch (error) {
      notify({ ...failed(failureOf(error)), tone: 'error' })
      tellFailure()
      if (error instanceof NoRowError || error instanceof ConflictError || isDuplicate(error)) sync.read()
      return false
    } finally {
      echoes.delete(key)
      for (const toast of echo) notify(toast)
    }
  }
}
