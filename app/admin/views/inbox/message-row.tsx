import { DayTime } from '#app/admin/change-log/day-time.tsx'
import { inbox } from '#app/admin/copy/inbox.ts'
import { shortened } from '#app/admin/copy/wording.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { MessageStates } from './message/message-states.tsx'
import './message-row.css'

interface MessageRowProps {
  message: InboxMessage
  address: string
  open: boolean
}

/** As many characters as a wide row has room for. */
const maxCharacters = 200

/** A message in the list: a link that opens it. */
export function MessageRow({ message, address, open }: MessageRowProps) {
  const { name, email, subject, received_at, read_at } = message
  const words = shortened(message.message, maxCharacters).replaceAll(/\s+/g, ' ').trim()
  return (
    <a
      className="message-row"
      href={address}
      data-shortcut="row"
      data-anchor={message.id}
      data-unread={read_at === null || undefined}
      aria-current={open || undefined}
    >
      {read_at === null && <span className="sr-only">{inbox.states.unread}: </span>}
      <span className="message-row-sender" dir="auto">
        {name || email || inbox.missing.name}
      </span>{' '}
      <span className="message-row-when">
        <DayTime time={received_at} />
      </span>{' '}
      <span className="message-row-subject" dir="auto">
        {subject || inbox.missing.subject}
      </span>{' '}
      <span className="message-row-words" dir="auto">
        {words || inbox.missing.text}
      </span>{' '}
      <MessageStates message={message} />
    </a>
  )
}
