// The entries of a list, as the view shows them.
import type { TextState } from '#app/admin/catalog/text-states.ts'
import { inWords, unlistedIds } from '#content/keys/entries.ts'
import { nameFields } from '#content/keys/label-words.ts'
import type { NamedList } from '#content/keys/labels.ts'
import { defaultIds } from '#content/keys/site-texts.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { currentLines } from './list-changes.ts'

/** `new`: the site has it since a later version, and the saved list does not say yet whether it is shown. */
type EntryState = 'shown' | 'hidden' | 'new'

export interface ListEntry {
  id: string
  /** What visitors read as its title. If another entry has the same, its id follows. */
  name: string
  state: EntryState
}

/** Returns the field that names the entries of a list, such as `title`. */
export function nameFieldOf({ list }: NamedList): string {
  const fields = list.newEntry('')
  return nameFields.find((field) => Object.hasOwn(fields, field)) ?? 'title'
}

/** Returns the entries of a list: first those that are shown, in their order. */
export function listEntriesOf(
  named: NamedList,
  items: readonly ContentItem[],
  byKey: ReadonlyMap<string, TextState>,
): ListEntry[] {
  const { list } = named
  const field = nameFieldOf(named)
  const defaults = new Set(defaultIds(list))
  const lines = currentLines(list, items)
  const keys = items.map(({ content_key }) => content_key)
  const unlisted = unlistedIds(list, lines, keys)
  const withState = (ids: readonly string[], state: EntryState) =>
    ids.map((id) => ({
      id,
      name: byKey.get(`${list.key}.${id}.${field}`)?.current || inWords(id),
      state,
    }))
  const listed = (isHidden: boolean) => lines.filter(({ hidden }) => hidden === isHidden).map(({ id }) => id)
  const entries = [
    ...withState(listed(false), 'shown'),
    ...withState(
      unlisted.filter((id) => defaults.has(id)),
      'new',
    ),
    ...withState([...listed(true), ...unlisted.filter((id) => !defaults.has(id))], 'hidden'),
  ]
  const byName = Map.groupBy(entries, ({ name }) => name.trim())
  return entries.map((entry) => {
    const name = entry.name.trim()
    return byName.get(name)?.length === 1 ? entry : { ...entry, name: `${name} (${entry.id})` }
  })
}

/** Returns the entry that comes before another by default: null if that is the first, undefined if it was added. */
export function defaultBefore({ list }: NamedList, id: string): string | null | undefined {
  const ids = defaultIds(list)
  const at = ids.indexOf(id)
  return at === 0 ? null : ids[at - 1]
}
