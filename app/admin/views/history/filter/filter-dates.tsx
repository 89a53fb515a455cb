import { useId, useLayoutEffect, useRef } from 'react'
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
    { name: 'to', label: history.filter.to, ...(from && { min: from }) },
  ] as const
  return (
    <div className="filter-dates">
      {fields.map(({ name, label, ...limits }) => (
        <div key={name} className="filter-field">
          <label htmlFor={id + name}>{label}</label>
          <DateInput
            id={id + name}
            min={addDays(today, -366)}
            max={today}
            {...limits}
            value={filter[name]}
            onChange={(value) => onChange({ from, to, [name]: value, day: undefined })}
          />
        </div>
      ))}
    </div>
  )
}

interface DateInputProps {
  id: string
  min: string | undefined
  max: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/**
 * A date that is not complete yet stays in the field, and has no effect. Neither has a year while it is typed: the first of
 * its digits already makes a date.
 */
function DateInput({ id, min, max, value = '', onChange }: DateInputProps) {
  const field = useRef<HTMLInputElement>(null)
  // Not by `value`, with which React would empty a field whose date is not complete.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  }, [value])
  return (
    <input
      ref={field}
      id={id}
      type="date"
      min={min}
      max={max}
      defaultValue={value}
      onChange={({ target: { value, validity } }) => {
        if (value === '' || (isDay(value) && validity.valid)) onChange(value || undefined)
      }}
    />
  )
}
