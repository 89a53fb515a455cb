// The state and the actions of the panel, without React, which reads them in use-panel-stores.ts.
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { createChangesets } from './changesets.ts'
import { createEchoes } from './echoes.ts'
import { createItemWrites } from './item-writes.ts'
import { createLiveList } from './live-list.ts'
import { createPresence } from './presence.ts'
import type { Base } from './save-over.ts'
import type { StoreOptions } from './store-options.ts'

/** A value for a key, and the item that has the key, if there is one. */
export interface Put {
  key: string
  value: string
  item: ContentItem | undefined
  /** What the value started from; by default, the current item. */
  base?: Base
}

export type ContentStore = ReturnType<typeof createContentStore>

export function createContentStore(options: StoreOptions) {
  const echoes = createEchoes(options.notify)
  const list = createLiveList({ ...options, echoes })
  const itemWrites = createItemWrites({ ...options, list, echoes })
  const { add, save } = itemWrites

  return {
    getContent: list.content.get,
    subscribe: list.content.subscribe,

    getMissed: list.missed.get,
    subscribeMissed: list.missed.subscribe,
    dismissMissed: () => list.missed.set([]),

    /** Reads the list again. */
    read: list.read,

    /** What others are editing. */
    editing: createPresence(options.connect),

    /** Sends a request that the list cannot answer. */
    ask: <T>(question: (client: ContentClient) => Promise<T>): Promise<T> => question(options.connect()),

    // Each of these returns whether it succeeded.
    ...itemWrites,
    put: ({ key, value, item, base }: Put) => (item ? save(item, value, base) : add(key, value)),
    ...createChangesets({ ...options, list, echoes }),
  }
}
