import { useMemo, useRef } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { readSince } from '#app/admin/change-log/read-history.ts'
import { ChangeList } from '#app/admin/change-preview/change-list.tsx'
import { type ChangePlan, countLines, planRestore } from '#app/admin/change-preview/planned-changes.ts'
import { useBulkChange } from '#app/admin/change-preview/use-bulk-change.ts'
import { useQuery } from '#app/admin/connection/use-query.ts'
import { history } from '#app/admin/copy/history.ts'
import { changePlan, restoreNotices, restorePoint } from '#app/admin/copy/restore.ts'
import { useFirstShow } from '#app/admin/navigation/use-first-show.ts'
import { randomUuid } from '#app/admin/store/random-uuid.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { exactTime, formatInUtc } from '#app/admin/ui/times.ts'
import { Button } from '#app/ui/button.tsx'
import type { ContentItem } from '#content-sync/content-item.ts'
import '#app/admin/change-preview/change-preview.css'
import '#app/admin/ui/foot-actions.css'

interface RestoreToPointProps {
  /** In ISO 8601. */
  moment: string
  /** Undefined while another release is read. */
  items: readonly ContentItem[] | undefined
  onClose: () => void
}

/**
 * Previews what restoring a moment would change, and does it. The preview follows the items, so that it always shows
 * what will be done.
 */
export function RestoreToPoint({ moment, items, onClose }: RestoreToPointProps) {
  const { lock } = useAccess()
  const store = useStore()
  const inRelease = useReleases().chosen !== undefined
  const { answer, problem, fresh, again } = useQuery(
    () => store.request((client) => readSince(client, moment)),
    items,
  )
  const latest = useMemo(() => answer?.of && planRestore(answer.value, answer.of, randomUuid), [answer])
  const { acting, done, doing, run } = useBulkChange<ChangePlan>()
  const plan = doing ?? latest
  const heading = useRef<HTMLHeadingElement>(null)
  const when = exactTime(moment)

  useFirstShow(() => heading.current?.focus())
  // When the plan arrives, the rows below it stay where they are, so its beginning moves out of the window.
  useFirstShow(() => heading.current?.scrollIntoView({ block: 'start' }), plan !== undefined)

  async function act() {
    if (!plan || !fresh || acting) return
    const reason = history.reasons.restoredTo(formatInUtc(moment))
    const notice = restoreNotices.restoredTo(plan.lines.length, inRelease)
    if (await run(plan, reason, plan.changes, notice)) onClose()
  }

  return (
    <section className="change-preview" aria-labelledby="restore-to">
      <h3 id="restore-to" ref={heading} tabIndex={-1}>
        {restorePoint.title(when)}
      </h3>
      <p role="status">
        {problem !== undefined
          ? history.failed(problem)
          : !plan
            ? restorePoint.reading
            : plan.lines.length === 0
              ? inRelease
                ? restorePoint.nothingInRelease
                : restorePoint.nothing
              : changePlan.count(countLines(plan.lines))}
      </p>
      {plan && plan.lines.length > 0 && <ChangeList lines={plan.lines} label={restorePoint.title(when)} />}
      <div className="foot-actions">
        {plan && plan.lines.length > 0 && (
          <Button aria-disabled={!fresh || acting} onClick={act} {...lockProps(lock)}>
            {acting ? restorePoint.acting(done, plan.changes.length) : restorePoint.act(plan.lines.length)}
          </Button>
        )}
        {problem !== undefined && (
          <Button tone="outline" onClick={again}>
            {history.retry}
          </Button>
        )}
        <Button tone="outline" aria-disabled={acting} onClick={acting ? undefined : onClose}>
          {restorePoint.cancel}
        </Button>
      </div>
    </section>
  )
}
