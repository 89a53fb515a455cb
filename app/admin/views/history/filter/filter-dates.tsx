import { useId, useLayoutEffect, useRef } from 'react'
import { historyFilter } from '#app/admin/copy/restore.ts'
import { addDays } from '#app/admin/ui/days.ts'
import { isDay } from '#content/dates/day.ts'
import type { HistoryFilter } from './history-filter.ts'

interface FilterDatesProps {
  filter: HistoryFilter
  today: string
  onChange: (part: HistoryFilter) => void
}

/** The first and the last day to show. Neither limits the other, so that both can be changed one after the other. */
export function FilterDates({ filter, today, onChange }: FilterDatesProps) {
  const id = useId()
  const { from, to } = filter
  return (
    <div className="filter-dates">
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className="filter-field">
          <label htmlFor={id + name}>{historyFilter.dates[name]}</label>
          <DateInput
            id={id + name}
            min={addDays(today, -366)}
            max={today}
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
  min: string
  max: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/**
 * A date that is not complete yet stays in the field, and has no effect. Neither has a year while it is typed: the first of
 * its digits already makes a date. When the focus leaves, a date outside the limits is replaced by the one that has an effect.
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
      onBlur={({ target }) => {
        if (target.value !== value) target.value = value
      }}
    />
  )
}
