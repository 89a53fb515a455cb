import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMarks, InboxMessage } from '#content-sync/inbox-message.ts'
import type { MessageKey } from './use-message-keys.ts'

const { said } = inbox

/** Returns what a key changes in a message, and what is said of it. The same key takes it back. */
export function marksOf(
  key: Exclude<MessageKey, '#'>,
  { answered_at, spam, read_at }: InboxMessage,
): { marks: InboxMarks; said: string } {
  const now = new Date().toISOString()
  switch (key) {
    case 'e':
      return answered_at
        ? { marks: { answered_at: null }, said: said.notAnswered }
        : { marks: { answered_at: now }, said: said.answered }
    case '!':
      return { marks: { spam: !spam }, said: spam ? said.notSpam : said.spam }
    case 'u':
      return read_at
        ? { marks: { read_at: null }, said: said.unread }
        : { marks: { read_at: now }, said: said.read }
  }
}
