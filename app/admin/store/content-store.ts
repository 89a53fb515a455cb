// The state and the actions of the panel, without React, which reads them in use-panel-stores.ts.
import { adminNotices } from '#app/admin/copy/admin.ts'
import type { Notice } from '#content/schema.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { ContentClient } from '#content-sync/database.ts'
import { createChangesets } from './changesets.ts'
import { createEchoes } from './echoes.ts'
import { createItemWrites } from './item-writes.ts'
import { createLiveList } from './live-list.ts'
import { createLiveTarget } from './live-target.ts'
import { createPresence } from './presence.ts'
import { createReleaseStore } from './releases/release-store.ts'
import { createReleaseTarget } from './releases/release-target.ts'
import { createTargetContent } from './releases/target-content.ts'
import type { StoreOptions } from './store-options.ts'
import type { ContentTarget } from './table/content-target.ts'
import type { Base } from './table/save-over.ts'

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
  const { connect } = options
  const echoes = createEchoes(options.notify)
  const list = createLiveList({ ...options, echoes })
  const live = createLiveTarget(connect, list)
  const releases = createReleaseStore(options)
  const content = createTargetContent(list.content, releases)
  const itemWrites = createItemWrites({ ...options, target, echoes })
  const { add, save } = itemWrites
  const { undoAction, ...changesets } = createChangesets({ ...options, target, echoes })
  /** The release that was chosen last, kept because its target knows how to undo what was changed. */
  let lastTarget: { id: string; target: ContentTarget } | undefined

  return {
    /** The content with the edits of the release that receives changes, if one is chosen. */
    getContent: content.get,
    subscribe: content.subscribe,

    getMissed: list.missed.get,
    subscribeMissed: list.missed.subscribe,
    dismissMissed: () => list.missed.set([]),

    /** Reads the list again. */
    read: list.read,
    /** Reads the list again and, if a release is chosen, its edits. */
    readAll: () => target().read(),

    /** What visitors see now. */
    live: list.content,

    /** The releases, and which of them receives changes. */
    releases,
    /** Undoes a changeset on the live site, whatever receives changes now. */
    undoLive: (changesetId: string) => changesets.undo(changesetId, live),

    /** What others are editing. */
    editing: createPresence(connect),

    /** Sends a request that the list cannot answer. */
    request: <T>(question: (client: ContentClient) => Promise<T>): Promise<T> => question(connect()),

    /**
     * Publishes a release.
     * @param keys those of its edits
     * @param done what the toast says, which offers to undo it
     * @throws if it is refused
     */
    publish(release: string, version: number, keys: readonly string[], done: Notice): Promise<void> {
      return echoes.hold(keys, async () => {
        const changesetId = await releases.end('publish_release', { release, version })
        // Without live updates, these changes would be told as missed, as if somebody else had made them.
        if (changesetId !== null && list.content.get().connection.state === 'lost')
          list.noteOwnWrites((await live.changesToUndo(changesetId).catch(() => [])).map(({ id }) => id))
        await list.read()
        // It is null if nothing was changed.
        const undo = changesetId !== null && { action: undoAction(changesetId, live, keys) }
        options.notify({ ...done, tone: 'success', about: keys, ...undo })
      })
    },

    // Each of these returns whether it succeeded.
    ...itemWrites,
    /** Saves a text of the site, whether or not an item has edited it before. */
    put: ({ key, value, item, base }: Put) =>
      item ? save(item, value, base) : add(key, value, adminNotices.saved, adminNotices.saveFailed),
    ...changesets,
  }

  /** Where changes go now. */
  function target(): ContentTarget {
    const { chosen } = releases.getState()
    if (chosen === undefined) return live
    if (lastTarget?.id !== chosen) lastTarget = { id: chosen, target: targetOf(chosen) }
    return lastTarget.target
  }

  function targetOf(id: string): ContentTarget {
    return createReleaseTarget({
      id,
      store: releases,
      getItems: () => content.get().items ?? [],
      getLive: () => list.content.get().items ?? [],
      readLive: list.read,
      changesToUndo: live.changesToUndo,
    })
  }
}
