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

/** Returns the address where the panel edits a text or an item: in Pages, Lists or Items. */
export function addressToEdit(key: string, catalog: Catalog): string {
  const text = catalog.byKey.get(key)
  if (text?.kind === 'list') return addressOf('lists', {})
  // An item for one line of a list is ignored once the whole list has been edited. Only Items shows it then.
  if (!text || text.superseded) return addressOf('items', { text: key })
  return addressOfText(text)
}
