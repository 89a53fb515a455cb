// Adding, hiding, showing and moving the entries of a list. Each change is a function of the lines in the list's text, which
// is called again if somebody else saved the list first: so both changes are kept.
import { planImport } from '#app/admin/export-file/plan-import.ts'
import { type EditableList, type EntryLine, textOfEntryLines } from '#content/keys/entries.ts'
import { entryLinesOf, textOfList, valuesOf } from '#content/keys/site-texts.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

/** Returns the lines of a list after a change. */
export type ListChange = (lines: readonly EntryLine[]) => readonly EntryLine[]

export const hide = (id: string): ListChange => set({ id, hidden: true })

/** @param after the entry that it follows if it has no line yet. Without one, it comes last. */
export const show = (id: string, after?: string): ListChange => set({ id, hidden: false }, after)

const set =
  (line: EntryLine, after?: string): ListChange =>
  (lines) => {
    const at = lines.findIndex(({ id }) => id === line.id)
    if (at >= 0) return lines.with(at, line)
    const before = lines.findIndex(({ id }) => id === after)
    return before < 0 ? [...lines, line] : lines.toSpliced(before + 1, 0, line)
  }

/** Moves a shown entry by one place among those shown. The first one cannot move up, nor the last one down. */
export const move =
  (id: string, by: -1 | 1): ListChange =>
  (lines) => {
    const shown = lines.filter(({ hidden }) => !hidden)
    const at = shown.findIndex((line) => line.id === id)
    const line = shown[at]
    const neighbor = shown[at + by]
    if (!line || !neighbor) return lines
    const to = lines.indexOf(neighbor)
    return lines.filter((each) => each !== line).toSpliced(to, 0, line)
  }

/** Returns what the text of a list says now. */
export const currentLines = (list: EditableList, items: readonly ContentItem[]): EntryLine[] =>
  entryLinesOf(list, valuesOf(items))

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
  const value = textOfEntryLines(change(currentLines(list, items)))
  const item = items.find(({ content_key }) => content_key === list.key)
  const isDefault = value === textOfList(list).value
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
