import { useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { releaseNotices, releases as texts } from '#app/admin/copy/releases.ts'
import { useReleaseAction } from '#app/admin/release-forms/use-release-action.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { inPanelWords } from '#app/admin/store/table/write-errors.ts'
import { ConfirmDialog } from '#app/admin/ui/dialog/confirm-dialog.tsx'
import { passFocusBeside, passFocusToHeading } from '#app/admin/ui/pass-focus.ts'
import { exactMinute } from '#app/admin/ui/times.ts'
import { Button } from '#app/ui/button.tsx'
import type { Release } from '#content-sync/release.ts'
import { ScheduleForm } from './schedule-form.tsx'
import type { ShownEdit } from './use-release-edits.ts'

interface PublishPanelProps {
  release: Release
  edits: readonly ShownEdit[]
  /** The version of these edits. */
  version: number
  /** Whether no newer version is known. */
  isCurrent: boolean
}

const { publish } = texts

/** Publishes a release now or at a time, once nobody has to choose between versions. */
export function PublishPanel(props: PublishPanelProps) {
  const { release, edits } = props
  const { mayWrite } = useAccess()
  const { abilities } = useSite()
  const conflicts = edits.filter(({ isConflict }) => isConflict).length
  return (
    <section className="release-panel" aria-label={publish.title}>
      <h4>{publish.title}</h4>
      {release.problem !== null && (
        <p className="release-warning">{publish.problem(inPanelWords(release.problem))}</p>
      )}
      <p className="release-warning" role="status">
        {conflicts > 0 && texts.view.conflicts(conflicts, release.publish_at !== null)}
      </p>
      {release.publish_at !== null && (
        <p>{publish.scheduled(exactMinute(release.publish_at), release.scheduled_by_email)}</p>
      )}
      {mayWrite === false ? (
        release.publish_at === null && (
          <p>
            {publish.onlyPublishers} {abilities.previews ? publish.sendLink : publish.sendName}
          </p>
        )
      ) : (
        <PublishActions {...props} isReady={edits.length > 0 && conflicts === 0} />
      )}
    </section>
  )
}

function PublishActions(props: PublishPanelProps & { isReady: boolean }) {
  const { release, edits, version, isCurrent, isReady } = props
  const { releases: store, publish: publishRelease } = useStore()
  const { abilities } = useSite()
  const [publishing, startPublishing] = useReleaseAction()
  const [scheduling, startScheduling] = useReleaseAction()
  const [canceling, startCanceling] = useReleaseAction()
  const busy = publishing || scheduling || canceling
  /** What the open question is about: edits that arrive afterward are not published. */
  const [asked, setAsked] = useState<{ keys: readonly string[]; version: number }>()
  const { id, name, publish_at } = release

  function answer(confirmed: boolean) {
    setAsked(undefined)
    if (!confirmed || !asked) return
    startPublishing(async () => {
      await publishRelease(id, asked.version, asked.keys, releaseNotices.published(name))
      return undefined
    })
  }

  return (
    <div ref={passFocusToHeading} className="release-controls">
      <Button
        aria-disabled={busy || !isReady || !isCurrent}
        onClick={() => {
          if (isReady && isCurrent && !busy)
            setAsked({ keys: edits.map(({ edit }) => edit.content_key), version })
        }}
      >
        {publishing ? publish.publishing : publish.now}
      </Button>
      {asked && (
        <ConfirmDialog
          question={publish.question(name)}
          // Only a static export has no previews.
          notes={[publish.effect(asked.keys.length), ...(abilities.previews ? [] : [publish.afterBuild])]}
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
            release={id}
            scheduledAt={publish_at}
            onSchedule={(at) =>
              startScheduling(async () => {
                await store.call('schedule_release', { release: id, version, at })
                return releaseNotices.scheduled(name, exactMinute(at))
              })
            }
            busy={busy || !isCurrent}
            scheduling={scheduling}
          />
        </div>
      )}
      {publish_at !== null && (
        <Button
          ref={passFocusBeside}
          tone="outline"
          aria-disabled={busy}
          onClick={() =>
            busy ||
            startCanceling(async () => {
              await store.call('schedule_release', { release: id, version, at: null })
              return releaseNotices.unscheduled(name)
            })
          }
        >
          {publish.cancelSchedule}
        </Button>
      )}
    </div>
  )
}
