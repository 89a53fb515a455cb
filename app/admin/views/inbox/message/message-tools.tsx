import { inbox } from '#app/admin/copy/inbox.ts'
import { useSingleKeys } from '#app/admin/navigation/single-keys.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { replyAddress } from './reply-address.ts'
import type { MessageKey } from './use-message-keys.ts'
import './message-tools.css'

const texts = inbox.message

interface MessageToolsProps {
  message: InboxMessage
  /** The address of the list without a message. */
  closeAddress: string
  busy: boolean
  onKey: (key: MessageKey) => void
  onErase: () => void
}

/** What can be done with the open message. Each button says what it will do. */
export function MessageTools({ message, closeAddress, busy, onKey, onErase }: MessageToolsProps) {
  const { answered_at, spam, read_at, email } = message
  const hasKeys = useSingleKeys()
  const tool = (key: MessageKey, label: string) => (
    <button
      type="button"
      aria-keyshortcuts={hasKeys ? key : undefined}
      aria-disabled={busy}
      data-key={key}
      onClick={() => busy || onKey(key)}
    >
      {label}
    </button>
  )
  return (
    <div className="message-tools">
      <a className="message-close" href={closeAddress} aria-keyshortcuts="Escape">
        <span className="message-back">{texts.back}</span>
        <span className="message-close-label">{texts.close}</span>
      </a>
      <a className={buttonClass('copper')} href={replyAddress(message)} aria-label={texts.replyTo(email)}>
        {texts.reply}
      </a>
      {tool('e', answered_at ? texts.markNotAnswered : texts.markAnswered)}
      {tool('!', spam ? texts.markNotSpam : texts.markSpam)}
      {tool('u', read_at ? texts.markUnread : texts.markRead)}
      {tool('#', texts.delete)}
      <button type="button" data-danger="" aria-disabled={busy} onClick={() => busy || onErase()}>
        {texts.erase}
      </button>
    </div>
  )
}
