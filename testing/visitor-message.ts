import type { InboxMessage } from '#content-sync/inbox-message.ts'
import type { Message } from '#inbox/message.ts'

/** A message as a visitor sends it, which waits to be mailed. */
export const visitorMessage: Message = {
  id: 'bf3b1f0e-6f0f-4b43-9c53-0e3d4c5f6a7b',
  kind: 'message',
  received_at: '2026-01-02T03:04:05.000Z',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: '',
  subject: 'An engine',
  message: 'Hello',
  file_name: null,
  file_type: null,
  file_size: null,
  spam_signs: [],
  spam: false,
  mail_state: 'waiting',
}

/** The same message as publishers read it, with no mail about it. */
export const storedMessage: InboxMessage = {
  ...visitorMessage,
  read_at: null,
  answered_at: null,
  mail_state: 'off',
  mail_attempts: 0,
  mail_error: null,
}
