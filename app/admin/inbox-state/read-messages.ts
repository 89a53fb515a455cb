// Reads messages. Each function throws if the server refuses or does not answer.
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import type { InboxQuery } from './inbox-query.ts'
import { hasWords, isExact, searchCondition } from './search-pattern.ts'

/** A message has at most 80 kB, and a response 16 MB. */
export const rowsPerRequest = 100

const columns =
  'id, kind, received_at, name, email, company, subject, message, file_name, file_type, file_size, spam_signs, spam, read_at, answered_at, mail_state, mail_attempts, mail_error'

export interface MessagePage {
  rows: readonly InboxMessage[]
  /** The last row that the server has read, which may only resemble the search. */
  last: InboxMessage | undefined
  /** How many messages match, if the server has counted them. It cannot if other rows resemble the search. */
  total: number | undefined
  more: boolean
}

/**
 * Reads messages, newest first. Unlike ranges, that skips nothing if earlier ones disappear in the meantime.
 * @param after the message to read on after. Without it, the server also counts all that match, if it can.
 * @param size how many rows the server reads, including those that only resemble the search
 */
export async function readMessages(
  client: ContentClient,
  query: InboxQuery,
  after: InboxMessage | undefined,
  size: number,
): Promise<MessagePage> {
  const rows: InboxMessage[] = []
  let last = after
  let total: number | undefined
  let left = size
  let more = true
  while (more && left > 0) {
    const limit = Math.min(rowsPerRequest, left)
    const { data, count } = await select(client, query, !last && isExact(query.search), last)
      .limit(limit)
      .abortSignal(requestTimeout())
      .throwOnError()
    if (!last) total = count ?? undefined
    rows.push(...data.filter((row) => hasWords(row, query.search)))
    last = data.at(-1) ?? last
    left -= data.length
    more = data.length === limit
  }
  return { rows, last, total, more }
}

function select(
  client: ContentClient,
  { search, filter }: InboxQuery,
  counted: boolean,
  last: InboxMessage | undefined,
) {
  let query = client.from('inbox_messages').select(columns, counted ? { count: 'exact' } : {})
  query = query.eq('spam', filter === 'spam')
  if (filter === 'unread') query = query.is('read_at', null)
  if (filter === 'open') query = query.is('answered_at', null)
  if (filter === 'applications') query = query.eq('kind', 'application')
  if (last) query = query.lte('received_at', last.received_at)
  const behind = last && `received_at.lt."${last.received_at}",id.gt."${last.id}"`
  // One `or` for both, because the embedded backend takes only one.
  const conditions = [search && searchCondition(search), behind].filter(Boolean)
  if (conditions.length > 0) query = query.or(`and(${conditions.map((each) => `or(${each})`).join(',')})`)
  return query.order('received_at', { ascending: false }).order('id')
}

/** Returns undefined if there is no such message. */
export async function readMessage(client: ContentClient, id: string): Promise<InboxMessage | undefined> {
  const { data } = await client
    .from('inbox_messages')
    .select(columns)
    .eq('id', id)
    .abortSignal(requestTimeout())
    .throwOnError()
  return data[0]
}

/** Counts the messages from an email address, in any case of its letters. */
export async function countFrom(client: ContentClient, email: string): Promise<number> {
  const { count } = await client
    .from('inbox_messages')
    .select('id', { count: 'exact', head: true })
    // Here the pattern is a parameter of its own, so backslashes escape. An asterisk cannot be escaped.
    .ilike('email', email.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '_'))
    .abortSignal(requestTimeout())
    .throwOnError()
  return count ?? 0
}
