// A text that was typed and not saved, as local storage holds it. Anything may be found there: what is no such text is ignored.
import { longestValue } from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { isWhole } from '#content-sync/items.ts'

/** Where a text was typed. */
export type DraftPlace = 'list' | 'texts' | 'buttons' | 'add'

/** A text and the version of the item that it was written over, whose empty fields mean that there was no item yet. */
export interface HeldText {
  base: ContentItem
  text: string
}

export interface KeptText extends HeldText {
  /** Its name in the storage, which tells the load of the page in which it was typed. */
  name: string
  place: DraftPlace
  /** When it was typed (ISO 8601). */
  at: string
}

const places: readonly unknown[] = ['list', 'texts', 'buttons', 'add'] satisfies DraftPlace[]
/** As many UTF-16 code units as a field that is being typed in may hold beyond what can be saved. */
const longest = 2 * longestValue

/** One per load of the page, place, key and version: no load writes what another has written. */
export const nameOfText = (load: string, place: DraftPlace, { content_key, updated_at }: ContentItem) =>
  `draft:${load}:${JSON.stringify([place, content_key, updated_at])}`

/** The load of the page that has written an entry of the storage; undefined where the entry is none of ours. */
export const loadOf = (name: string) => /^draft:([0-9a-z]+):/.exec(name)?.[1]

export const formatText = ({ place, base, text, at }: Omit<KeptText, 'name'>) =>
  JSON.stringify({ place, base, text, at })

/** @returns undefined where the entry does not hold a text as this module writes it */
export function parseText(name: string, entry: string): KeptText | undefined {
  let found: unknown
  try {
    found = JSON.parse(entry)
  } catch {
    return undefined
  }
  if (!isObject(found)) return undefined
  const { place, base, text, at } = found
  if (!isPlace(place) || !isObject(base) || typeof text !== 'string' || typeof at !== 'string')
    return undefined
  const { id, content_key, content_value, created_at, updated_at } = base
  const item = { id, content_key, content_value, created_at, updated_at }
  if (
    !isItem(item) ||
    item.content_key.length > 200 ||
    Math.max(text.length, item.content_value.length) > longest
  )
    return undefined
  return Number.isNaN(Date.parse(at)) ? undefined : { name, place, base: item, text, at }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isPlace = (value: unknown): value is DraftPlace => places.includes(value)
const isItem = (value: Record<keyof ContentItem, unknown>): value is ContentItem =>
  isWhole(value as Partial<ContentItem>)
