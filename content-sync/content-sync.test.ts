import { expect, it, vi } from 'vitest'
import type { ContentItem } from './content-item.ts'
import { createContentSync, type SyncState } from './content-sync.ts'
import type { ContentClient } from './database.ts'

let idsRead = 0

const row = (n: number): ContentItem => ({
  get id() {
    idsRead++
    return `id-${n}`
  },
  content_key: `key-${n}`,
  content_value: '',
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-01-01T00:00:00+00:00',
})

/** A client of a table with these rows, and a function that sends an event to its subscriber. */
function clientOf(rows: readonly ContentItem[]) {
  let send = (_event: object) => {}
  const channel = {
    on(type: string, _filter: object, listener: typeof send) {
      if (type === 'postgres_changes') send = listener
      return channel
    },
    subscribe() {},
  }
  const query = {
    select: () => query,
    order: () => query,
    abortSignal: () => query,
    throwOnError: async () => ({ data: rows, count: rows.length }),
  }
  const client = { channel: () => channel, removeChannel() {}, from: () => query }
  return { client: client as unknown as ContentClient, send: (event: object) => send(event) }
}

it('finds the keys of rows that are deleted at once without going through the list for each', async () => {
  const rows = Array.from({ length: 1000 }, (_, n) => row(n))
  const { client, send } = clientOf(rows)
  let content: SyncState | undefined
  const keys: (string | undefined)[] = []
  const close = createContentSync(() => client, {
    updated(latest) {
      content = latest
    },
    changed: (_event, _id, key) => keys.push(key),
  }).open()
  await vi.waitFor(() => expect(content?.items).toHaveLength(rows.length))

  const ids = rows.map(({ id }) => id).toReversed()
  idsRead = 0
  for (const id of ids) send({ eventType: 'DELETE', new: {}, old: { id } })
  expect(idsRead).toBeLessThan(10 * rows.length)
  expect(keys).toEqual(rows.map(({ content_key }) => content_key).toReversed())
  await vi.waitFor(() => expect(content?.items).toEqual([]))
  close()
})
