// The default that was in force when an override was last written, so that the panel can tell when it has changed since. It is a
// help, and no more: where it cannot be read or written, nothing is said.

import { createObservable } from '#app/admin/store/observable.ts'
import { type ContentClient, requestTimeoutMs } from '#content-sync/content-item.ts'

/** The default of a key that its override was written against. */
export type Baseline = ReadonlyMap<string, string>

export const noBaseline: Baseline = new Map()

export type BaselineStore = ReturnType<typeof createBaselineStore>

/** @param connect makes the client, in the browser only */
export function createBaselineStore(connect: () => ContentClient) {
  const baseline = createObservable(noBaseline)
  let defaults: Baseline | undefined

  return {
    getBaseline: baseline.get,
    subscribe: baseline.subscribe,

    /**
     * Reads what is known, and takes note of what is written from now on.
     * @param known the site's defaults by key
     */
    async open(known: Baseline): Promise<void> {
      defaults = known
      await read()
    },

    /** To be called when somebody has written the texts of these keys, as they read them. */
    onSaved: (keys: readonly string[]) => note(keys, true),

    /**
     * To be called when texts of these keys came in many at once: an import, an undo, a return. What was here before keeps the default
     * that it was written against; what is new here was written against the default of this moment.
     */
    onBulkApplied: (keys: readonly string[]) => note(keys, false),
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
        .abortSignal(AbortSignal.timeout(requestTimeoutMs))
      if (again && !error) baseline.set(new Map([...baseline.get(), ...known]))
    }
    if (!again) await read()
  }

  async function read() {
    const { data } = await connect()
      .rpc('content_basis', {}, { get: true })
      .abortSignal(AbortSignal.timeout(requestTimeoutMs))
    if (data) baseline.set(new Map(Object.entries(data)))
  }
}
