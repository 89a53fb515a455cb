// Reads an export file, or whatever the user has chosen instead. Nothing in it is trusted: what the table would refuse
// is refused here, with a reason, before anything is sent (supabase/migrations/20251121000100_content_limits.sql).
import { transfer } from '#app/admin/copy/transfer.ts'
import { isDay } from '#content/dates/day.ts'
import { invisible } from '#content/keys/invisible.ts'
import { maxKeyLength, maxValueLength } from '#content/keys/overrides.ts'
import { uuidPattern } from '#content-sync/uuid.ts'
import { format, type TransferItem, version } from './format.ts'
import { jsonErrorPosition } from './json-error-position.ts'

export interface RefusedItem {
  /** Its position in the file, counted from 1. */
  position: number
  /** Its key, if it has one. */
  key: string | undefined
  /** A phrase that completes a sentence about the item. */
  reason: string
}

export interface Transfer {
  items: readonly TransferItem[]
  refused: readonly RefusedItem[]
}

const maxItems = 100_000

/** @returns the items and those refused, or a sentence that says why the whole file is refused */
export function parseTransfer(text: string): Transfer | { problem: string } {
  const { problems } = transfer
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return { problem: problems.notJson(jsonErrorPosition(text)) }
  }
  if (!isObject(file) || file.format !== format) return { problem: problems.notOurs }
  if (typeof file.version !== 'number' || file.version > version) return { problem: problems.version }
  if (!Array.isArray(file.items)) return { problem: problems.noItems }
  if (file.items.length > maxItems) return { problem: problems.tooMany }

  const items: TransferItem[] = []
  const refused: RefusedItem[] = []
  const keys = new Set<string>()
  for (const [index, entry] of file.items.entries()) {
    const read = readItem(entry)
    const item = typeof read === 'object' && keys.has(read.key) ? transfer.refusals.twice : read
    if (typeof item === 'string') {
      refused.push({ position: index + 1, key: keyOf(entry), reason: item })
    } else {
      keys.add(item.key)
      items.push(item)
    }
  }
  return { items, refused }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the key of an entry to name it by, cut to the length of a valid key. */
const keyOf = (entry: unknown) =>
  isObject(entry) && typeof entry.key === 'string'
    ? [...entry.key].slice(0, maxKeyLength).join('')
    : undefined

/** @returns an item, or the reason for refusing it */
function readItem(entry: unknown): TransferItem | string {
  const { refusals } = transfer
  if (!isObject(entry)) return refusals.noObject
  const { key, value, id, created_at } = entry
  if (typeof key !== 'string') return refusals.noKey
  if (key.trim() === '') return refusals.emptyKey
  if ([...key].length > maxKeyLength) return refusals.longKey
  if (invisiblePattern.test(key) || !isStorable(key)) return refusals.invisibleKey
  if (typeof value !== 'string') return refusals.noValue
  if (value.length > maxValueLength) return refusals.longValue
  if (!isStorable(value)) return refusals.brokenValue
  const item: TransferItem = { key, value }
  if (id !== undefined) {
    if (typeof id !== 'string' || !uuidPattern.test(id)) return refusals.id
    item.id = id.toLowerCase()
  }
  if (created_at !== undefined) {
    if (typeof created_at !== 'string' || !isTime(created_at)) return refusals.created
    item.created_at = created_at
  }
  return item
}

const invisiblePattern = new RegExp(`[${invisible}]`, 'u')

/** PostgreSQL stores neither U+0000 nor unpaired surrogates. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** PostgreSQL takes no time zone of 16 hours or more. */
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-](0\d|1[0-5]):\d\d)$/
/** As in supabase/migrations/20251122000100_plausible_times.sql. */
const isTime = (text: string) => {
  const time = Date.parse(text)
  const [day = ''] = text.split('T')
  return isoTime.test(text) && isDay(day) && time >= 0 && time < Date.UTC(9999, 11, 31)
}
