// A message or an application, as it is kept on disk until it is in the database.

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

/** The columns of `inbox_messages` that are known when a message arrives. */
export interface Message {
  id: string
  kind: 'message' | 'application'
  /** ISO 8601. */
  received_at: string
  name: string
  email: string
  company: string
  subject: string
  message: string
  file_name: string | null
  file_type: string | null
  /** Bytes. */
  file_size: number | null
  spam_signs: SpamSign[]
  spam: boolean
  mail_state: 'off' | 'waiting'
}
