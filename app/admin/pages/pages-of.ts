import type { Catalog } from '#app/admin/catalog/catalog.ts'
import type { PageGroup } from '#app/admin/catalog/page-groups.ts'
import { places } from '#content/keys/label-words.ts'
import { errorPage } from '#content/keys/marked-texts.ts'

/** Returns the pages of the site, each once, and the two error pages. */
export function pagesOf({ places: groups }: Catalog): (PageGroup & { path: string })[] {
  const notPages: readonly string[] = [places.everyPage, places.servicePages, places.industryPages]
  return groups
    .filter(({ name }) => !notPages.includes(name))
    .map((group) => ({ ...group, path: group.path ?? errorPage }))
}
