import { startTransition, useEffect, useState } from 'react'
import type { Catalog } from './catalog.ts'

export type LoadedCatalog = Catalog | 'loading' | 'failed'

/** The defaults are part of the release, so one catalog serves everything on this page. */
let made: Catalog | undefined

/** Returns the name of a text outside of React; the key if the site has no such text or the catalog is not loaded. */
export const nameOf = (key: string): string => made?.byKey.get(key)?.label ?? key

/**
 * Loads the default texts. The panel works without them until then.
 * @param wanted false while the first view is still being loaded: the texts are larger than the rest of the panel
 */
export function useCatalog(wanted: boolean): LoadedCatalog {
  const [catalog, setCatalog] = useState<LoadedCatalog>('loading')
  useEffect(() => {
    if (!wanted) return
    // Loading, preparing and rendering are separate tasks, so that none of them delays the first view or typing.
    const loading = setTimeout(() =>
      import('./catalog.ts').then(
        async ({ makeCatalogInSlices }) => {
          made ??= await makeCatalogInSlices()
          const catalog = made
          startTransition(() => setCatalog(catalog))
        },
        () => setCatalog('failed'),
      ),
    )
    return () => clearTimeout(loading)
  }, [wanted])
  return catalog
}
