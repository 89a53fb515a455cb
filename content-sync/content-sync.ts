// A live copy of the table, used by the panel and by the server for its pages. It is read when it is opened, at every
// (re)connection, and whenever an event contains too little. In between, events keep it up to date.
import type { ContentItem } from './content-item.ts'
import type { ContentClient } from './database.ts'
import { followChanges, type LiveEvent } from './follow-changes.ts'
import { type Action, apply, type Change, idOf, isWhole, noItems, reduceItems } from './items.ts'
import { readItems } from './read-items.ts'
import { throttle } from './throttle.ts'

export type Connection = { state: 'connecting' } | { state: 'connected' } | { state: 'lost'; reason: string }

/** The live copy, and whether it is up to date. */
export interface SyncState {
  /** Sorted by creation; undefined until the table has been read. */
  items: readonly ContentItem[] | undefined
  /** Why the last read failed. */
  loadError: string | undefined
  connection: Connection
  /** When the list was last known to match the table, in milliseconds since 1970; undefined if it never did. */
  lastSynced: 'now' | number | undefined
}

export const initialSyncState: SyncState = {
  items: undefined,
  loadError: undefined,
  connection: { state: 'connecting' },
  lastSynced: undefined,
}

export interface SyncListener {
  updated(content: SyncState): void
  /** Called once per loss; the client keeps reconnecting by itself. */
  lost?(reason: string): void
  loadFailed?(reason: string): void
  /** Anyone, including this copy, has changed a row. The key is undefined if neither the event nor the copy knows it. */
  changed?(event: LiveEvent, id: string, key: string | undefined): void
  /**
   * The connection was lost and restored, and the list has been read again. `before` includes our own writes in the
   * meantime.
   */
  caughtUp?(before: readonly ContentItem[], after: readonly ContentItem[]): void
}

export interface ContentSync {
  /**
   * Connects and reads.
   * @returns a function that closes the connection
   */
  open(): () => void
  /** Reads the table again. Never rejects: errors are reported to the listener. */
  read(): Promise<void>
  /**
   * Sends a write and puts its result into the list.
   * @throws whatever `send` throws
   */
  write(send: (client: ContentClient) => Promise<Change>): Promise<void>
  /** To be called after other writes of our own: these rows were not changed by others while the connection was lost. */
  noteOwnWrites(ids: readonly string[]): void
}

/** The first event is applied at once, and those of the next 20 ms together. */
const batchMs = 20

/** @param connect returns the same client each time it is called, or throws an error that says why there is none */
export function createContentSync(connect: () => ContentClient, listener: SyncListener): ContentSync {
  let content = initialSyncState
  let items = noItems
  let lastCall = 0
  let reading: Promise<void> | undefined
  let readAgain = false
  /** The list as of the loss of the connection, with our own writes since then. */
  let before: readonly ContentItem[] | undefined
  /** The rows that our own writes have changed since then, and that `before` does not include. */
  const ownIds = new Set<string>()
  /** Keys of rows that our own writes or a read have removed, kept until the events arrive, which rarely contain the key. */
  const removedKeys = new Map<string, string>()
  /** The keys of the rows in the list, once one is looked up. */
  let listedKeys: ReadonlyMap<string, string> | undefined
  /** Events that are not applied to the list yet. */
  let waiting: Change[] = []
  const flush = throttle(batchMs, () => {
    const changes = waiting
    waiting = []
    reduce({ type: 'events', changes })
    if (changes.some((change) => 'put' in change && !isWhole(change.put))) read()
  })

  return { open, read, write, noteOwnWrites }

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

  function changed(event: LiveEvent, change: Change, eventKey: string | undefined) {
    const id = idOf(change)
    const key = eventKey ?? keyOf(id)
    removedKeys.delete(id)
    waiting.push(change)
    flush()
    listener.changed?.(event, id, key)
  }

  function keyOf(id: string): string | undefined {
    listedKeys ??= new Map(items.list?.map(({ id, content_key }) => [id, content_key]))
    return removedKeys.get(id) ?? listedKeys.get(id)
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
      const rows = await readItems(connect())
      const ids = new Set(rows.map(({ id }) => id))
      for (const { id, content_key } of items.list ?? []) if (!ids.has(id)) removedKeys.set(id, content_key)
      act({ type: 'read', call, rows })
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
    const isOwn = ({ id }: ContentItem) => ownIds.has(id)
    if (before && items.list)
      listener.caughtUp?.([...before.filter((item) => !isOwn(item)), ...items.list.filter(isOwn)], items.list)
    before = undefined
    ownIds.clear()
  }

  function noteOwnWrites(ids: readonly string[]) {
    if (before) for (const id of ids) ownIds.add(id)
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
    const call = ++lastCall
    act({ type: 'began', call })
    return call
  }

  /** Pending events come first, so they are applied before any other action. */
  function act(action: Action) {
    flush.now()
    reduce(action)
  }

  function reduce(action: Action) {
    items = reduceItems(items, action)
    if (items.list === content.items) return
    listedKeys = undefined
    set({ items: items.list })
  }

  function set(change: Partial<SyncState>) {
    content = { ...content, ...change }
    listener.updated(content)
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
