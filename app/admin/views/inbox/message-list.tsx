import { type KeyboardEvent, useEffect, useState } from 'react'
import { inbox } from '#app/admin/copy/inbox.ts'
import { type InboxQuery, printQuery } from '#app/admin/inbox-state/inbox-query.ts'
import { addressOf, type Params } from '#app/admin/navigation/address.ts'
import { ScrollAnchorList } from '#app/admin/ui/long-list/scroll-anchor-list.tsx'
import { VirtualList } from '#app/admin/ui/long-list/virtual-list.tsx'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { Button } from '#app/ui/button.tsx'
import type { InboxMessage } from '#content-sync/inbox-message.ts'
import { MessageRow } from './message-row.tsx'
import { NoMessages } from './no-messages.tsx'
import type { useMessages } from './use-messages.ts'
import { useRowFocus } from './use-row-focus.ts'
import '#app/admin/change-log/list-foot.css'

interface MessageListProps {
  list: ReturnType<typeof useMessages>
  query: InboxQuery
  params: Params
  openId: string | undefined
}

/** The height of a row in pixels (message-row.css). */
const rowPx = 84

/** The messages found, with more of them when the end comes into view. */
export function MessageList({ list, query, params, openId }: MessageListProps) {
  const { rows, hasMore, problem, reading, stale, readOlder, retry } = list
  const subject = printQuery(query)
  const rowsElement = useRowFocus(rows)
  // When the message is closed, the focus returns to its row.
  const [lastOpen, setLastOpen] = useState(openId)
  if (openId !== undefined && openId !== lastOpen) setLastOpen(openId)

  // While the last one is open, J needs the next one, although the end of the list may be out of the window.
  const lastIsOpen = openId !== undefined && rows?.at(-1)?.id === openId
  useEffect(() => {
    if (lastIsOpen && hasMore && !reading && problem === undefined) readOlder()
  })

  function loadMore(end: HTMLElement | null) {
    if (!end || reading) return
    // A busy page reports several states at once, of which the last is the current one.
    const observer = new IntersectionObserver((states) => states.at(-1)?.isIntersecting && readOlder())
    observer.observe(end)
    return () => observer.disconnect()
  }

  return (
    <div className="message-list">
      {rows && rows.length > 0 && (
        <ScrollAnchorList headPx={0} subject={subject} busy={stale}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls; arrow keys only move between them */}
          <div ref={rowsElement} onKeyDown={moveByArrows}>
            <VirtualList
              rows={rows}
              idOf={idOf}
              rowClass="message-item"
              label={inbox.list}
              rowPx={rowPx}
              keep={lastOpen}
            >
              {(message) => (
                <MessageRow
                  message={message}
                  address={addressOf('inbox', { ...params, path: `/${message.id}` })}
                  open={message.id === openId}
                />
              )}
            </VirtualList>
          </div>
        </ScrollAnchorList>
      )}
      {problem !== undefined ? (
        <div ref={passFocusToHeading} className="list-foot" role="alert">
          <p>{inbox.failed(problem)}</p>
          <Button tone="outline" aria-disabled={reading} onClick={() => reading || retry()}>
            {inbox.retry}
          </Button>
        </div>
      ) : (
        <>
          {!rows && <p className="list-foot">{inbox.loading}</p>}
          {rows?.length === 0 && !stale && !hasMore && <NoMessages query={query} />}
          {rows && hasMore && (
            <div ref={passFocusToHeading}>
              <div className="list-foot" ref={loadMore}>
                <Button tone="outline" aria-disabled={reading} onClick={() => reading || readOlder()}>
                  {reading ? inbox.loading : inbox.older}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </div>
  )
}

const idOf = ({ id }: InboxMessage) => id

/** As in a mail program, the arrow keys move between the messages, as J and K do. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.message-row')]
  const row = event.target instanceof Element && event.target.closest<HTMLElement>('.message-row')
  const next = row ? rows[rows.indexOf(row) + step] : undefined
  event.preventDefault()
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
