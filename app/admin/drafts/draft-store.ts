// Keeps what is typed and not saved in local storage while it is typed, and offers what earlier loads of the page have left
// there: after a crash, a reload, a closed tab. Loads that are still alive, in other tabs, are told by a lock that each holds.

import { createObservable } from '#app/admin/store/observable.ts'
import { throttle } from '#content-sync/throttle.ts'
import { loadsAlive, showAlive, whenEnded } from './open-tabs.ts'
import {
  type DraftPlace,
  formatText,
  type HeldText,
  type KeptText,
  loadOf,
  nameOfText,
  parseText,
} from './stored-draft.ts'

export interface Drafts {
  /** Texts to be brought back or discarded, the newest first. */
  offers: readonly KeptText[]
  /** The texts among them that were left in this very load of the page. */
  fresh: ReadonlySet<string>
  /** Whether the storage takes what is typed: it may be full, or forbidden. */
  kept: boolean
  /** The offer that somebody wants to see, where it stands. */
  wanted: string | undefined
}

export const noDrafts: Drafts = { offers: [], fresh: new Set(), kept: true, wanted: undefined }

/** Milliseconds between two writes. */
const interval = 300

export type DraftStore = ReturnType<typeof createDraftStore>

export function createDraftStore() {
  const drafts = createObservable(noDrafts)
  const load = randomName()
  const held = new Map<DraftPlace, readonly HeldText[]>()
  /** What this load has written, by name. */
  const written = new Map<string, string>()
  /** Offers that were answered: they go when what took their place is written. */
  let answered: string[] = []
  /** All that were answered so far. */
  const ended = new Set<string>()
  /** Other loads that were alive when they were heard of. */
  const awaited = new Set<string>()
  let unsaved = false
  let opened = false
  const flush = throttle(interval, write)

  return {
    getDrafts: drafts.get,

    subscribe(subscriber: () => void): () => void {
      if (!opened) open()
      return drafts.subscribe(subscriber)
    },

    /** Keeps the unsaved texts of a place, in place of those it had before. */
    hold(place: DraftPlace, texts: readonly HeldText[]) {
      if (texts.length === 0 && !held.get(place)?.length) return
      held.set(place, texts)
      const any = [...held.values()].some((each) => each.length > 0)
      if (any !== unsaved) (any ? addEventListener : removeEventListener)('beforeunload', ask)
      unsaved = any
      flush()
    },

    /** Offers a text that its editor has left, but may want again. */
    leave(place: DraftPlace, { base, text }: HeldText) {
      const at = new Date().toISOString()
      // Under the name of a load that was never alive.
      const kept = { name: nameOfText(`left${randomName()}`, place, base), place, base, text, at }
      store(() => localStorage.setItem(kept.name, formatText(kept)))
      set({ offers: [kept, ...drafts.get().offers], fresh: new Set(drafts.get().fresh).add(kept.name) })
    },

    /** An offer was brought back or discarded. */
    answer(name: string) {
      end([name])
      set({ offers: drafts.get().offers.filter((offer) => offer.name !== name) })
      setTimeout(flush)
    },

    /** Lets go of the offers that are stored already. @param currentOf what a key says by now */
    settle(currentOf: (key: string) => string | undefined) {
      const stored = drafts.get().offers.filter(({ base, text }) => currentOf(base.content_key) === text)
      if (stored.length === 0) return
      end(stored.map(({ name }) => name))
      set({ offers: drafts.get().offers.filter((offer) => !stored.includes(offer)) })
      flush()
    },

    /** Leads to an offer, where it stands; undefined: it was found. */
    want: (wanted: string | undefined) => set({ wanted }),
  }

  function end(names: readonly string[]) {
    answered.push(...names)
    for (const name of names) ended.add(name)
  }

  function open() {
    opened = true
    showAlive(load)
    addEventListener('pagehide', flush.now)
    document.addEventListener('visibilitychange', flush.now)
    addEventListener('storage', ({ key, newValue }) => {
      const by = loadOf(key ?? '')
      if (newValue !== null && by !== undefined) awaitEnd(by)
      else if (newValue === null) {
        const left = drafts.get().offers.filter(({ name }) => key !== null && name !== key)
        if (left.length < drafts.get().offers.length) set({ offers: left })
      }
    })
    read()
  }

  /** Offers what loads that have ended left in the storage. */
  async function read() {
    const alive = await loadsAlive()
    const offers = new Map(drafts.get().offers.map((offer) => [offer.name, offer]))
    store(() => {
      for (const [name, entry] of Object.entries(localStorage)) {
        const by = loadOf(name)
        if (by === undefined || by === load || ended.has(name)) continue
        const kept = parseText(name, entry)
        if (kept && alive.has(by)) awaitEnd(by)
        else if (kept) offers.set(name, kept)
      }
    }, drafts.get().kept)
    if (offers.size === drafts.get().offers.length) return
    set({ offers: [...offers.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)) })
  }

  /** Reads again when another load of the page has ended. */
  function awaitEnd(by: string) {
    if (!awaited.has(by)) whenEnded(by, read)
    awaited.add(by)
  }

  function write() {
    const texts = new Map<string, string>()
    for (const [place, all] of held) {
      for (const { base, text } of all) {
        const name = nameOfText(load, place, base)
        const before = parseText(name, written.get(name) ?? '')
        const at = before?.text === text ? before.at : new Date().toISOString()
        texts.set(name, formatText({ place, base, text, at }))
      }
    }
    store(() => {
      for (const [name, entry] of texts) {
        if (written.get(name) === entry) continue
        localStorage.setItem(name, entry)
        written.set(name, entry)
      }
    })
    store(() => {
      for (const name of [...written.keys()].filter((name) => !texts.has(name)).concat(answered)) {
        localStorage.removeItem(name)
        written.delete(name)
      }
      answered = []
    }, drafts.get().kept)
  }

  /** Works with the storage as far as it lets us. @param kept what it means that this succeeds */
  function store(work: () => void, kept = true) {
    try {
      work()
      if (kept !== drafts.get().kept) set({ kept })
    } catch {
      if (drafts.get().kept) set({ kept: false })
    }
  }

  function set(change: Partial<Drafts>) {
    drafts.set({ ...drafts.get(), ...change })
  }
}

/** The browser asks in its own words. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

const randomName = () =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('')
