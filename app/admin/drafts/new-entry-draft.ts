// The draft of a new entry of a list is one text, with the values of all fields as JSON. So it is kept and offered like any
// other draft.
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { lists } from '#app/admin/copy/lists.ts'

/** No item has such a key, because keys cannot contain control characters. */
const suffix = '\nnew'

export const newEntryKey = (listKey: string): string => listKey + suffix

/** Returns the key of the list that a new entry is for; undefined if the draft is not one of a new entry. */
export const listKeyOf = (draftKey: string): string | undefined =>
  draftKey.endsWith(suffix) ? draftKey.slice(0, -suffix.length) : undefined

/** Returns what the panel calls a new entry, such as "New position"; undefined if the site has no such list. */
export function newEntryName(draftKey: string, catalog: Catalog | undefined): string | undefined {
  const list = catalog?.byKey.get(listKeyOf(draftKey) ?? '')?.list
  return list && lists.form.title(list.one)
}

/** Returns the values of the fields by their names. The storage may contain anything. */
export function valuesIn(text: string): ReadonlyMap<string, string> {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return new Map()
    return new Map(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return new Map()
  }
}

/** Returns a draft's text as people read it. */
export const readableText = ({ key, text }: { key: string; text: string }): string =>
  listKeyOf(key) === undefined ? text : [...valuesIn(text).values()].join(' ')
