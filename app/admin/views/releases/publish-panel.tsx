import { type SubmitEvent, useId, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { releaseNotices, releases as texts } from '#app/admin/copy/releases.ts'
import { useReleaseAction } from '#app/admin/release-forms/use-release-action.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { inPanelWords } from '#app/admin/store/table/content-table.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import { passFocusBeside } from '#app/admin/ui/pass-focus.ts'
import { exactMinute, localTime, zoneName } from '#app/admin/ui/times.ts'
import { useMinute } from '#app/admin/ui/use-minute.ts'
import { Button } from '#app/ui/button.tsx'
import { describedBy, Field, Input } from '#app/ui/field.tsx'
import type { Release } from '#content-sync/release.ts'
import type { ShownEdit } from './use-release-edits.ts'

interface PublishPanelProps {
  release: Release
  edits: readonly ShownEdit[]
  /** The version of these edits. */
  version: number | undefined
  /** Called when the button with the focus disappears. */
  onGone: () => void
}

const { publish } = texts

/** Publishes a release now or at a time, once nobody has to choose between versions. */
export function PublishPanel(props: PublishPanelProps) {
  const { release, edits } = props
  const { mayWrite } = useAccess()
  const conflicts = edits.filter(({ isConflict }) => isConflict).length
  return (
    <section className="release-panel" aria-label={publish.title}>
      <h4>{publish.title}</h4>
      {release.problem !== null && (
        <p className="release-warning">{publish.problem(inPanelWords(release.problem))}</p>
      )}
      {conflicts > 0 && (
        <p className="release-warning" role="status">
          {texts.view.conflicts(conflicts)}
        </p>
      )}
      {release.publish_at !== null && (
        <p>{publish.scheduled(exactMinute(release.publish_at), release.scheduled_by_email)}</p>
      )}
      {mayWrite === false ? (
        <p>{publish.onlyPublishers}</p>
      ) : (
        <PublishActions {...props} isReady={edits.length > 0 && conflicts === 0} />
      )}
    </section>
  )
}

function PublishActions(props: PublishPanelProps & { isReady: boolean }) {
  const { release, edits, version = -1, isReady, onGone } = props
  const { releases: store, undoLive, published } = useStore()
  const { releases: abilities } = useSite()
  const [busy, run] = useReleaseAction()
  /** What the open question is about: edits that arrive afterward are not published. */
  const [asked, setAsked] = useState<{ count: number; version: number }>()
  const { id, name, publish_at } = release

  function answer(confirmed: boolean) {
    setAsked(undefined)
    if (!confirmed || !asked) return
    run(async () => {
      const changeset = await store.call('publish_release', { release: id, version: asked.version })
      if (store.getState().chosen === id) store.choose(undefined)
      await published(changeset)
      onGone()
      const undo = changeset !== null && { label: texts.view.undo, act: () => void undoLive(changeset) }
      return { ...releaseNotices.published(name), ...(undo && { action: undo }) }
    })
  }

  return (
    <>
      <Button
        aria-disabled={busy || !isReady}
        onClick={() => {
          if (isReady && !busy) setAsked({ count: edits.length, version })
        }}
      >
        {busy ? publish.publishing : publish.now}
      </Button>
      {asked && (
        <ConfirmDialog
          question={publish.question(name)}
          notes={[publish.effect(asked.count)]}
          confirm={publish.confirm}
          cancel={publish.cancel}
          tone="copper"
          onAnswer={answer}
        />
      )}
      {!abilities.schedule && <p>{publish.noSchedule}</p>}
      {abilities.schedule && isReady && (
        <div ref={passFocusBeside}>
          <ScheduleForm
            scheduledAt={publish_at}
            onSchedule={(at) =>
              run(async () => {
                await store.call('schedule_release', { release: id, version, at })
                return releaseNotices.scheduled(name, exactMinute(at))
              })
            }
            busy={busy}
          />
        </div>
      )}
      {publish_at !== null && (
        <Button
          ref={passFocusBeside}
          tone="outline"
          aria-disabled={busy}
          onClick={() =>
            run(async () => {
              await store.call('schedule_release', { release: id, version, at: null })
              return releaseNotices.unscheduled(name)
            })
          }
        >
          {publish.cancelSchedule}
        </Button>
      )}
    </>
  )
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * @param value the time as it was typed, in local time, which repeats an hour where clocks are put back. Once the first of
 * the two moments has passed, it is the second one
 */
function momentOf(value: string): number {
  const first = new Date(value).getTime()
  const second = first + hourMs
  return first < Date.now() + minuteMs && isLocalTime(value, second) ? second : first
}

const isLocalTime = (value: string, time: number) => localTime(time).startsWith(value.slice(0, 16))

/** @param value the time as it was typed, in local time, which skips an hour where clocks are put forward */
function whyRefused(value: string, time: number): string | undefined {
  if (Number.isNaN(time)) return publish.noTime
  if (time < Date.now() + minuteMs) return publish.tooSoon
  return isLocalTime(value, time) ? undefined : publish.skipped
}

interface ScheduleFormProps {
  /** The time that is set, if there is one. */
  scheduledAt: string | null
  onSchedule: (at: string) => void
  busy: boolean
}

function ScheduleForm({ scheduledAt, onSchedule, busy }: ScheduleFormProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const value = typed ?? (scheduledAt === null ? '' : localTime(Date.parse(scheduledAt)).slice(0, 16))
  const [error, setError] = useState<string>()
  const now = useMinute()
  const hint = publish.zone(zoneName())

  function schedule(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
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
          min={localTime(now + minuteMs).slice(0, -3)}
          value={value}
          onChange={({ target }) => setTyped(target.value)}
          {...describedBy(id, hint, error)}
        />
      </Field>
      <Button type="submit" tone="outline" aria-disabled={busy}>
        {busy ? publish.scheduling : scheduledAt === null ? publish.schedule : publish.changeTime}
      </Button>
    </form>
  )
}
