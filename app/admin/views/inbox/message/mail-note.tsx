import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { hasMailProblem } from './message-states.tsx'
import type { MessageActions } from './use-message-actions.ts'
import '#app/admin/ui/text-button.css'

const texts = inbox.mail

/** For a `ref`: once the email waits to be sent, the note is gone. The focus moves to the heading of the message. */
const passFocusOn = (note: HTMLElement | null) => () => {
  if (note?.contains(document.activeElement)) note.closest('article')?.querySelector('h2')?.focus()
}

/** Says why this message has not been sent by email, and sends it again. */
export function MailNote({ message, actions }: { message: InboxMessage; actions: MessageActions }) {
  if (!hasMailProblem(message)) return null
  const { mail_state, mail_error } = message
  return (
    <div ref={passFocusOn} className="message-note" data-danger="">
      <p>
        {mail_state === 'failed' ? texts.failed : texts.waiting}{' '}
        {mail_error && <bdi>{texts.reason(mail_error)}</bdi>}
      </p>
      <button
        type="button"
        className="text-button"
        aria-disabled={actions.busy}
        onClick={() => actions.busy || actions.resend(message)}
      >
        {texts.again}
      </button>
    </div>
  )
}
