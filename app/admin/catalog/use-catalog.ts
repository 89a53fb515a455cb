import { startTransition, useEffect, useState } from 'react'
import type { Catalog } from './catalog.ts'

export type LoadedCatalog = Catalog | 'loading' | 'failed'

/** What the site says by default: loaded once the panel shows, which works without it until then. */
export function useCatalog(): LoadedCatalog {
  const [catalog, setCatalog] = useState<LoadedCatalog>('loading')
  useEffect(() => {
    // Evaluated, made and shown in tasks of their own, so that none holds up who is typing.
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
