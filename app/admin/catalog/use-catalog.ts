import { startTransition, useEffect, useState } from 'react'
import type { Catalog } from './catalog.ts'

export type LoadedCatalog = Catalog | 'loading' | 'failed'

/** Loads the default texts after the panel is displayed. The panel works without them until then. */
export function useCatalog(): LoadedCatalog {
  const [catalog, setCatalog] = useState<LoadedCatalog>('loading')
  useEffect(() => {
    // Loading, preparing and rendering are separate tasks, so that none of them delays typing.
    import('./catalog.ts').then(
      ({ makeCatalog }) =>
        setTimeout(() => {
          const catalog = makeCatalog()
          startTransition(() => setCatalog(catalog))
        }),
      () => setCatalog('failed'),
    )
  }, [])
  return catalog
}
