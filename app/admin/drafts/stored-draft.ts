// A draft in local storage, which may contain anything: entries that are not drafts are ignored.
import type { Base } from '#app/admin/store/table/save-over.ts'
import { maxKeyLength, maxValueLength } from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { isWhole } from '#content-sync/items.ts'
import { uuidPattern } from '#content-sync/uuid.ts'
import { type Draft, type DraftView, draftViews } from './draft.ts'

export interface StoredDraft extends Draft {
  /** Its name in the storage, which includes the id of the page load where it was typed. */
  name: string
  /** When it was typed (ISO 8601). */
  at: string
}

/** In UTF-16 code units. A field may temporarily hold more than can be saved. */
const maxTextLength = 2 * maxValueLength

/** Returns a name that is unique for the page load and key: none overwrites what another has written. */
export const nameOfDraft = (pageId: string, key: string): string => `draft:${pageId}:${key}`

/** Returns the id of the page load that wrote an entry of the storage; undefined if the entry is not a draft. */
export const pageIdOf = (name: string): string | undefined => /^draft:([0-9a-z-]+):/.exec(name)?.[1]

export const formatDraft = ({ base, ...rest }: Omit<StoredDraft, 'name'>): string =>
  JSON.stringify({ ...rest, name: undefined, base: { item: base.item ?? null, text: base.text } })

/** @returns undefined if the entry was not written by `formatDraft` */
export function parseDraft(name: string, entry: string): StoredDraft | undefined {
  let found: unknown
  try {
    found = JSON.parse(entry)
  } catch {
    return undefined
  }
  if (!isObject(found)) return undefined
  const { key, text, at, newKey = '', release } = found
  // The view had this name before.
  const view = found.view === 'list' ? 'items' : found.view
  const base = parseBase(found.base)
  if (!base || !isKey(key) || !isText(newKey)) return undefined
  if (!isText(text) || !isView(view) || !isRelease(release)) return undefined
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
  return { name, key, base, text, view, at, newKey, release }
}

function parseBase(found: unknown): Base | undefined {
  if (!isObject(found) || !isText(found.text)) return undefined
  if (found.item === null) return { item: undefined, text: found.text }
  if (!isObject(found.item)) return undefined
  const { id, content_key, content_value, created_at, updated_at } = found.item
  const item = { id, content_key, content_value, created_at, updated_at }
  const fits = isItem(item) && isKey(item.content_key) && isText(item.content_value)
  return fits ? { item, text: found.text } : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isKey = (value: unknown): value is string =>
  typeof value === 'string' && [...value].length <= maxKeyLength
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxTextLength
const isView = (value: unknown): value is DraftView => draftViews.some((view) => view === value)
const isRelease = (value: unknown): value is string | undefined =>
  value === undefined || (typeof value === 'string' && uuidPattern.test(value))
const isItem = (value: Record<keyof ContentItem, unknown>): value is ContentItem =>
  isWhole(value as Partial<ContentItem>)
