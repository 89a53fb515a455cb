// What the panel knows and does: the list, the live connection, and the calls, each with its toast. It lives for as long as
// somebody is subscribed to it, and has nothing to do with React, which reads it in use-content.ts.
import { admin, adminNotices } from '#content/admin.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentClient, ContentItem, PlannedChange } from '#website-content/content-item.ts'
import { type Differences, differences } from '#website-content/differences.ts'
import type { Change } from '#website-content/items.ts'
import { createContentSync, initialContent, messageOf } from '#website-content/sync.ts'
import type { Toast } from '../toast/toast.ts'
import {
  applyChanges,
  ConflictError,
  deleteItem,
  insertItem,
  NoRowError,
  undoStep,
  updateItem,
} from './content-table.ts'

/** A value for a key, and the item that has the key already, if one does. */
export interface Put {
  key: string
  value: string
  item: ContentItem | undefined
}

interface Options {
  /** Makes the client, in the browser only. */
  connect: () => ContentClient
  notify: (toast: Toast) => void
  /** Called when a write has failed: the right to write may be gone. */
  failed: () => void
}

export type ContentStore = ReturnType<typeof createContentStore>

export function createContentStore({ connect, notify, failed: tellFailure }: Options) {
  let content = initialContent
  /** What others have changed while the connection was lost, each time, until it is dismissed. */
  let missed: readonly Differences[] = []
  let close = () => {}
  const subscribers = new Set<() => void>()
  /** Keys of items that the panel has deleted itself: the event that follows does not tell them. */
  const deletedKeys = new Map<string, string>()
  /** Toasts about items that the panel is writing, by key: the answer comes first, its echo after it. */
  const echoes = new Map<string, Toast[]>()

  const sync = createContentSync(connect, {
    updated(next) {
      content = next
      tellSubscribers()
    },
    caughtUp(before, after) {
      const found = differences(before, after)
      if (Object.values(found).some(({ length }) => length > 0)) setMissed([...missed, found])
    },
    lost: (reason) => notify({ ...adminNotices.liveFailed(reason), tone: 'error' }),
    loadFailed: (reason) => notify({ ...adminNotices.loadFailed(reason), tone: 'error' }),
    changed(event, id, toldKey) {
      const key = toldKey ?? deletedKeys.get(id) ?? id
      const toast: Toast = { ...adminNotices.live(key, event), tone: 'live' }
      const echo = echoes.get(key)
      if (echo) echo.push(toast)
      else notify(toast)
    },
  })

  const add = (key: string, value: string) =>
    write(key, adminNotices.added, adminNotices.addFailed, async (client) => ({
      put: await insertItem(client, { content_key: key, content_value: value }),
    }))
  const save = (item: ContentItem, value: string) =>
    write(item.content_key, adminNotices.saved, adminNotices.saveFailed, async (client) => ({
      put: await updateItem(client, item, value),
    }))
  const restore = ({ id, content_key, content_value, created_at }: ContentItem) =>
    write(content_key, adminNotices.restored, adminNotices.addFailed, async (client) => ({
      put: await insertItem(client, { id, content_key, content_value, created_at }),
    }))

  return {
    getContent: () => content,
    getMissed: () => missed,
    dismissMissed: () => setMissed([]),

    /** Opens the connection with the first subscriber and closes it with the last. */
    subscribe(subscriber: () => void): () => void {
      subscribers.add(subscriber)
      if (subscribers.size === 1) close = sync.open()
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size === 0) close()
      }
    },

    /** Reads the list again. */
    read: sync.read,

    // Each returns whether it succeeded.
    add,
    save,
    put: ({ key, value, item }: Put) => (item ? save(item, value) : add(key, value)),
    /** The toast offers the way back. */
    remove: (item: ContentItem) => {
      const { id, content_key: key } = item
      deletedKeys.set(id, key)
      const remove = async (client: ContentClient) => {
        await deleteItem(client, id)
        return { remove: id }
      }
      const undo = { label: admin.undo, act: () => restore(item) }
      return write(key, adminNotices.deleted, adminNotices.deleteFailed, remove, undo)
    },
    /** Brings a deleted item back: the same id, as old as it was. */
    restore,

    /**
     * Changes several items as one step, which the toast offers to undo.
     * @param reason what the history calls it
     */
    async apply(reason: string, changes: readonly PlannedChange[], done: Notice): Promise<boolean> {
      const step = crypto.randomUUID()
      try {
        await applyChanges(connect(), step, reason, changes)
        notify({ ...done, tone: 'success', action: { label: admin.undo, act: () => undo(step) } })
        return true
      } catch (error) {
        notify({ ...adminNotices.saveFailed(messageOf(error)), tone: 'error' })
        tellFailure()
        return false
      } finally {
        await sync.read()
      }
    },

    undo,

    /**
     * Puts one after the other, and tells of them once, at the end or where one fails; the rest is not sent then.
     * @returns how many were put
     */
    async putAll(puts: readonly Put[], progress: (done: number) => void): Promise<number> {
      for (const { key } of puts) echoes.set(key, [])
      let done = 0
      try {
        for (const { key, value, item } of puts) {
          await sync.write(async (client) => ({
            put: await (item
              ? updateItem(client, item, value)
              : insertItem(client, { content_key: key, content_value: value })),
          }))
          progress(++done)
        }
        notify({ ...adminNotices.accepted(done), tone: 'success' })
      } catch (error) {
        notify({ ...adminNotices.stopped(done, puts.length, messageOf(error)), tone: 'error' })
        tellFailure()
        sync.read()
      } finally {
        // The summary has told of them.
        for (const { key } of puts) echoes.delete(key)
      }
      return done
    },
  }

  function setMissed(next: readonly Differences[]) {
    missed = next
    tellSubscribers()
  }

  function tellSubscribers() {
    for (const subscriber of subscribers) subscriber()
  }

  /** Takes a step back. */
  async function undo(step: string): Promise<boolean> {
    try {
      await undoStep(connect(), step)
      notify({ ...adminNotices.undone(), tone: 'success' })
      return true
    } catch (error) {
      notify({ ...adminNotices.undoFailed(messageOf(error)), tone: 'error' })
      tellFailure()
      return false
    } finally {
      await sync.read()
    }
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
      notify({ ...failed(messageOf(error)), tone: 'error' })
      tellFailure()
      if (error instanceof NoRowError || error instanceof ConflictError) sync.read()
      return false
    } finally {
      echoes.delete(key)
      for (const toast of echo) notify(toast)
    }
  }
}
