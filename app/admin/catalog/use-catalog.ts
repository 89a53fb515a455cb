import { startTransition, useEffect, useMemo, useState } from 'react'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Catalog } from './catalog.ts'

export type CatalogState = Catalog | 'loading' | 'failed'

/** One catalog serves everything on this page. */
let made: Catalog | undefined
/** The fingerprint of the rows that it was made with. */
let madeWith = ''

/** Returns the name of a text outside of React; the key if the site has no such text or the catalog is not loaded. */
export const nameOf = (key: string): string => textOf(key)?.label ?? key

/** Returns a text outside of React; undefined if the site has no such text or the catalog is not loaded. */
export const textOf = (key: string) => made?.byKey.get(key)

/**
 * Loads the default texts, and makes the catalog again when an item adds or removes texts. The panel works without them
 * until then.
 * @param wanted false while the view is Items and its list has not been read: the texts are larger than the rest of the
 * panel
 * @param inbox whether the site has the texts of its inbox
 */
export function useCatalog(
  wanted: boolean,
  items: readonly ContentItem[] | undefined,
  inbox: boolean,
): CatalogState {
  const [catalog, setCatalog] = useState<CatalogState>('loading')
  const structure = useMemo(
    () => (typeof catalog === 'object' ? catalog.structureOf(items ?? []) : undefined),
    [catalog, items],
  )

  useEffect(() => {
    if (!wanted) return
    // Loading, preparing and rendering are separate tasks, so that none of them delays the first view or typing.
    const loading = setTimeout(() =>
      import('./catalog.ts').then(
        async ({ defaultSite, makeCatalogInSlices }) => {
          const first = made ?? (await makeCatalogInSlices(defaultSite(inbox)))
          // A newer one may have been made in the meantime.
          made ??= first
          const catalog = made
          startTransition(() => setCatalog(catalog))
        },
        () => setCatalog('failed'),
      ),
    )
    return () => clearTimeout(loading)
  }, [wanted, inbox])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows with the same fingerprint make the same catalog
  useEffect(() => {
    if (!structure || structure.fingerprint === madeWith) return
    let current = true
    import('./catalog.ts').then(async ({ defaultSite, makeCatalogInSlices }) => {
      const catalog = await makeCatalogInSlices(defaultSite(inbox), structure.rows, made)
      if (!current) return
      made = catalog
      madeWith = structure.fingerprint
      startTransition(() => setCatalog(catalog))
    })
    return () => {
      current = false
    }
  }, [structure?.fingerprint])
  return catalog
}
