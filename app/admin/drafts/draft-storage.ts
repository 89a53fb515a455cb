// Writes drafts to local storage while they are typed. Finds drafts left by earlier loads of the page, for example after a
// crash or a reload. Each load holds a lock, so that others can tell whether it is still open in another tab.

import { randomUuid } from '#app/admin/store/random-uuid.ts'
import { throttle } from '#content-sync/throttle.ts'
import type { Draft } from './draft.ts'
import { holdPageLock, openPageIds, whenPageCloses } from './open-tabs.ts'
import { formatDraft, nameOfDraft, pageIdOf, parseDraft, type StoredDraft } from './stored-draft.ts'

interface StorageListener {
  /** Reports drafts of loads that have ended. */
  found(drafts: readonly StoredDraft[]): void
  /** Another tab has removed this draft, or everything if the name is null. */
  removed(name: string | null): void
  /** Reports the keys of all drafts that are stored now. */
  stored(keys: readonly string[]): void
  /** Whether the storage accepts writes: it may be full or forbidden. */
  available(available: boolean): void
}

const writeIntervalMs = 300

/** @param getDrafts returns the drafts of this load, by key */
export function createDraftStorage(getDrafts: () => ReadonlyMap<string, Draft>, listener: StorageListener) {
  /** Names this load of the page. */
  const pageId = randomUuid()
  /** What this load has written, by name. */
  const written = new Map<string, string>()
  /**
   * The names of recoverable drafts that were restored, discarded or saved. They are removed after the current drafts have
   * been written, so that a restored text is always stored.
   */
  let unwanted: string[] = []
  const everUnwanted = new Set<string>()
  /** Other loads that were still open when last checked. */
  const awaited = new Set<string>()
  let available = true
  const write = throttle(writeIntervalMs, writeNow)

  return {
    /** Reads the storage, and follows changes by other tabs. */
    open() {
      holdPageLock(pageId)
      addEventListener('pagehide', write.now)
      document.addEventListener('visibilitychange', write.now)
      addEventListener('storage', ({ key, newValue }) => {
        const by = pageIdOf(key ?? '')
        if (newValue === null) {
          listener.removed(key)
          // What is still unsaved here is stored again.
          if (key === null) written.clear()
          else written.delete(key)
          write()
        } else if (by !== undefined) awaitEnd(by)
      })
      read()
    },

    /** Writes the drafts of this load, throttled. */
    write,

    /** Stores a draft as if an earlier load had left it. */
    park(draft: Draft): StoredDraft {
      const name = nameOfDraft(`left${randomUuid()}`, draft.key)
      const stored = { at: new Date().toISOString(), ...draft, name }
      attempt(() => localStorage.setItem(name, formatDraft(stored)), available)
      return stored
    },

    /** Removes drafts of earlier loads. */
    remove(names: readonly string[]) {
      unwanted.push(...names)
      for (const name of names) everUnwanted.add(name)
      setTimeout(write)
    },
  }

  async function read() {
    const alive = await openPageIds()
    const found: StoredDraft[] = []
    attempt(() => {
      for (const [name, entry] of Object.entries(localStorage)) {
        const by = pageIdOf(name)
        if (by === undefined || by === pageId || everUnwanted.has(name)) continue
        const draft = parseDraft(name, entry)
        if (draft && alive.has(by)) awaitEnd(by)
        else if (draft) found.push(draft)
      }
    }, available)
    if (found.length > 0) listener.found(found)
  }

  /** Reads the storage again when another load has ended. */
  function awaitEnd(by: string) {
    if (!awaited.has(by)) whenPageCloses(by, read)
    awaited.add(by)
  }

  function writeNow() {
    const entries = new Map<string, string>()
    for (const draft of getDrafts().values()) {
      const name = nameOfDraft(pageId, draft.key)
      const before = parseDraft(name, written.get(name) ?? '')
      const at = before?.text === draft.text ? before.at : new Date().toISOString()
      entries.set(name, formatDraft({ ...draft, at }))
    }
    const writeEntries = () => {
      // A forbidden storage refuses this, even if there is nothing to write yet.
      localStorage.getItem('')
      for (const [name, entry] of entries) {
        if (written.get(name) === entry) continue
        localStorage.setItem(name, entry)
        written.set(name, entry)
      }
    }
    attempt(writeEntries)
    attempt(() => {
      for (const name of [...written.keys()].filter((name) => !entries.has(name)).concat(unwanted)) {
        localStorage.removeItem(name)
        written.delete(name)
      }
      unwanted = []
    }, available)
    // There may be room now.
    if (!available) attempt(writeEntries)
    const isStored = (name: string) => parseDraft(name, written.get(name) ?? '') !== undefined
    listener.stored([...getDrafts().keys()].filter((key) => isStored(nameOfDraft(pageId, key))))
  }

  /**
   * Runs work that may fail because the storage is full or forbidden.
   * @param succeeded the availability to report on success
   */
  function attempt(work: () => void, succeeded = true) {
    let now = succeeded
    try {
      work()
    } catch {
      now = false
    }
    if (now === available) return
    available = now
    listener.available(now)
  }
}
