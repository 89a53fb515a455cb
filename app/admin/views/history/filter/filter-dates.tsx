import { useId } from 'react'
import { addDays } from '#app/admin/change-log/days.ts'
import { history } from '#app/admin/copy/history.ts'
import { isDay } from '#content/day.ts'
import type { HistoryFilter } from './history-filter.ts'

interface FilterDatesProps {
  filter: HistoryFilter
  today: string
  onChange: (part: HistoryFilter) => void
}

/** The first and the last day to show. */
export function FilterDates({ filter, today, onChange }: FilterDatesProps) {
  const id = useId()
  const { from, to } = filter
  const fields = [
    { name: 'from', label: history.filter.from, max: to ?? today },
    { name: 'to', label: history.filter.to, min: from },
  ] as const
  return (
    <div className="filter-dates">
      {fields.map(({ name, label, ...limits }) => (
        <div key={name} className="filter-field">
          <label htmlFor={id + name}>{label}</label>
          <input
            // A date that is not complete yet stays in the field, and has no effect.
            key={filter[name] ?? ''}
            id={id + name}
            type="date"
            min={addDays(today, -366)}
            max={today}
            {...limits}
            defaultValue={filter[name]}
            onChange={({ target: { value } }) => {
              if (value === '' || isDay(value))
                onChange({ from, to, [name]: value || undefined, day: undefined })
            }}
          />
        </div>
      ))}
    </div>
  )
}
