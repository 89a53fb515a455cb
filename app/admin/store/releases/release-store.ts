// The releases, and which of them receives the changes that are made here. It is remembered for this window, so that a
// reload does not turn edits of a release into edits of the live site.

import { remember, remembered } from '#app/admin/store/session-storage.ts'
import type { StoreOptions } from '#app/admin/store/store-options.ts'
import { rereadOnChange } from '#app/admin/store/table/reread-on-change.ts'
import { createObservable } from '#app/admin/ui/observable.ts'
import type {
  Release,
  ReleaseChange,
  ReleaseEdit,
  ReleaseFunctions,
  ReleaseKey,
} from '#content-sync/release.ts'
import { callRelease, readContents, readReleaseKeys, readReleases } from './release-table.ts'

export interface ReleasesState {
  /** Whether the project has releases; undefined until it has answered. */
  available: boolean | undefined
  /** The releases of the last year, newest first; undefined until they have been read. */
  list: readonly Release[] | undefined
  /** The texts that each release changes, for all releases that are still being prepared. */
  keys: readonly ReleaseKey[]
  /** The id of the release that receives changes; undefined for the live site. */
  chosen: string | undefined
  /** Its edits; undefined until they have been read. */
  edits: readonly ReleaseEdit[] | undefined
  /** Whether the dialog that starts a release is open. */
  isStarting: boolean
}

export const noReleases: ReleasesState = {
  available: undefined,
  list: undefined,
  keys: [],
  chosen: undefined,
  edits: undefined,
  isStarting: false,
}

/** When to read again what could not be read, in milliseconds. */
const retryMs = 3000

/** Where the id of the chosen release is stored. */
const storageKey = 'release'

export type ReleaseStore = ReturnType<typeof createReleaseStore>

export function createReleaseStore({
  connect,
  recheckAccess,
}: Pick<StoreOptions, 'connect' | 'recheckAccess'>) {
  const state = createObservable<ReleasesState>({ ...noReleases, chosen: remembered(storageKey) })
  let reading: Promise<void> | undefined
  let readAgain = false
  let retry: ReturnType<typeof setTimeout> | undefined
  /** The release that was chosen, and its edits, when its user lost the right to prepare releases. */
  let suspended: Pick<ReleasesState, 'chosen' | 'edits'> | undefined
  /** The release that is being published or discarded here. */
  let ending: string | undefined

  return {
    getState: state.get,
    subscribe: state.subscribe,

    /** Reads the releases for a user who may prepare them. Meanwhile, the edits that were read last are shown. */
    start(): void {
      const id = remembered(storageKey)
      show(id, suspended?.chosen === id ? suspended?.edits : undefined)
      suspended = undefined
      read()
    },

    /**
     * Reads the releases again at every change.
     * @returns a function that ends it
     */
    follow: () => rereadOnChange(connect(), 'website_releases', read),

    /** Returns to the live site for a user who may not prepare releases, until they may again. */
    suspend(): void {
      suspended ??= state.get()
      show(undefined)
    },

    /** Returns the id of the release that is chosen, or will be again once its user has signed in. */
    getWanted: () => state.get().chosen ?? remembered(storageKey),

    choose,

    /** Opens or closes the dialog that starts a release. */
    setStarting: (isStarting: boolean) => set({ isStarting }),

    /** Reads the releases again. Never rejects: without a network, what was read last stays. */
    read,

    /**
     * Changes the release that was chosen when the change was made.
     * @throws if it is refused
     */
    async change(release: string, changes: readonly ReleaseChange[]): Promise<readonly ReleaseEdit[]> {
      try {
        const changed = await callRelease(connect(), 'change_release', {
          release,
          changes: JSON.stringify(changes),
        })
        const { chosen, edits } = state.get()
        if (chosen === release && edits) {
          const keys = new Set(changes.map(({ key }) => key))
          set({ edits: [...edits.filter(({ content_key }) => !keys.has(content_key)), ...changed] })
        }
        return changed
      } finally {
        // If it was refused, what is shown may be out of date.
        read()
      }
    },

    call,

    /**
     * Publishes or discards a release, and returns to the live site if it was chosen.
     * @throws if it is refused
     */
    async end<Name extends 'publish_release' | 'discard_release'>(
      name: Name,
      args: ReleaseFunctions[Name]['Args'],
    ): Promise<ReleaseFunctions[Name]['Returns']> {
      ending = args.release
      try {
        const answer = await call(name, args)
        if (state.get().chosen === args.release) choose(undefined)
        return answer
      } finally {
        ending = undefined
      }
    },
  }

  /**
   * Calls a function that changes releases, and reads them again.
   * @throws if it is refused
   */
  async function call<Name extends keyof ReleaseFunctions>(
    name: Name,
    args: ReleaseFunctions[Name]['Args'],
  ): Promise<ReleaseFunctions[Name]['Returns']> {
    try {
      return await callRelease(connect(), name, args)
    } finally {
      await read()
    }
  }

  /**
   * Chooses where changes go, also after a reload.
   * @param id of a release; undefined for the live site
   * @param edits its edits, if they are known
   */
  function choose(id: string | undefined, edits?: ReleasesState['edits']): void {
    remember(storageKey, id)
    show(id, edits)
  }

  /** Shows a release or the live site, without remembering it. */
  function show(id: string | undefined, edits?: ReleasesState['edits']) {
    if (id === state.get().chosen) return
    set({ chosen: id, edits })
    if (id !== undefined) read()
  }

  function read(): Promise<void> {
    if (reading) {
      readAgain = true
      return reading
    }
    reading = readAll()
      .catch(() => {
        // Without the list or the edits of the chosen release, there is nothing to show.
        const { chosen, list, edits } = state.get()
        if (!readAgain && list && (chosen === undefined || edits)) return
        clearTimeout(retry)
        retry = setTimeout(read, retryMs)
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  async function readAll() {
    do {
      readAgain = false
      const { chosen } = state.get()
      const client = connect()
      const list = await readReleases(client)
      const hasOpen = list?.some(({ state }) => state === 'draft') ?? false
      const [contents, keys] = await Promise.all([
        chosen === undefined ? undefined : readContents(client, chosen),
        hasOpen ? readReleaseKeys(client) : [],
      ])
      // A session that has ended elsewhere reads no releases. Until that is known, what was read last stays.
      const hadReleases = state.get().list?.length
      if ((chosen !== undefined && !contents) || (hadReleases && !list?.length)) await recheckAccess()
      // To a user who may not read releases, their absence says nothing.
      if (suspended) return
      // The event of its end may come before the answer.
      const hasEnded = list?.some(({ id, state }) => id === ending && state !== 'draft')
      if (hasEnded && chosen === ending) choose(undefined)
      // Something else may have been chosen, or changed, in the meantime.
      if (readAgain || state.get().chosen !== chosen) {
        readAgain = true
        continue
      }
      set({
        available: list !== undefined,
        list: list ?? [],
        keys,
        edits: chosen === undefined ? undefined : (contents?.edits ?? []),
      })
    } while (readAgain)
  }

  function set(change: Partial<ReleasesState>) {
    state.set({ ...state.get(), ...change })
  }
}
