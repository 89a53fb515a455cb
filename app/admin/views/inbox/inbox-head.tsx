import type { RefObject } from 'react'
import { history } from '#app/admin/copy/history.ts'
import { inbox } from '#app/admin/copy/inbox.ts'
import { type InboxQuery, inboxFilters } from '#app/admin/inbox-state/inbox-query.ts'
import { setParams } from '#app/admin/navigation/address.ts'
import { SearchField } from '#app/admin/ui/search-field.tsx'
import { SegmentedControl } from '#app/admin/ui/segmented-control.tsx'
import { zoneName } from '#app/admin/ui/times.ts'
import { ExportButton } from './export-button.tsx'

interface InboxHeadProps {
  query: InboxQuery
  /** As typed, perhaps with spaces at the end. */
  typed: string
  /** How many messages match, once it is known. */
  count: number | undefined
  /** How many are listed, perhaps also the open message, which matches no longer. */
  listed: number
  /** Whether more than those may match. */
  isPartial: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** What is shown, and how to find something in it. */
export function InboxHead({ query, typed, count, listed, isPartial, heading }: InboxHeadProps) {
  const { filter, search } = inbox
  return (
    <div className="inbox-head">
      <h2 id="inbox-heading" ref={heading} tabIndex={-1}>
        {inbox.title}
      </h2>
      <p className="count">
        <span role="status">
          {count !== undefined &&
            (isPartial ? inbox.countSoFar(count) : inbox.count(Math.max(count, listed)))}
        </span>{' '}
        <span>{history.changesets.zone(zoneName())}</span>
      </p>
      <search className="inbox-search">
        <SearchField
          id="inbox-search"
          words={search}
          query={typed}
          onChange={(q) => setParams('inbox', { q })}
          hidesLabel
        />
      </search>
      <SegmentedControl
        label={filter.label}
        options={inboxFilters}
        chosen={query.filter}
        onChoose={(show) => setParams('inbox', { show: show === 'all' ? undefined : show })}
      >
        {(option) => filter.options[option]}
      </SegmentedControl>
      <ExportButton query={query} disabled={!count && !isPartial} />
    </div>
  )
}
