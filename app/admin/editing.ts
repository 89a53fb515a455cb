// The texts being edited. One item is open at a time; a text that was left for another item is kept, and is there again when
// its item is opened the next time.
import type { ContentItem } from '#website-content/content-item.ts'
import { byCreation } from '#website-content/items.ts'

export interface Draft {
  /** The item as it was when editing began. */
  item: ContentItem
  text: string
}

export interface OpenItem {
  id: string
  /** Decided when the item is opened, so that the field does not change while somebody types in it. */
  multiline: boolean
  /** The text is one that was left before. */
  restored: boolean
}

export interface Editing {
  open: OpenItem | undefined
  drafts: ReadonlyMap<string, Draft>
}

export type EditingAction =
  | { type: 'open'; item: ContentItem }
  | { type: 'write'; text: string }
  /** Saved, cancelled or deleted: the text is not needed any more. */
  | { type: 'close'; id: string }

export const notEditing: Editing = { open: undefined, drafts: new Map() }

export function reduceEditing({ open, drafts }: Editing, action: EditingAction): Editing {
  const next = new Map(drafts)
  switch (action.type) {
    case 'open': {
      const { item } = action
      const left = open && next.get(open.id)
      if (left && !isChanged(left)) next.delete(left.item.id)
      const kept = next.get(item.id)
      const draft = kept ?? { item, text: item.content_value }
      const multiline = needsTextarea(item.content_value) || needsTextarea(draft.text)
      return {
        open: { id: item.id, multiline, restored: kept !== undefined },
        drafts: next.set(item.id, draft),
      }
    }
    case 'write': {
      const draft = open && next.get(open.id)
      return draft ? { open, drafts: next.set(open.id, { ...draft, text: action.text }) } : { open, drafts }
    }
    case 'close':
      next.delete(action.id)
      return { open: open?.id === action.id ? undefined : open, drafts: next }
  }
}

/** Whether something has been typed that is not saved. */
export const isChanged = ({ item, text }: Draft) => text !== item.content_value

/** Longer texts, as specified, and those with line breaks: a single-line input would strip them (HTML, 4.10.5.1.2). */
export const needsTextarea = (text: string) => text.length > 100 || /[\n\r]/.test(text)

/** An item to show; one that was deleted by somebody else while a text for it was not saved is `gone`. */
export interface Row {
  item: ContentItem
  gone: boolean
}

/** The items, and among them, where they were, those that are gone but hold an unsaved text. */
export function rowsOf(items: readonly ContentItem[], drafts: Editing['drafts']): Row[] {
  const ids = new Set(items.map(({ id }) => id))
  const gone = [...drafts.values()].filter((draft) => !ids.has(draft.item.id)).map(({ item }) => item)
  const rows = items.map((item) => ({ item, gone: false }))
  if (gone.length === 0) return rows
  return [...rows, ...gone.map((item) => ({ item, gone: true }))].sort((a, b) => byCreation(a.item, b.item))
}
