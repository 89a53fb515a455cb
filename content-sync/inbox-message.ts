// The inbox as its clients see it: what visitors send (INBOX=on). Only publishers may read it.

/** Bytes of each part of a file but the last one. The database takes no larger ones. */
export const filePartBytes = 2 ** 18

/** A row of `inbox_messages`. */
export type InboxMessage = {
  id: string
  kind: 'message' | 'application'
  received_at: string
  name: string
  email: string
  company: string
  /** Of an application, the position (content/position-name.ts). */
  subject: string
  message: string
  /** The file of an application. It is stored in parts. */
  file_name: string | null
  file_type: string | null
  /** In bytes. */
  file_size: number | null
  /** What made the server take it for spam. */
  spam_signs: string[]
  spam: boolean
  read_at: string | null
  answered_at: string | null
  /** Whether this message is also sent by email. */
  mail_state: 'off' | 'waiting' | 'sent' | 'failed'
  mail_attempts: number
  mail_error: string | null
}

/** What publishers may change. */
export type InboxMarks = Partial<Pick<InboxMessage, 'read_at' | 'answered_at' | 'spam'>>

/** The row of `inbox_state`, which Realtime announces whenever a message changes. */
export type InboxState = { unread: number; changes: number }

// Visitors send messages to the site's own process, so nobody inserts here.
export type InboxTables = {
  inbox_messages: { Row: InboxMessage; Insert: never; Update: InboxMarks; Relationships: [] }
}

export type InboxViews = { inbox_state: { Row: InboxState; Relationships: [] } }

export type InboxFunctions = {
  /**
   * Returns a part of a file, or null if there is no such part. As Base64, because not every server of this interface returns
   * bytes in the same form.
   */
  inbox_file_part: { Args: { message_id: string; part: number }; Returns: string | null }
  inbox_resend_mail: { Args: { message_id: string }; Returns: undefined }
  /** Deletes everything from an email address. Returns the number of messages. */
  inbox_erase: { Args: { address: string }; Returns: number }
}
