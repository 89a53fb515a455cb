import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSite } from '#app/admin/catalog/site-context.ts'
import type { ViewProps } from '#app/admin/catalog/view-props.ts'
import { LoadMore } from '#app/admin/change-log/load-more.tsx'
import { history } from '#app/admin/copy/history.ts'
import { historyFilter } from '#app/admin/copy/restore.ts'
import { dayOf } from '#app/admin/ui/days.ts'
import { ScrollAnchorList } from '#app/admin/ui/long-list/scroll-anchor-list.tsx'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { zoneName } from '#app/admin/ui/times.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import { FilterColumn } from './filter/filter-column.tsx'
import { FindChange } from './filter/find-change.tsx'
import { isFiltered, printFilter } from './filter/history-filter.ts'
import { useHistoryFilter } from './filter/use-history-filter.ts'
import { usePeople } from './filter/use-people.ts'
import { daysOf } from './group-changesets.ts'
import { HistoryDay } from './history-day.tsx'
import { PointForm } from './point-form.tsx'
import { RestoreToPoint } from './restore-to-point.tsx'
import { useChangesets } from './use-changesets.ts'
import './view.css'

/** The height of the heading of a day, in pixels (history-day.css). */
const dayHeadPx = 44

/** The changes to the whole site, day by day. Each can be undone, and the site can be restored to any moment. */
export default function HistoryView({ items, catalogState }: Pick<ViewProps, 'items' | 'catalogState'>) {
  const { catalog } = useSite()
  const filter = useHistoryFilter()
  const today = dayOf(useMinute())
  const { newestSeen, stale, ...pages } = useChangesets({
    filter,
    today,
    catalog,
    items,
    waiting: catalogState === 'loading',
  })
  const people = usePeople(pages.rows)
  const days = useMemo(() => daysOf(pages.rows ?? [], newestSeen), [pages.rows, newestSeen])
  const [moment, setMoment] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const filtered = isFiltered(filter)

  /** By the time a moment is restored, another one may be shown, and the focus may be elsewhere. */
  function close(done: string) {
    flushSync(() => setMoment((now) => (now === done ? undefined : now)))
    if (document.activeElement === document.body) heading.current?.focus()
  }

  return (
    <section
      className="changesets-view panel-view"
      aria-labelledby="site-history"
      aria-busy={pages.reading || stale}
    >
      <div className="changesets-head">
        <h2 id="site-history" ref={heading} tabIndex={-1}>
          {history.changesets.title}
        </h2>
        <p className="count">
          <span role="status">
            {pages.rows && !stale && history.changesets.shown(pages.rows.length, pages.hasMore)}
          </span>{' '}
          <span>{history.changesets.zone(zoneName())}</span>
        </p>
        <FindChange filter={filter} />
      </div>
      <FilterColumn {...{ filter, people, catalog, today }}>
        <PointForm onChoose={setMoment} />
      </FilterColumn>
      <div className="changesets-list">
        {moment !== undefined && (
          <RestoreToPoint key={moment} moment={moment} items={items} onClose={() => close(moment)} />
        )}
        <ScrollAnchorList headPx={dayHeadPx} subject={printFilter(filter)} busy={stale}>
          {days.map((day, index) => (
            <HistoryDay
              key={day.day}
              day={day}
              today={today}
              hasMore={pages.hasMore && index === days.length - 1}
              onRestoreTo={setMoment}
            />
          ))}
        </ScrollAnchorList>
        <LoadMore {...pages} none={filtered ? historyFilter.none : history.none} />
        {filtered && pages.rows?.length === 0 && (
          <a ref={passFocusToHeading} className="changesets-clear" href={printFilter({})}>
            {historyFilter.clear}
          </a>
        )}
      </div>
    </section>
  )
}
