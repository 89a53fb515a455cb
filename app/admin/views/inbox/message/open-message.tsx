import { type RefObject, useRef, useState } from 'react'
import { inbox } from '#app/admin/copy/inbox.ts'
import type { AddPatch } from '#app/admin/inbox-state/patches.ts'
import { addressOf, type Params, paramsOf, setParams } from '#app/admin/navigation/address.ts'
import { useSingleKeys } from '#app/admin/navigation/single-keys.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { marksOf } from './marks-of.ts'
import { MessagePane } from './message-pane.tsx'
import { MessageTools } from './message-tools.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useMessageFocus } from './use-message-focus.ts'
import { type MessageKey, useMessageKeys } from './use-message-keys.ts'
import type { useOpenMessage } from './use-open-message.ts'

interface OpenMessageProps {
  open: ReturnType<typeof useOpenMessage>
  openId: string | undefined
  params: Params
  rows: readonly InboxMessage[]
  patch: AddPatch
  heading: RefObject<HTMLHeadingElement | null>
}

/** The place of the open message, and what can be done with it and with the rows of the list. */
export function OpenMessage({ open, openId, params, rows, patch, heading }: OpenMessageProps) {
  const { message } = open
  const actions = useMessageActions(patch)
  const [asking, setAsking] = useState<{ about: 'delete' | 'erase'; message: InboxMessage }>()
  const [announcement, setAnnouncement] = useState('')
  const [lastOpen, setLastOpen] = useState(openId)
  if (openId !== lastOpen) {
    setLastOpen(openId)
    setAnnouncement('')
  }
  const closeAddress = addressOf('inbox', { ...params, path: '' })
  useMarkRead(message, openId, actions.markRead)
  const returnTo = useRef<string>(undefined)
  useMessageFocus(openId, message !== undefined || open.gone, heading, returnTo)

  const close = () => {
    location.hash = closeAddress
  }
  useMessageKeys({ open: openId !== undefined, close, step, act: actByKey })

  function neighborOf(id: string): string | undefined {
    const index = rows.findIndex((row) => row.id === id)
    return (rows[index + 1] ?? rows[index - 1])?.id
  }

  function step(by: 1 | -1) {
    const index = rows.findIndex(({ id }) => id === openId)
    // From a message that the list does not have, for example because of its filter, J leads to the first row.
    const next = open.gone ? undefined : rows[index + by]
    if (next) location.hash = addressOf('inbox', { ...params, path: `/${next.id}` })
  }

  function actByKey(key: MessageKey, listed: string | undefined): boolean {
    const meant = listed === undefined ? message : rows.find(({ id }) => id === listed)
    if (!meant || actions.busy) return false
    act(key, meant)
    return true
  }

  async function act(key: MessageKey, meant: InboxMessage) {
    if (key === '#') return ask('delete', meant)
    const { marks, announcement } = marksOf(key, meant)
    setAnnouncement('') // The same words again would not be announced.
    if (await actions.mark(meant, marks)) setAnnouncement(announcement)
  }

  function ask(about: 'delete' | 'erase', meant: InboxMessage) {
    setAnnouncement('')
    setAsking({ about, message: meant })
  }

  async function answer(confirmed: boolean) {
    setAsking(undefined)
    if (!asking || !confirmed) return
    const { about, message: meant } = asking
    const done = await (about === 'delete' ? actions.remove(meant) : actions.erase(meant, rows))
    // Another message may have been opened in the meantime.
    if (!done || paramsOf('inbox').path !== `/${meant.id}`) return
    if (about === 'delete') returnTo.current = neighborOf(meant.id)
    // Not by the address, which would show the inbox again if the user has left it.
    setParams('inbox', { path: undefined })
  }

  return (
    <div className="message-place">
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {openId === undefined && rows.length > 0 && <Invitation />}
      {message && (
        <MessagePane key={message.id} message={message} actions={actions}>
          <MessageTools
            message={message}
            closeAddress={closeAddress}
            busy={actions.busy}
            onKey={(key) => act(key, message)}
            onErase={() => ask('erase', message)}
          />
        </MessagePane>
      )}
      {openId !== undefined && !message && (
        <div ref={open.gone ? takeLostFocus : undefined} className="message-none">
          <h2 tabIndex={-1}>{inbox.title}</h2>
          <p>{open.gone ? inbox.message.gone : open.problem ? inbox.failed(open.problem) : inbox.loading}</p>
          {open.problem && !open.gone && (
            <Button tone="outline" aria-disabled={open.reading} onClick={open.retry}>
              {inbox.retry}
            </Button>
          )}
          <a href={closeAddress}>{inbox.message.back}</a>
        </div>
      )}
      {asking?.about === 'delete' && (
        <ConfirmDialog
          question={inbox.deleteQuestion(asking.message.name || asking.message.email)}
          confirm={inbox.message.delete}
          cancel={inbox.cancel}
          notes={[asking.message.file_name === null ? inbox.deleteNote : inbox.deleteFileNote]}
          onAnswer={answer}
        />
      )}
      {asking?.about === 'erase' && <EraseDialog email={asking.message.email} onAnswer={answer} />}
    </div>
  )
}

/** For a `ref`: when somebody else has deleted the message that had the focus, the note about that gets it. */
function takeLostFocus(note: HTMLElement | null) {
  if (document.activeElement === document.body) note?.querySelector('h2')?.focus()
}

/** Beside the list while no message is open. */
function Invitation() {
  const hasKeys = useSingleKeys()
  return (
    <div className="message-none message-invitation">
      <p>{inbox.message.choose}</p>
      {hasKeys && <p>{inbox.message.keys}</p>}
    </div>
  )
}
