// All unsaved texts: one draft per key, shared by all views, and the drafts left by earlier loads of the page. The
// browser asks before leaving the page with unsaved text.
import type { ReleaseStore } from '#app/admin/store/releases/release-store.ts'
import { createObservable } from '#app/admin/ui/observable.ts'
import { type Draft, isChanged } from './draft.ts'
import { createDraftStorage } from './draft-storage.ts'
import type { StoredDraft } from './stored-draft.ts'

export interface Drafts {
  byKey: ReadonlyMap<string, Draft>
  /** Drafts that can be restored or discarded, newest first. */
  recoverable: readonly StoredDraft[]
  /** The names of the recoverable drafts that were put aside since the page was loaded. */
  parked: ReadonlySet<string>
  /** The keys whose drafts have been stored. */
  storedKeys: ReadonlySet<string>
  /** Whether drafts survive closing the page: the storage may be full or forbidden. */
  canStore: boolean
  /** The name of a recoverable draft to show where it can be restored. */
  revealed: string | undefined
}

export const noDrafts: Drafts = {
  byKey: new Map(),
  recoverable: [],
  parked: new Set(),
  storedKeys: new Set(),
  canStore: true,
  revealed: undefined,
}

/** @param releases says which release receives changes */
export function createDraftStore(releases: Pick<ReleaseStore, 'getState' | 'getWanted' | 'subscribe'>) {
  const drafts = createObservable(noDrafts)
  let opened = false
  let unsaved = false
  const storage = createDraftStorage(changedDrafts, {
    found(found) {
      const byName = new Map([...drafts.get().recoverable, ...found].map((draft) => [draft.name, draft]))
      set({ recoverable: [...byName.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)) })
    },
    removed: (name) => forget((draft) => name === null || draft.name === name),
    stored(keys) {
      const { storedKeys } = drafts.get()
      if (keys.length !== storedKeys.size || keys.some((key) => !storedKeys.has(key)))
        set({ storedKeys: new Set(keys) })
    },
    available: (canStore) => set({ canStore }),
  })

  return {
    getDrafts: drafts.get,
    subscribe(subscriber: () => void): () => void {
      if (!opened) {
        storage.open()
        releases.subscribe(storage.write)
      }
      opened = true
      return drafts.subscribe(subscriber)
    },

    /** Returns the unsaved text of a key, or the saved text if there is no draft. */
    getText: (key: string, saved: string) => drafts.get().byKey.get(key)?.text ?? saved,

    /** Replaces the draft of its key. */
    write,

    /** Canceled or deleted: the text is no longer needed. */
    discard,

    /**
     * A text was saved. What has been typed since then, in another view, stays unsaved and continues from the saved text.
     * @param sent the text that was saved
     */
    saved(key: string, sent: string) {
      const draft = drafts.get().byKey.get(key)
      if (!draft || draft.text === sent) discard(key)
      else put({ ...draft, base: { ...draft.base, text: sent } })
    },

    /** The form was closed: an unchanged text needs no draft. */
    discardUnchanged(key: string) {
      const draft = drafts.get().byKey.get(key)
      if (draft && !isChanged(draft)) discard(key)
    },

    /** The stored text has changed, perhaps by a save whose answer was lost. A draft that equals it is no longer needed. */
    discardStored(key: string, stored: string) {
      const draft = drafts.get().byKey.get(key)
      if (draft?.text === stored && isChanged(draft) && draft.release === releases.getState().chosen)
        discard(key)
    },

    /** Makes a draft recoverable because another text takes its place. */
    park,

    /** Discards a draft because its item is gone, but keeps what was typed recoverable. */
    parkAndDiscard(key: string) {
      const draft = drafts.get().byKey.get(key)
      if (draft && isChanged(draft)) park(draft)
      discard(key)
    },

    /** Removes a recoverable draft from the list, because it was restored or discarded. */
    dismiss: (name: string) => dismiss((draft) => draft.name === name),

    /** Undoes `dismiss`. */
    keep,

    /** Dismisses the recoverable drafts for which this holds. */
    dismissWhere: dismiss,

    /** Shows a recoverable draft where it can be restored. Undefined means that it has been shown. */
    reveal: (revealed: string | undefined) => set({ revealed }),
  }

  function write(draft: Draft) {
    put({ ...draft, release: releases.getWanted() })
  }

  function put(draft: Draft) {
    const byKey = new Map(drafts.get().byKey)
    // The one typed last comes last (button-row.tsx).
    byKey.delete(draft.key)
    setDrafts(byKey.set(draft.key, draft))
  }

  function park(draft: Draft) {
    const { name } = keep(toStored(draft))
    set({ parked: new Set(drafts.get().parked).add(name) })
  }

  function keep(draft: Draft): StoredDraft {
    const stored = storage.park(draft)
    set({ recoverable: [stored, ...drafts.get().recoverable] })
    return stored
  }

  function discard(key: string) {
    if (!drafts.get().byKey.has(key)) return
    const byKey = new Map(drafts.get().byKey)
    byKey.delete(key)
    setDrafts(byKey)
  }

  function setDrafts(byKey: ReadonlyMap<string, Draft>) {
    set({ byKey })
    const any = changedDrafts().size > 0
    if (any !== unsaved) (any ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving)
    unsaved = any
    storage.write()
  }

  function changedDrafts(): ReadonlyMap<string, Draft> {
    const changed = [...drafts.get().byKey.values()].filter(isChanged)
    return new Map(changed.map((draft) => [draft.key, toStored(draft)]))
  }

  /**
   * A text may have been typed for the live site, and then taken into a release. It is stored as one for that release:
   * restored on the live site, it would be published early. A text for a release stays one.
   */
  function toStored(draft: Draft): Draft {
    return { ...draft, release: draft.release ?? releases.getWanted() }
  }

  function dismiss(which: (draft: StoredDraft) => boolean) {
    const names = drafts
      .get()
      .recoverable.filter(which)
      .map(({ name }) => name)
    if (names.length === 0) return
    storage.remove(names)
    forget(which)
  }

  function forget(which: (draft: StoredDraft) => boolean) {
    const recoverable = drafts.get().recoverable.filter((draft) => !which(draft))
    if (recoverable.length < drafts.get().recoverable.length) set({ recoverable })
  }

  function set(change: Partial<Drafts>) {
    drafts.set({ ...drafts.get(), ...change })
  }
}

/** The browser asks in its own words. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
