import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { releases as texts } from '#app/admin/copy/releases.ts'
import { remember, remembered } from '#app/admin/store/session-storage.ts'
import { localTime, zoneName } from '#app/admin/ui/times.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import { Button } from '#app/ui/button.tsx'
import { describedBy, Field, Input } from '#app/ui/field.tsx'
import { firstTime, momentOf, whyRefused } from './schedule-time.ts'

interface ScheduleFormProps {
  /** The id of the release. */
  release: string
  /** The time that is set, if there is one. */
  scheduledAt: string | null
  onSchedule: (at: string) => void
  /** Whether anything is being done with the release. */
  busy: boolean
  /** Whether that is what the button of this form does. */
  scheduling: boolean
}

const { publish } = texts

/** Sets or changes the time at which a release is published. */
export function ScheduleForm({ release, scheduledAt, onSchedule, busy, scheduling }: ScheduleFormProps) {
  const id = useId()
  const storageKey = `publish-at:${release}`
  // Remembered, because the view is gone while somebody whose session ended signs in again.
  const [typed, setTyped] = useState(() => remembered(storageKey))
  const value = typed ?? (scheduledAt === null ? '' : localTime(Date.parse(scheduledAt)).slice(0, 16))
  const [error, setError] = useState<string>()
  const now = useMinute()
  // With nothing left to save, the field follows what others save.
  if (typed && scheduledAt && momentOf(typed) === Date.parse(scheduledAt)) setTyped(undefined)
  const hint = publish.zone(zoneName())

  useEffect(() => remember(storageKey, typed), [storageKey, typed])

  function schedule(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const time = momentOf(value)
    const why = whyRefused(value, time)
    setError(why)
    if (why) event.currentTarget.querySelector('input')?.focus()
    else onSchedule(new Date(time).toISOString())
  }

  return (
    <form className="schedule-form" noValidate onSubmit={schedule}>
      <Field id={id} label={publish.at} hint={hint} error={error}>
        <Input
          id={id}
          type="datetime-local"
          min={localTime(firstTime(now)).slice(0, -3)}
          value={value}
          onChange={({ target }) => setTyped(target.value)}
          {...describedBy(id, hint, error)}
        />
      </Field>
      <Button type="submit" tone="outline" aria-disabled={busy}>
        {scheduling ? publish.scheduling : scheduledAt === null ? publish.schedule : publish.changeTime}
      </Button>
    </form>
  )
}
