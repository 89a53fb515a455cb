import { type ReactNode, useId } from 'react'
import { DayTime } from '#app/admin/change-log/day-time.tsx'
import { inbox } from '#app/admin/copy/inbox.ts'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { MailNote } from './mail-note.tsx'
import { MessageFile } from './message-file.tsx'
import { MessageStates } from './message-states.tsx'
import { SpamNote } from './spam-note.tsx'
import type { MessageActions } from './use-message-actions.ts'
import './message-pane.css'

const texts = inbox.message

interface MessagePaneProps {
  message: InboxMessage
  actions: MessageActions
  /** What can be done with it. */
  children: ReactNode
}

/** The open message. What it says is shown as plain text. */
export function MessagePane({ message, actions, children }: MessagePaneProps) {
  const id = useId()
  const { name, email, company, subject, received_at, answered_at } = message
  return (
    <article className="message" aria-labelledby={id} data-message={message.id}>
      {children}
      <header className="message-head">
        <h2 id={id} tabIndex={-1}>
          {subject || inbox.missing.subject}
        </h2>
        <MessageStates message={message} />
        <dl>
          <Fact label={texts.from}>
            <bdi>{name || inbox.missing.name}</bdi> <bdi className="message-email">{email}</bdi>
          </Fact>
          {company && (
            <Fact label={texts.company}>
              <bdi>{company}</bdi>
            </Fact>
          )}
          <Fact label={texts.received}>
            <DayTime time={received_at} />
          </Fact>
          {answered_at && (
            <Fact label={texts.answered}>
              <DayTime time={answered_at} />
            </Fact>
          )}
        </dl>
      </header>
      <SpamNote message={message} />
      <MailNote message={message} actions={actions} />
      <MessageFile key={message.id} message={message} />
      <p className="message-text" dir="auto">
        {message.message || inbox.missing.text}
      </p>
    </article>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
