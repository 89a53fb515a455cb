import { useEffect, useState } from 'react'
import type { Catalog } from './catalog.ts'

export type LoadedCatalog = Catalog | 'loading' | 'failed'

/** What the site says by default: loaded once the panel shows, which works without it until then. */
export function useCatalog(): LoadedCatalog {
  const [catalog, setCatalog] = useState<LoadedCatalog>('loading')
  useEffect(() => {
    import('./catalog.ts').then(
      ({ makeCatalog }) => setCatalog(makeCatalog()),
      () => setCatalog('failed'),
    )
  }, [])
  return catalog
}
