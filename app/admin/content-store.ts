// What the panel knows and does: the list, the live connection, and the calls, each with its toast. It lives for as long as
// somebody is subscribed to it, and has nothing to do with React, which reads it in use-content.ts.
import { adminNotices, type LiveEvent } from '#content/admin.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentClient, ContentItem } from '../supabase.ts'
import type { Toast } from '../toast/toast.ts'
import { deleteItem, insertItem, NoRowError, readItems, updateItem } from './content-table.ts'
import { type Action, type Change, isWhole, noItems, reduceItems } from './items.ts'
import { followChanges } from './live-changes.ts'

export type Connection = { state: 'connecting' } | { state: 'connected' } | { state: 'lost'; reason: string }

export interface Content {
  /** In the order of creation; undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** Why the last reading failed. */
  loadError: string | undefined
  connection: Connection
}

export const initialContent: Content = {
  items: undefined,
  loadError: undefined,
  connection: { state: 'connecting' },
}

interface Options {
  /** Makes the client, in the browser only. */
  connect: () => ContentClient
  notify: (toast: Toast) => void
}

export type ContentStore = ReturnType<typeof createContentStore>

export function createContentStore({ connect, notify }: Options) {
  let content = initialContent
  let items = noItems
  let calls = 0
  let reading = false
  let readAgain = false
  let close = () => {}
  const subscribers = new Set<() => void>()
  /** Keys of items that the panel has deleted itself: the event that follows does not tell them. */
  const deletedKeys = new Map<string, string>()
  /** Toasts about items that the panel is writing, by key: the answer comes first, its echo after it. */
  const echoes = new Map<string, Toast[]>()

  return {
    getContent: () => content,

    /** Opens the connection with the first subscriber and closes it with the last. */
    subscribe(subscriber: () => void): () => void {
      subscribers.add(subscriber)
      if (subscribers.size === 1) open()
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size === 0) close()
      }
    },

    /** Reads the list again. */
    read,

    // Each returns whether it succeeded.
    add: (key: string, value: string) =>
      write(key, adminNotices.added, adminNotices.addFailed, async (client) => ({
        put: await insertItem(client, key, value),
      })),
    save: ({ id, content_key: key }: ContentItem, value: string) =>
      write(key, adminNotices.saved, adminNotices.saveFailed, async (client) => ({
        put: await updateItem(client, id, value),
      })),
    remove: ({ id, content_key: key }: ContentItem) => {
      deletedKeys.set(id, key)
      return write(key, adminNotices.deleted, adminNotices.deleteFailed, async (client) => {
        await deleteItem(client, id)
        return { remove: id }
      })
    },
  }

  function open() {
    try {
      close = followChanges(connect(), { connected, lost, changed })
    } catch (error) {
      lost(messageOf(error))
    }
    read()
  }

  function connected() {
    set({ connection: { state: 'connected' } })
    read()
  }

  function lost(reason: string) {
    // The client tries again and again: one toast for each time the connection is lost.
    if (content.connection.state !== 'lost') notify({ ...adminNotices.liveFailed(reason), tone: 'error' })
    set({ connection: { state: 'lost', reason } })
  }

  function changed(event: LiveEvent, change: Change, toldKey: string | undefined) {
    const id = 'put' in change ? change.put.id : change.remove
    const key =
      toldKey ?? items.list?.find((item) => item.id === id)?.content_key ?? deletedKeys.get(id) ?? id
    act({ type: 'event', change })
    if ('put' in change && !isWhole(change.put)) read()
    const toast: Toast = { ...adminNotices.live(key, event), tone: 'live' }
    const echo = echoes.get(key)
    if (echo) echo.push(toast)
    else notify(toast)
  }

  async function read(): Promise<void> {
    if (reading) {
      readAgain = true
      return
    }
    reading = true
    do {
      readAgain = false
      const done = await readOnce()
      if (done && items.stale) readAgain = true
    } while (readAgain)
    reading = false
  }

  async function readOnce(): Promise<boolean> {
    const call = begin()
    try {
      act({ type: 'read', call, rows: await readItems(connect()) })
      set({ loadError: undefined })
      return true
    } catch (error) {
      act({ type: 'failed', call })
      set({ loadError: messageOf(error) })
      notify({ ...adminNotices.loadFailed(messageOf(error)), tone: 'error' })
      return false
    }
  }

  async function write(
    key: string,
    done: (key: string) => Notice,
    failed: (message: string) => Notice,
    send: (client: ContentClient) => Promise<Change>,
  ): Promise<boolean> {
    const call = begin()
    const echo: Toast[] = []
    echoes.set(key, echo)
    try {
      act({ type: 'written', call, change: await send(connect()) })
      notify({ ...done(key), tone: 'success' })
      if (items.stale) read()
      return true
    } catch (error) {
      act({ type: 'failed', call })
      notify({ ...failed(messageOf(error)), tone: 'error' })
      if (error instanceof NoRowError) read()
      return false
    } finally {
      echoes.delete(key)
      for (const toast of echo) notify(toast)
    }
  }

  function begin(): number {
    const call = ++calls
    act({ type: 'began', call })
    return call
  }

  function act(action: Action) {
    items = reduceItems(items, action)
    if (items.list !== content.items) set({ items: items.list })
  }

  function set(change: Partial<Content>) {
    content = { ...content, ...change }
    for (const subscriber of subscribers) subscriber()
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
