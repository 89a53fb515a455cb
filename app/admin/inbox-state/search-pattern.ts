// The search of the inbox in the syntax of PostgREST. Some characters are special in its patterns or in its lists of
// conditions, and the embedded backend cannot escape them within `or`. The pattern has `_`, any one character, in place of
// each. Rows that have another character there are removed afterward.
import type { InboxMessage } from '#content-sync/inbox-message.ts'

const searched = ['name', 'email', 'company', 'subject', 'message'] as const

const special = /[%_*\\,()"{}[\]]/g

/** Matches control characters, which no stored text contains. PostgreSQL refuses some of them. */
const control = /\p{Cc}/gu

/** Returns the condition that one of the texts of a message contains the words, in any case. */
export function searchCondition(words: string): string {
  const pattern = `%${words.replaceAll(control, ' ').replaceAll(special, '_')}%`
  return searched.map((column) => `${column}.ilike.${pattern}`).join(',')
}

/** Whether only rows with the words meet the condition. */
export const isExact = (words: string): boolean => words.replaceAll(control, ' ').search(special) < 0

/** Whether a row that meets the condition has the words exactly. */
export function hasWords(message: Pick<InboxMessage, (typeof searched)[number]>, words: string): boolean {
  if (isExact(words)) return true
  const wanted = words.replaceAll(control, ' ')
  return searched.some((column) => message[column].toLowerCase().includes(wanted.toLowerCase()))
}
