import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { addressOfText } from '#app/admin/catalog/text-address.ts'
import { siteCheck } from '#app/admin/copy/site-check.ts'
import { addressOf } from '#app/admin/navigation/address.ts'

export type ProblemKind = keyof typeof siteCheck.groups

/** In the order of the groups in the view. */
export const problemKinds = Object.keys(siteCheck.groups) as ProblemKind[]

/** Something that is wrong with a text or an item. */
export interface SiteProblem {
  kind: ProblemKind
  /** The key of the text or item. */
  key: string
  value: string
  /** What is wrong, and what to do. Items that the site does not use say so by their group. */
  note?: string
}

/** Returns where the panel edits a text or an item: on its page, or in the list of lists or items. */
export function addressToEdit(key: string, catalog: Catalog): string {
  const text = catalog.byKey.get(key)
  if (text?.kind === 'list') return addressOf('lists', {})
  // A line of a list that was edited as a whole since is only an item.
  if (!text || text.superseded) return addressOf('items', { text: key })
  return addressOfText(text)
}
