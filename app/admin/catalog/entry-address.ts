import { addressOf } from '#app/admin/address.ts'
import type { NamedList } from '#content/keys/labels.ts'
import type { Catalog } from './catalog.ts'

/** Returns the list that a text belongs to an entry of, and the beginning of the keys of that entry. */
export function listEntryOf(
  catalog: Catalog,
  key: string,
): { named: NamedList; entryKey: string } | undefined {
  const named = catalog.lists.find((list) => key.startsWith(`${list.key}.`))
  const id = named && key.slice(named.key.length + 1).split('.')[0]
  // Other texts can be beside the entries: `careers.positions.heading`.
  if (!named || !id || named.list.taken.includes(id)) return undefined
  return { named, entryKey: `${named.key}.${id}` }
}

/** Returns the address in the panel of an entry in its list. */
export const addressOfEntry = (entryKey: string): string => addressOf('lists', { entry: entryKey })
