import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import './message-states.css'

const { states } = inbox

/** Whether a mail failed at least once and has not been sent since. Spam is not mailed. */
export const hasMailProblem = ({ spam, mail_state, mail_attempts, mail_error }: InboxMessage): boolean =>
  !spam && (mail_state === 'failed' || (mail_state === 'waiting' && mail_attempts > 0 && mail_error !== null))

/** The states of a message, in words. */
export function MessageStates({ message }: { message: InboxMessage }) {
  return (
    <span className="message-states">
      {message.kind === 'application' && <span data-state="application">{states.application}</span>}
      {message.answered_at && <span data-state="answered">{states.answered}</span>}
      {message.spam && <span data-state="spam">{states.spam}</span>}
      {hasMailProblem(message) && <span data-state="mail">{states.mailFailed}</span>}
    </span>
  )
}
