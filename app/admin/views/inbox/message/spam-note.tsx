import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'

const texts = inbox.spam
const signs: Partial<Record<string, string>> = texts.signs

const wordsOf = (sign: string) => (Object.hasOwn(signs, sign) ? signs[sign] : undefined) ?? texts.other(sign)

/** Says why the server took a message for spam, also if somebody has decided otherwise since. */
export function SpamNote({ message: { spam, spam_signs } }: { message: InboxMessage }) {
  if (spam_signs.length === 0) return spam ? <p className="message-note">{texts.byHand}</p> : null
  return (
    <p className="message-note">
      {spam ? texts.because : texts.notBecause} {spam_signs.map(wordsOf).join('; ')}.
    </p>
  )
}
