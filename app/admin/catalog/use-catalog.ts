import { startTransition, useEffect, useState } from 'react'
import type { ContentItem } from '#content-sync/content-item.ts'
import type { Catalog } from './catalog.ts'

export type LoadedCatalog = Catalog | 'loading' | 'failed'

/** One catalog serves everything on this page. */
let made: Catalog | undefined
/** The entries of lists that it was made with. */
let madeWith = ''

/** Returns the name of a text outside of React; the key if the site has no such text or the catalog is not loaded. */
export const nameOf = (key: string): string => made?.byKey.get(key)?.label ?? key

/**
 * Loads the default texts, and makes the catalog again when an item adds, hides or moves entries of a list. The panel
 * works without them until then.
 * @param wanted false while the first view is still being loaded: the texts are larger than the rest of the panel
 */
export function useCatalog(wanted: boolean, items: readonly ContentItem[] | undefined): LoadedCatalog {
  const [catalog, setCatalog] = useState<LoadedCatalog>('loading')
  const lists = typeof catalog === 'object' ? catalog.lists : []
  const rows = (items ?? []).filter(({ content_key: key }) =>
    lists.some((list) => key === list.key || key.startsWith(`${list.key}.`)),
  )
  // The texts of entries do not matter, only which there are.
  const entries = rows
    .map(({ content_key: key, content_value: value }) =>
      lists.some((list) => list.key === key) ? `${key} ${value}` : key,
    )
    .sort()
    .join('\n\n')

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are others whenever an item changes
  useEffect(() => {
    if (lists.length === 0 || entries === madeWith) return
    let current = true
    import('./catalog.ts').then(async ({ makeCatalogInSlices }) => {
      const catalog = await makeCatalogInSlices(rows, made)
      if (!current) return
      made = catalog
      madeWith = entries
      startTransition(() => setCatalog(catalog))
    })
    return () => {
      current = false
    }
  }, [entries, lists.length])
  return catalog
}
