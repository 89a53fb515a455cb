// The entries of a list, as the view shows them.
import type { Entry } from '#app/admin/catalog/entries.ts'
import { hiddenIds, inWords } from '#content/keys/entries.ts'
import { nameFields } from '#content/keys/label-words.ts'
import type { NamedList } from '#content/keys/labels.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { idsOf } from './list-changes.ts'

export interface ListEntry {
  id: string
  /** What visitors read as its title. */
  name: string
  hidden: boolean
}

/** Returns the field that names the entries of a list, such as `title`. */
export function nameFieldOf({ list }: NamedList): string {
  const fields = list.newEntry('')
  return nameFields.find((field) => Object.hasOwn(fields, field)) ?? 'title'
}

/** Returns the entries of a list that are shown, in their order, and then the hidden ones. */
export function listEntriesOf(
  named: NamedList,
  items: readonly ContentItem[],
  byKey: ReadonlyMap<string, Entry>,
): ListEntry[] {
  const { list } = named
  const field = nameFieldOf(named)
  const shown = idsOf(list, items)
  const hidden = hiddenIds(
    list,
    shown,
    items.map(({ content_key }) => content_key),
  )
  const entryOf = (id: string, isHidden: boolean) => ({
    id,
    name: byKey.get(`${list.key}.${id}.${field}`)?.current || inWords(id),
    hidden: isHidden,
  })
  return [...shown.map((id) => entryOf(id, false)), ...hidden.map((id) => entryOf(id, true))]
}
