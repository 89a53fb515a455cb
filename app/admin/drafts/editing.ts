// The texts being edited. One item is open at a time; a text that was left for another item is kept, and is there again when
// its item is opened the next time.
import type { ContentItem } from '#content-sync/content-item.ts'
import { byCreation } from '#content-sync/items.ts'

export interface Draft {
  /** What the text is written over: the item as it was when editing began, or a later version that its editor has seen. */
  item: ContentItem
  text: string
  /** Somebody has typed in it: from then on nothing but its editor changes it. */
  typed: boolean
  /** It has become what somebody else has saved meanwhile. */
  followed?: boolean
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
  /** Opens an item with a text that was kept: the item as it was when that was typed. */
  | { type: 'bring'; item: ContentItem; text: string }
  /** Somebody else has saved the item, in which nothing was typed yet. */
  | { type: 'follow'; item: ContentItem }
  /** The text now takes a version into account that somebody else has saved. */
  | { type: 'merge'; item: ContentItem; text: string }
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
      const draft = kept ?? { item, text: item.content_value, typed: false }
      const multiline = needsTextarea(item.content_value) || needsTextarea(draft.text)
      return {
        open: { id: item.id, multiline, restored: kept !== undefined },
        drafts: next.set(item.id, draft),
      }
    }
    case 'bring': {
      const { item, text } = action
      const opened = reduceEditing({ open, drafts }, { type: 'open', item })
      const multiline = needsTextarea(item.content_value) || needsTextarea(text)
      return {
        open: { id: item.id, multiline, restored: true },
        drafts: new Map(opened.drafts).set(item.id, { item, text, typed: true }),
      }
    }
    case 'write': {
      const draft = open && next.get(open.id)
      if (!draft) return { open, drafts }
      return { open, drafts: next.set(open.id, { item: draft.item, text: action.text, typed: true }) }
    }
    case 'follow': {
      const { item } = action
      const draft = next.get(item.id)
      if (!draft || draft.typed) return { open, drafts }
      const followed = { item, text: item.content_value, typed: false, followed: true }
      return { open: withRoomFor(followed, open), drafts: next.set(item.id, followed) }
    }
    case 'merge': {
      const { item, text } = action
      const merged = { item, text, typed: true }
      return { open: withRoomFor(merged, open), drafts: next.set(item.id, merged) }
    }
    case 'close':
      next.delete(action.id)
      return { open: open?.id === action.id ? undefined : open, drafts: next }
  }
}

/** A text that was not typed may need a larger field; a field never becomes smaller. */
function withRoomFor({ item, text }: Draft, open: OpenItem | undefined): OpenItem | undefined {
  return open?.id === item.id && needsTextarea(text) ? { ...open, multiline: true } : open
}

/** Whether something has been typed that is not saved. */
export const isChanged = ({ item, text }: Draft) => text !== item.content_value

/** Whether somebody else has made another text of the item than the one that was edited; that they wrote the same is none. */
export const isConflict = ({ item, text, typed }: Draft, now: ContentItem) =>
  typed && now.content_value !== item.content_value && now.content_value !== text

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
