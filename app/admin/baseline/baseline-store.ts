// The default that was in force when an override was last written, so that the panel can tell when it has changed since. It is a
// help, and no more: where it cannot be read or written, nothing is said.

import { createObservable } from '#app/admin/store/observable.ts'
import { type ContentClient, patience } from '#content-sync/content-item.ts'

/** The default of a key that its override was written against. */
export type Basis = ReadonlyMap<string, string>

export const noBasis: Basis = new Map()

export type BasisStore = ReturnType<typeof createBasisStore>

/** @param connect makes the client, in the browser only */
export function createBasisStore(connect: () => ContentClient) {
  const basis = createObservable(noBasis)
  let defaults: Basis | undefined

  return {
    getBasis: basis.get,
    subscribe: basis.subscribe,

    /**
     * Reads what is known, and takes note of what is written from now on.
     * @param known the site's defaults by key
     */
    async open(known: Basis): Promise<void> {
      defaults = known
      await read()
    },

    /** To be called when somebody has written the texts of these keys, as they read them. */
    wrote: (keys: readonly string[]) => note(keys, true),

    /**
     * To be called when texts of these keys came in many at once: an import, an undo, a return. What was here before keeps the default
     * that it was written against; what is new here was written against the default of this moment.
     */
    brought: (keys: readonly string[]) => note(keys, false),
  }

  async function note(keys: readonly string[], again: boolean) {
    if (!defaults) return
    const known = keys.flatMap((key) => {
      const value = defaults?.get(key)
      return value === undefined ? [] : [[key, value] as const]
    })
    if (known.length > 0) {
      const { error } = await connect()
        .rpc('note_content_basis', { defaults: JSON.stringify(Object.fromEntries(known)), again })
        .abortSignal(AbortSignal.timeout(patience))
      if (again && !error) basis.set(new Map([...basis.get(), ...known]))
    }
    if (!again) await read()
  }

  async function read() {
    const { data } = await connect()
      .rpc('content_basis', {}, { get: true })
      .abortSignal(AbortSignal.timeout(patience))
    if (data) basis.set(new Map(Object.entries(data)))
  }
}
