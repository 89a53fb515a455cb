import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { restorePoint } from '#app/admin/copy/restore.ts'
import { focusAnew } from '#app/admin/ui/pass-focus.ts'
import { localTime, zoneName } from '#app/admin/ui/times.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import { Button } from '#app/ui/button.tsx'
import { describedBy, Field, Input } from '#app/ui/field.tsx'
import './point-form.css'

const yearMs = 365 * 24 * 60 * 60_000

/**
 * Asks for a moment within the last year.
 * @param onChoose receives it in ISO 8601
 */
export function PointForm({ onChoose }: { onChoose: (moment: string) => void }) {
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const now = useMinute()
  const id = 'history-moment'
  const hint = restorePoint.momentHint(zoneName())

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const time = new Date(value).getTime()
    const fits = time <= Date.now() && time >= Date.now() - yearMs
    flushSync(() => setError(fits ? undefined : restorePoint.missing))
    if (fits) onChoose(new Date(time).toISOString())
    else focusAnew(event.currentTarget.querySelector('input'))
  }

  return (
    <form className="point-form" noValidate onSubmit={choose}>
      <Field id={id} label={restorePoint.moment} hint={hint} error={error}>
        <Input
          id={id}
          type="datetime-local"
          step={1}
          min={localTime(now - yearMs)}
          max={localTime(now)}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          {...describedBy(id, hint, error)}
        />
      </Field>
      <Button type="submit" tone="outline">
        {restorePoint.show}
      </Button>
    </form>
  )
}
