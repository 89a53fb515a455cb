import type { NamedList } from '#content/keys/labels.ts'
import type { Catalog } from './catalog.ts'

export interface ListOfText {
  named: NamedList
  /** The entry that the text belongs to; undefined for the heading of the list and the text shown while it is empty. */
  id: string | undefined
}

/** Returns the list that a text belongs to, and its entry there. */
export function listOfText(
  { lists, byKey }: Pick<Catalog, 'lists' | 'byKey'>,
  key: string,
): ListOfText | undefined {
  if (!byKey.has(key)) return undefined
  for (const named of lists) {
    if (besideEntries(named).includes(key)) return { named, id: undefined }
    const id = key.startsWith(`${named.key}.`) && key.slice(named.key.length + 1).split('.')[0]
    // Other texts can be beside the entries: `careers.positions.note`.
    if (id && !named.list.taken.includes(id)) return { named, id }
  }
  return undefined
}

/** Whether a text belongs to an entry that an editor added, so that it has no default but what every new entry says. */
export function isOfAddedEntry(catalog: Pick<Catalog, 'lists' | 'byKey'>, key: string): boolean {
  const { named, id } = listOfText(catalog, key) ?? {}
  return id !== undefined && !named?.list.entries.some((entry) => entry.id === id)
}

/**
 * Returns the keys of the list's heading and of the text that is shown while it is empty. They begin with the key of the list
 * (`careers.positions.heading`), or with that of the section around it (`contact.faq.heading` for `contact.faq.entries`).
 */
function besideEntries({ key, list: { taken } }: NamedList): string[] {
  const section = taken.length > 0 ? key : key.slice(0, key.lastIndexOf('.'))
  return [`${section}.heading`, `${section}.empty`]
}
