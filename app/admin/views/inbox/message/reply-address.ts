import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

/**
 * Returns the address of a reply in the reader's email program (RFC 6068). Everything is escaped, so that the sender
 * cannot add recipients or texts of their own.
 */
export function replyAddress({ email, subject }: Pick<InboxMessage, 'email' | 'subject'>): string {
  const to = encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(inbox.message.subject(subject).toWellFormed())}`
}
