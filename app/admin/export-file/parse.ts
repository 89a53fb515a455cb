// Reads the file of an export, or whatever somebody takes for one. Nothing in it is believed: what the table would refuse is
// refused here, with the reason, before anything is sent (supabase/migrations/20251121000100_content_limits.sql).
import { transfer } from '#app/admin/copy/transfer.ts'
import { longestValue } from '#content/keys/overrides.ts'
import { format, type TransferItem, version } from './format.ts'
import { jsonErrorPosition } from './json-error-position.ts'

export interface Refusal {
  /** In the file, from 1. */
  position: number
  /** Where it has one. */
  key: string | undefined
  /** A phrase that goes on from the item. */
  reason: string
}

export interface Transfer {
  items: readonly TransferItem[]
  refused: readonly Refusal[]
}

const mostItems = 100_000
const longestKey = 200

/** @returns the items and what is refused of them, or, in a sentence, why the file as a whole is */
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
  if (file.items.length > mostItems) return { problem: problems.tooMany }

  const items: TransferItem[] = []
  const refused: Refusal[] = []
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

/** To be shown, whatever it is. */
const keyOf = (entry: unknown) =>
  isObject(entry) && typeof entry.key === 'string' ? entry.key.slice(0, longestKey) : undefined

/** @returns an item, or why there is none */
function readItem(entry: unknown): TransferItem | string {
  const { refusals } = transfer
  if (!isObject(entry)) return refusals.noObject
  const { key, value, id, created_at } = entry
  if (typeof key !== 'string') return refusals.noKey
  if (key.trim() === '') return refusals.emptyKey
  if ([...key].length > longestKey) return refusals.longKey
  if (invisible.test(key) || !isStorable(key)) return refusals.invisibleKey
  if (typeof value !== 'string') return refusals.noValue
  if (value.length > longestValue) return refusals.longValue
  if (!isStorable(value)) return refusals.brokenValue
  const item: TransferItem = { key, value }
  if (id !== undefined) {
    if (typeof id !== 'string' || !uuid.test(id)) return refusals.id
    item.id = id.toLowerCase()
  }
  if (created_at !== undefined) {
    if (typeof created_at !== 'string' || !isTime(created_at)) return refusals.created
    item.created_at = created_at
  }
  return item
}

/** As the table has it: control characters, line separators, and what is drawn as nothing. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/
/** As supabase/migrations/20251122000100_plausible_times.sql has it. */
const isTime = (text: string) => {
  const time = Date.parse(text)
  return isoTime.test(text) && time >= 0 && time < Date.UTC(9999, 11, 31)
}
