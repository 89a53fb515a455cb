// What the panel knows and does: the list, the live connection, and the calls, each with its toast. It lives for as long as
// somebody is subscribed to it, and has nothing to do with React, which reads it in use-content.ts.
import { adminNotices } from '#content/admin.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentClient, ContentItem } from '#website-content/content-item.ts'
import type { Change } from '#website-content/items.ts'
import { createContentSync, initialContent, messageOf } from '#website-content/sync.ts'
import type { Toast } from '../toast/toast.ts'
import { deleteItem, insertItem, NoRowError, updateItem } from './content-table.ts'

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
  let close = () => {}
  const subscribers = new Set<() => void>()
  /** Keys of items that the panel has deleted itself: the event that follows does not tell them. */
  const deletedKeys = new Map<string, string>()
  /** Toasts about items that the panel is writing, by key: the answer comes first, its echo after it. */
  const echoes = new Map<string, Toast[]>()

  const sync = createContentSync(connect, {
    updated(next) {
      content = next
      for (const subscriber of subscribers) subscriber()
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
      put: await insertItem(client, key, value),
    }))
  const save = ({ id, content_key: key }: ContentItem, value: string) =>
    write(key, adminNotices.saved, adminNotices.saveFailed, async (client) => ({
      put: await updateItem(client, id, value),
    }))

  return {
    getContent: () => content,

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
    remove: ({ id, content_key: key }: ContentItem) => {
      deletedKeys.set(id, key)
      return write(key, adminNotices.deleted, adminNotices.deleteFailed, async (client) => {
        await deleteItem(client, id)
        return { remove: id }
      })
    },

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
            put: await (item ? updateItem(client, item.id, value) : insertItem(client, key, value)),
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

  async function write(
    key: string,
    done: (key: string) => Notice,
    failed: (message: string) => Notice,
    send: (client: ContentClient) => Promise<Change>,
  ): Promise<boolean> {
    const echo: Toast[] = []
    echoes.set(key, echo)
    try {
      await sync.write(send)
      notify({ ...done(key), tone: 'success' })
      return true
    } catch (error) {
      notify({ ...failed(messageOf(error)), tone: 'error' })
      tellFailure()
      if (error instanceof NoRowError) sync.read()
      return false
    } finally {
      echoes.delete(key)
      for (const toast of echo) notify(toast)
    }
  }
}
