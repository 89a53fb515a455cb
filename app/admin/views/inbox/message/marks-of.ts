import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMarks, InboxMessage } from '#content-sync/inbox-message.ts'
import type { MessageKey } from './use-message-keys.ts'

const { announcements } = inbox

/** Returns what a key changes in a message, and what is announced. The same key takes it back. */
export function marksOf(
  key: Exclude<MessageKey, '#'>,
  { answered_at, spam, read_at }: InboxMessage,
): { marks: InboxMarks; announcement: string } {
  const now = new Date().toISOString()
  switch (key) {
    case 'e':
      return answered_at
        ? { marks: { answered_at: null }, announcement: announcements.notAnswered }
        : { marks: { answered_at: now }, announcement: announcements.answered }
    case '!':
      return { marks: { spam: !spam }, announcement: spam ? announcements.notSpam : announcements.spam }
    case 'u':
      return read_at
        ? { marks: { read_at: null }, announcement: announcements.unread }
        : { marks: { read_at: now }, announcement: announcements.read }
  }
}
