// Adding, hiding, showing and moving the entries of a list. Each change is a function of the lines in the list's text, which
// is called again if somebody else saved the list first: so both changes are kept.

import { planTexts } from '#app/admin/change-preview/plan-texts.ts'
import { lists } from '#app/admin/copy/lists.ts'
import {
  type EditableList,
  type EntryLine,
  maxEntries,
  problemIn,
  textOfEntryLines,
} from '#content/keys/entries.ts'
import { entryLinesOf, textOfList, valuesOf } from '#content/keys/site-texts.ts'
import type { ContentItem, PlannedChange } from '#content-sync/content-item.ts'

/** Returns the lines of a list after a change. */
export type ListChange = (lines: readonly EntryLine[]) => readonly EntryLine[]

export const hide = (id: string): ListChange => set({ id, hidden: true })

/** @param after the entry that it follows if it has no line yet; null if it comes first. Without one, it comes last. */
export const show = (id: string, after?: string | null): ListChange => set({ id, hidden: false }, after)

const set =
  (line: EntryLine, after?: string | null): ListChange =>
  (lines) => {
    const at = lines.findIndex(({ id }) => id === line.id)
    if (at >= 0) return lines.with(at, line)
    if (after === null) return [line, ...lines]
    const before = lines.findIndex(({ id }) => id === after)
    return before < 0 ? [...lines, line] : lines.toSpliced(before + 1, 0, line)
  }

/**
 * Moves a shown entry before another, or after the last one shown.
 * @param following the entries that come after it in its new position. It moves before the first that the list still has:
 *   somebody else may have removed one.
 */
export const move =
  (id: string, following: readonly string[]): ListChange =>
  (lines) => {
    const line = lines.find((each) => each.id === id)
    if (!line || line.hidden) return lines
    const others = lines.filter((each) => each !== line)
    const next = following.find((each) => others.some((other) => other.id === each))
    const to =
      next === undefined
        ? others.findLastIndex(({ hidden }) => !hidden) + 1
        : others.findIndex((other) => other.id === next)
    return others.toSpliced(to, 0, line)
  }

/** Returns what the text of a list says now. */
export const currentLines = (list: EditableList, items: readonly ContentItem[]): EntryLine[] =>
  entryLinesOf(list, valuesOf(items))

/** A text of an entry that is written together with a change of its list. */
export interface EntryText {
  key: string
  value: string
}

/**
 * Returns the changes of items that change a list, or why it cannot be changed. The default entries in their order need
 * no item.
 */
export function planListChange(
  list: EditableList,
  change: ListChange,
  texts: readonly EntryText[],
  items: readonly ContentItem[],
): PlannedChange[] | string {
  const value = textOfEntryLines(change(currentLines(list, items)))
  // The page would show the default entries.
  if (problemIn(value, list)?.why === 'many') return lists.full(maxEntries)
  const item = items.find(({ content_key }) => content_key === list.key)
  const isDefault = value === textOfList(list).value
  const removed = isDefault && item ? [{ id: item.id, base: item.updated_at, row: null }] : []
  const written = isDefault ? texts : [{ key: list.key, value }, ...texts]
  return [...removed, ...planTexts(written, items)]
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
  const id = words.slice(0, 60).replaceAll(/^-|-$/g, '') || 'entry'
  if (!isTaken(id)) return id
  let number = 2
  while (isTaken(`${id}-${number}`)) number++
  return `${id}-${number}`
}
