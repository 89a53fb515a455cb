// The panel's writes to the inbox. Each throws if it is refused, and then nothing has changed.
import { inbox } from '#app/admin/copy/inbox.ts'
import { NoRowError } from '#app/admin/store/table/write-errors.ts'
import { type ContentClient, requestTimeout } from '#content-sync/database.ts'
import type { InboxMarks } from '#content-sync/inbox-message.ts'

/** @throws {NoRowError} if the message was deleted, or may not be changed */
export async function markMessage(client: ContentClient, id: string, marks: InboxMarks): Promise<void> {
  const { data } = await client
    .from('inbox_messages')
    .update(marks)
    .eq('id', id)
    .select('id')
    .abortSignal(requestTimeout())
    .throwOnError()
  expectRow(data)
}

/** @throws {NoRowError} if it was already deleted, or may not be deleted */
export async function deleteMessage(client: ContentClient, id: string): Promise<void> {
  const { data } = await client
    .from('inbox_messages')
    .delete()
    .eq('id', id)
    .select('id')
    .abortSignal(requestTimeout())
    .throwOnError()
  expectRow(data)
}

/** Returns how many messages were erased. */
export async function eraseAddress(client: ContentClient, address: string): Promise<number> {
  const { data } = await client.rpc('inbox_erase', { address }).abortSignal(requestTimeout()).throwOnError()
  return data
}

export async function resendMail(client: ContentClient, id: string): Promise<void> {
  await client.rpc('inbox_resend_mail', { message_id: id }).abortSignal(requestTimeout()).throwOnError()
}

function expectRow(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new NoRowError(inbox.reasons.gone)
}
