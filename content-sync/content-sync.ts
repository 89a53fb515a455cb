// A copy of the table that follows it: read when opened, at every (re)connection and where an event tells too little, and kept
// up by events in between. The panel and the pages of the server both live on it.
import type { ContentClient, ContentItem } from './content-item.ts'
import { followChanges, type LiveEvent } from './follow-changes.ts'
import { type Action, apply, type Change, idOf, isWhole, noItems, reduceItems } from './items.ts'
import { readItems } from './read-items.ts'
import { throttle } from './throttle.ts'

export type Connection = { state: 'connecting' } | { state: 'connected' } | { state: 'lost'; reason: string }

export interface Content {
  /** In the order of creation; undefined until the list has been read. */
  items: readonly ContentItem[] | undefined
  /** Why the last reading failed. */
  loadError: string | undefined
  connection: Connection
  /** When the list was last known to be what the table holds, in milliseconds since 1970; undefined until it was. */
  lastSynced: 'now' | number | undefined
}

export const initialContent: Content = {
  items: undefined,
  loadError: undefined,
  connection: { state: 'connecting' },
  lastSynced: undefined,
}

export interface SyncListener {
  updated(content: Content): void
  /** Told once; the client tries again and again by itself. */
  lost?(reason: string): void
  loadFailed?(reason: string): void
  /** Somebody, or this copy itself, has changed a row. Its key is undefined if neither the event nor the copy knows it. */
  changed?(event: LiveEvent, id: string, key: string | undefined): void
  /** The connection was lost and is back, and the list has been read again: before, with the own writes since, and now. */
  caughtUp?(before: readonly ContentItem[], after: readonly ContentItem[]): void
}

export interface ContentSync {
  /** Connects and reads. Returns what ends that. */
  open(): () => void
  /** Reads the table again. It never rejects: what fails is told to the listener. */
  read(): Promise<void>
  /**
   * Sends a write, whose result becomes part of the list.
   * @throws what `send` throws
   */
  write(send: (client: ContentClient) => Promise<Change>): Promise<void>
}

/** Events closer together than this many milliseconds become one change of the list. */
const batchMs = 20

/** @param connect makes the client, or throws why there is none */
export function createContentSync(connect: () => ContentClient, listener: SyncListener): ContentSync {
  let content = initialContent
  let items = noItems
  let calls = 0
  let reading: Promise<void> | undefined
  let readAgain = false
  /** The list as it was when the connection was lost, and what was written here since. */
  let before: readonly ContentItem[] | undefined
  /** Keys of rows that own writes have removed from the list, until the events about that come, which rarely tell them. */
  const removedKeys = new Map<string, string>()
  /** Events that are not in the list yet. */
  let waiting: Change[] = []
  const flush = throttle(batchMs, () => {
    const changes = waiting
    waiting = []
    reduce({ type: 'events', changes })
    if (changes.some((change) => 'put' in change && !isWhole(change.put))) read()
  })

  return { open, read, write }

  function open() {
    let close = () => {}
    try {
      close = followChanges(connect(), { connected, lost, changed })
    } catch (error) {
      lost(messageOf(error))
    }
    read()
    return close
  }

  function connected() {
    removedKeys.clear()
    set({ connection: { state: 'connected' } })
    read()
  }

  function lost(reason: string) {
    if (content.connection.state !== 'lost') listener.lost?.(reason)
    flush.now()
    before ??= items.list
    const lastSynced = content.lastSynced === 'now' ? Date.now() : content.lastSynced
    set({ connection: { state: 'lost', reason }, lastSynced })
  }

  function changed(event: LiveEvent, change: Change, toldKey: string | undefined) {
    const id = idOf(change)
    const key = toldKey ?? keyOf(id)
    removedKeys.delete(id)
    waiting.push(change)
    flush()
    listener.changed?.(event, id, key)
  }

  function keyOf(id: string): string | undefined {
    return removedKeys.get(id) ?? items.list?.find((item) => item.id === id)?.content_key
  }

  function read(): Promise<void> {
    if (reading) readAgain = true
    reading ??= readUntilFresh().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readUntilFresh() {
    do {
      readAgain = false
      const done = await readOnce()
      if (done && items.stale) readAgain = true
    } while (readAgain)
  }

  async function readOnce(): Promise<boolean> {
    const call = begin()
    // Changes made before the subscription is established emit no event.
    const { connection } = content
    try {
      act({ type: 'read', call, rows: await readItems(connect()) })
      const caughtUp = connection.state === 'connected' && connection === content.connection
      set({ loadError: undefined, lastSynced: caughtUp ? 'now' : Date.now() })
      if (caughtUp) tellWhatWasMissed()
      return true
    } catch (error) {
      act({ type: 'failed', call })
      set({ loadError: messageOf(error) })
      listener.loadFailed?.(messageOf(error))
      return false
    }
  }

  function tellWhatWasMissed() {
    if (before && items.list) listener.caughtUp?.(before, items.list)
    before = undefined
  }

  async function write(send: (client: ContentClient) => Promise<Change>) {
    const call = begin()
    try {
      const change = await send(connect())
      flush.now()
      const removedKey = 'remove' in change && keyOf(change.remove)
      if (removedKey) removedKeys.set(change.remove, removedKey)
      act({ type: 'written', call, change })
      if (before) before = apply(before, [change])
    } catch (error) {
      act({ type: 'failed', call })
      throw error
    }
    if (items.stale) read()
  }

  function begin(): number {
    const call = ++calls
    act({ type: 'began', call })
    return call
  }

  /** Whatever else happens comes after the events that were there before it. */
  function act(action: Action) {
    flush.now()
    reduce(action)
  }

  function reduce(action: Action) {
    items = reduceItems(items, action)
    if (items.list !== content.items) set({ items: items.list })
  }

  function set(change: Partial<Content>) {
    content = { ...content, ...change }
    listener.updated(content)
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
