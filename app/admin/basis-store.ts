// The default that was in force when an override was last written, so that the panel can tell when it has changed since. It is a
// help, and no more: where it cannot be read or written, nothing is said.
import { type ContentBasis, type ContentClient, patience } from '#website-content/content-item.ts'
import { readRows } from '#website-content/read-items.ts'
import { createObservable } from './observable.ts'

/** The default of a key when its override was last written. */
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
     * @throws where the server answers with an error or not in time
     */
    async open(known: Basis): Promise<void> {
      defaults = known
      const rows = await readRows<ContentBasis>((last) =>
        connect()
          .from('website_content_basis')
          .select('*', { count: 'exact' })
          .gt('content_key', last?.content_key ?? '')
          .order('content_key', { ascending: true })
          .abortSignal(AbortSignal.timeout(patience))
          .throwOnError(),
      )
      const read = rows.map(({ content_key, default_value }) => [content_key, default_value] as const)
      basis.set(new Map([...read, ...basis.get()]))
    },

    /** To be called when overrides were written. */
    async wrote(keys: readonly string[]): Promise<void> {
      const rows = keys.flatMap((content_key) => {
        const default_value = defaults?.get(content_key)
        const known = default_value === undefined || basis.get().get(content_key) === default_value
        return known ? [] : [{ content_key, default_value }]
      })
      if (rows.length === 0) return
      const { error } = await connect()
        .from('website_content_basis')
        .upsert(rows)
        .abortSignal(AbortSignal.timeout(patience))
      if (error) return
      basis.set(
        new Map([
          ...basis.get(),
          ...rows.map(({ content_key, default_value }) => [content_key, default_value] as const),
        ]),
      )
    },
  }
}
