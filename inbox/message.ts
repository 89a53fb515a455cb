// A message or an application, as it is kept on disk until it is in the database.
import type { InboxMessage } from '#content-sync/inbox-message.ts'

/** Why a message may be spam. It is kept in any case, but set apart and not sent by mail. */
export type SpamSign =
  /** The field that people do not see was filled in. */
  | 'honeypot'
  /** The browser did not say which page the form was on. */
  | 'no-origin'
  /** The text has many links. */
  | 'links'
  /** The same text came several times. */
  | 'repeated'

/** What is known when a message arrives. `received_at` is in ISO 8601. */
export type Message = Omit<InboxMessage, 'read_at' | 'answered_at' | 'mail_attempts' | 'mail_error'> & {
  spam_signs: SpamSign[]
  mail_state: 'off' | 'waiting'
}
