import { useEffect } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { BaselineStore } from './baseline-store.ts'

/** Reads, once that is known to make sense, from which defaults the overrides were made. */
export function useBaseline(store: BaselineStore, catalog: Catalog | undefined, readable: boolean) {
  useEffect(() => {
    if (!catalog || !readable) return
    store.open(new Map(catalog.texts.map(({ key, value }) => [key, value]))).catch(() => {})
  }, [store, catalog, readable])
}
