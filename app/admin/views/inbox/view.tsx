import { useMemo, useRef } from 'react'
import { inbox as texts } from '#app/admin/copy/inbox.ts'
import { type Inbox, useInbox } from '#app/admin/inbox-state/inbox-context.ts'
import { openIdOf, parseQuery } from '#app/admin/inbox-state/inbox-query.ts'
import { usePatches } from '#app/admin/inbox-state/patches.ts'
import { useParams } from '#app/admin/navigation/address.ts'
import { InboxHead } from './inbox-head.tsx'
import { OpenMessage } from './message/open-message.tsx'
import { useOpenMessage } from './message/use-open-message.ts'
import { MessageList } from './message-list.tsx'
import { useMessages } from './use-messages.ts'
import './view.css'

/** The messages and applications that visitors have sent. */
export default function InboxView() {
  const inbox = useInbox()
  // Nobody may ask for messages before it is known that they may read them.
  return inbox ? <Messages {...inbox} /> : <p className="content-none">{texts.loading}</p>
}

function Messages({ version }: Inbox) {
  const params = useParams('inbox')
  const query = useMemo(() => parseQuery(params), [params])
  const openId = openIdOf(params)
  const heading = useRef<HTMLHeadingElement>(null)
  const { patches, patch } = usePatches()
  const list = useMessages({ query, version, patches, openId })
  const open = useOpenMessage(openId, version, list.rows, patches)
  const total = list.stale ? undefined : list.total

  return (
    <section
      className="inbox-view panel-view"
      aria-labelledby="inbox-heading"
      aria-busy={list.reading || list.stale}
      data-open={openId !== undefined || undefined}
    >
      <InboxHead
        query={query}
        typed={params.q ?? ''}
        count={total}
        listed={list.rows?.length ?? 0}
        isPartial={list.isPartial}
        heading={heading}
      />
      <MessageList list={list} query={query} params={params} openId={openId} />
      <OpenMessage {...{ open, openId, params, patch, heading }} rows={list.rows ?? []} />
    </section>
  )
}
