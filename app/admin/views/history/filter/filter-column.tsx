import { type ReactNode, useId, useState } from 'react'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { history } from '#app/admin/copy/history.ts'
import { historyFilter as texts } from '#app/admin/copy/restore.ts'
import { passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { FilterDates } from './filter-dates.tsx'
import { FilterLinks } from './filter-links.tsx'
import {
  type HistoryFilter,
  isFiltered,
  kindsOfChange,
  printFilter,
  recentDays,
  signedOut,
} from './history-filter.ts'
import './filter-column.css'

interface FilterColumnProps {
  filter: HistoryFilter
  /** Email addresses, and `signedOut`. */
  people: readonly string[]
  catalog: Catalog | undefined
  today: string
  /** What else the column holds. */
  children: ReactNode
}

/** What the list shows. On a narrow screen, a button opens it. */
export function FilterColumn({ filter, people, catalog, today, children }: FilterColumnProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const pageId = useId()
  const go = (part: HistoryFilter) => {
    location.hash = printFilter({ ...filter, ...part })
  }
  const ofDay = (day: HistoryFilter['day']) => ({ ...filter, day, from: undefined, to: undefined })
  const known = filter.person === undefined || people.includes(filter.person)
  return (
    <search className="filter-column" aria-label={texts.title}>
      <div className="filter-column-head">
        <p>{texts.title}</p>
        {isFiltered(filter) && (
          <a ref={passFocusToHeading} href={printFilter({})}>
            {texts.clear}
          </a>
        )}
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {texts.toggle}
        </button>
      </div>
      <div id={id} className="filter-column-more" data-open={open || undefined}>
        <FilterLinks
          title={texts.day}
          short
          links={[undefined, ...recentDays].map((day) => ({
            label: texts.days[day ?? 'any'],
            filter: ofDay(day),
            current: filter.day === day && filter.from === undefined && filter.to === undefined,
          }))}
        />
        <FilterDates filter={filter} today={today} onChange={go} />
        <FilterLinks
          title={texts.person}
          links={[undefined, ...people, ...(known ? [] : [filter.person])].map((person) => ({
            label: person === undefined ? texts.everyone : person === signedOut ? history.nobody : person,
            filter: { ...filter, person },
            current: filter.person === person,
          }))}
        />
        {catalog && (
          <div className="filter-field">
            <label htmlFor={pageId}>{texts.page}</label>
            <select
              id={pageId}
              value={filter.page ?? ''}
              onChange={({ target }) => go({ page: target.value || undefined })}
            >
              <option value="">{texts.anyPage}</option>
              {catalog.pageGroups.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        )}
        <FilterLinks
          title={texts.what}
          links={[undefined, ...kindsOfChange].map((what) => ({
            label: texts.kinds[what ?? 'any'],
            filter: { ...filter, what },
            current: filter.what === what,
          }))}
        />
        {children}
      </div>
    </search>
  )
}
