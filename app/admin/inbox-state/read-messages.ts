// Reads messages. Each function throws if the server refuses or does not answer.
import { type ContentClient, requestTimeoutMs } from '#content-sync/database.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import type { InboxQuery } from './inbox-query.ts'
import { hasWords, isExact, searchCondition } from './search-pattern.ts'

/** A message has at most 80 kB, and a response 64 MB. */
const rowsPerRequest = 500

const columns =
  'id, kind, received_at, name, email, company, subject, message, file_name, file_type, file_size, spam_signs, spam, read_at, answered_at, mail_state, mail_attempts, mail_error'

const soon = () => AbortSignal.timeout(requestTimeoutMs)

export interface MessagePage {
  rows: readonly InboxMessage[]
  /** How many rows the server has read, including those that only resemble the search. */
  read: number
  /** How many messages match, if the server has counted them. It cannot if other rows resemble the search. */
  total: number | undefined
  more: boolean
}

/**
 * Reads messages, newest first.
 * @param from how many messages to skip. If it is 0, the server also counts all that match, if it can.
 * @param to the number of the last message to read
 */
export async function readMessages(
  client: ContentClient,
  query: InboxQuery,
  from: number,
  to: number,
): Promise<MessagePage> {
  const rows: InboxMessage[] = []
  let read = from
  let total: number | undefined
  let more = true
  while (more && read < to) {
    const size = Math.min(rowsPerRequest, to - read)
    const { data, count } = await select(client, query, read === 0 && isExact(query.search))
      .range(read, read + size - 1)
      .abortSignal(soon())
      .throwOnError()
    if (read === 0) total = count ?? undefined
    rows.push(...data.filter((row) => hasWords(row, query.search)))
    read += data.length
    more = data.length === size
  }
  return { rows, read, total, more }
}

/**
 * Reads some messages after another one, newest first. Unlike ranges, that skips nothing if earlier ones disappear in the
 * meantime.
 * @returns the messages, and the one to read on after; undefined if there are no more
 */
export async function readMessagesAfter(
  client: ContentClient,
  query: InboxQuery,
  last: InboxMessage | undefined,
): Promise<{ rows: readonly InboxMessage[]; last: InboxMessage | undefined }> {
  const { data } = await select(client, query, false, last)
    .limit(rowsPerRequest)
    .abortSignal(soon())
    .throwOnError()
  return {
    rows: data.filter((row) => hasWords(row, query.search)),
    last: data.length === rowsPerRequest ? data.at(-1) : undefined,
  }
}

function select(
  client: ContentClient,
  { search, filter }: InboxQuery,
  counted: boolean,
  last?: InboxMessage,
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
    .abortSignal(soon())
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
    .abortSignal(soon())
    .throwOnError()
  return count ?? 0
}
