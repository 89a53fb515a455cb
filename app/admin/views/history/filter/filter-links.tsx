import { useId } from 'react'
import { type HistoryFilter, printFilter } from './history-filter.ts'
import './filter-links.css'

interface FilterLinksProps {
  title: string
  /** Whether two choices stand side by side. */
  short?: boolean
  /** Each with the filter that it leads to. */
  links: readonly { label: string; filter: HistoryFilter; current: boolean }[]
}

/** The choices of one part of the filter. Each has an address, so that Back and new tabs work as usual. */
export function FilterLinks({ title, short, links }: FilterLinksProps) {
  const id = useId()
  return (
    <div className="filter-links" data-short={short}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {links.map(({ label, filter, current }) => (
          <li key={label}>
            <a href={printFilter(filter)} aria-current={current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
