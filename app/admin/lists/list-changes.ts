// Hiding, showing and moving the entries of a list. Each change is a function of the ids, which is called again if somebody
// else saved the list first: so both changes are kept.
import { planImport } from '#app/admin/export-file/plan-import.ts'
import { type EditableList, textOfIds } from '#content/keys/entries.ts'
import { shownIds } from '#content/keys/site-texts.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

/** Returns the ids that a list shows after a change. */
export type ListChange = (ids: readonly string[]) => readonly string[]

export const hide =
  (id: string): ListChange =>
  (ids) =>
    ids.filter((each) => each !== id)

/** @param after the entry that it follows; at the end if that is not shown */
export const show =
  (id: string, after?: string): ListChange =>
  (ids) => {
    if (ids.includes(id)) return ids
    const at = after === undefined ? -1 : ids.indexOf(after)
    return at < 0 ? [...ids, id] : ids.toSpliced(at + 1, 0, id)
  }

/** Moves an entry by one place. The first one cannot move up, nor the last one down. */
export const move =
  (id: string, by: -1 | 1): ListChange =>
  (ids) => {
    const from = ids.indexOf(id)
    const to = from + by
    return from < 0 || to < 0 || to >= ids.length ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id)
  }

const valuesOf = (items: readonly ContentItem[]) =>
  new Map(items.map(({ content_key, content_value }) => [content_key, content_value]))

/** Returns the ids that a list shows. */
export const idsOf = (list: EditableList, items: readonly ContentItem[]): string[] =>
  shownIds(list, valuesOf(items))

/** A text of an entry that is written together with a change of its list. */
export interface EntryText {
  key: string
  value: string
}

/** Returns the changes of items that change a list. The default entries in their order need no item. */
export function planListChange(
  list: EditableList,
  change: ListChange,
  texts: readonly EntryText[],
  items: readonly ContentItem[],
): PlannedChange[] {
  const value = textOfIds(change(idsOf(list, items)))
  const item = items.find(({ content_key }) => content_key === list.key)
  const isDefault = value === textOfIds(list.entries.map(({ id }) => id))
  const removed = isDefault && item ? [{ id: item.id, base: item.updated_at, row: null }] : []
  const written = isDefault ? texts : [{ key: list.key, value }, ...texts]
  return [...removed, ...planImport(written, items, false, () => crypto.randomUUID()).changes]
}

/**
 * Returns an id for a new entry, made from its name: "Analog Designer (Austin)" becomes `analog-designer-austin`.
 * @param isTaken whether an id is in use
 */
export function newId(name: string, isTaken: (id: string) => boolean): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
  const id = words.slice(0, 60).replaceAll(/^-+|-+$/g, '') || 'entry'
  if (!isTaken(id)) return id
  let number = 2
  while (isTaken(`${id}-${number}`)) number++
  return `${id}-${number}`
}
