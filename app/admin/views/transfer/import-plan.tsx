import { useMemo, useRef, useState } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { ChangeList } from '#app/admin/change-preview/change-list.tsx'
import { countLines, type PlanLine } from '#app/admin/change-preview/planned-changes.ts'
import { useBulkChange } from '#app/admin/change-preview/use-bulk-change.ts'
import { admin } from '#app/admin/copy/admin.ts'
import { history } from '#app/admin/copy/history.ts'
import { changePlan } from '#app/admin/copy/restore.ts'
import { transfer, transferNotices } from '#app/admin/copy/transfer.ts'
import type { Transfer } from '#app/admin/export-file/parse.ts'
import { useFirstShow } from '#app/admin/navigation/use-first-show.ts'
import { randomUuid } from '#app/admin/store/random-uuid.ts'
import { Button } from '#app/ui/button.tsx'
import { whyIgnored } from '#content/keys/overrides.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { ImportOthers } from './import-others.tsx'
import { type ImportPlan, planImport } from './plan-import.ts'
import { Refusals } from './refusals.tsx'
import '#app/admin/change-preview/change-preview.css'
import '#app/admin/ui/foot-actions.css'
import './import-plan.css'

interface ImportPlanViewProps {
  /** The name of the file. */
  name: string
  file: Transfer
  /** Undefined while another release is read. */
  items: readonly ContentItem[] | undefined
  onClose: () => void
}

const noPlan: Pick<ImportPlan, 'lines' | 'changes' | 'unchanged' | 'others'> = {
  lines: [],
  changes: [],
  unchanged: 0,
  others: 0,
}

/**
 * Previews the changes of an import, line by line. The button that applies them is below the last line, so that it comes
 * into view after them. The preview follows the items.
 */
export function ImportPlanView({ name, file, items, onClose }: ImportPlanViewProps) {
  const { lock } = useAccess()
  const { catalog, rules } = useSite()
  const [exact, setExact] = useState(false)
  const { acting, done, doing, run } = useBulkChange<ImportPlan>()
  const planned = useMemo(
    () => items && planImport(file.items, items, exact, randomUuid, file.refused),
    [file, items, exact],
  )
  const plan = doing ?? planned
  const { lines, changes, unchanged, others } = plan ?? noPlan
  const catalogAfter = useMemo(() => plan && catalog?.withRows(plan.after), [catalog, plan])
  const unused = lines.filter((line) => whyUnused(line) !== undefined).length
  const heading = useRef<HTMLHeadingElement>(null)
  // Shows the plan from its beginning. A screen reader reads the heading and, as its description, the summary.
  useFirstShow(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  })

  function whyUnused({ key, after: value }: PlanLine) {
    if (!catalogAfter || value === null) return undefined
    const text = catalogAfter.byKey.get(key)
    const ignored = text && whyIgnored(text, value, rules)
    return text ? ignored && admin.ignored[ignored] : transfer.import.unknown
  }

  /** Of redirects, the site may use all lines but some. */
  const noteOf = (line: PlanLine) =>
    whyUnused(line) ?? catalogAfter?.ignoredLinesIn(line.key, line.after ?? '')[0]

  async function act() {
    if (acting || !plan) return
    const notice = transferNotices.imported(lines.length)
    if (await run(plan, history.reasons.import(name), changes, notice)) onClose()
  }

  return (
    <section className="change-preview import-plan" aria-labelledby="import-plan">
      <h4 id="import-plan" ref={heading} tabIndex={-1} aria-describedby="import-plan-summary">
        {transfer.import.plan(name)}
      </h4>
      <p role="status" id="import-plan-summary">
        {plan &&
          [
            lines.length > 0 ? changePlan.count(countLines(lines)) : transfer.import.nothing,
            unchanged > 0 && transfer.import.unchanged(unchanged),
            unused > 0 && transfer.import.unusedCount(unused),
          ]
            .filter(Boolean)
            .join(', ')}
      </p>
      {others > 0 && <ImportOthers count={others} exact={exact} disabled={acting} onChange={setExact} />}
      <Refusals refused={file.refused} />
      {lines.length > 0 && <ChangeList lines={lines} label={transfer.import.plan(name)} noteOf={noteOf} />}
      <div className="foot-actions">
        {lines.length > 0 && (
          <Button aria-disabled={acting} onClick={act} {...lockProps(lock)}>
            {acting ? transfer.import.acting(done, changes.length) : transfer.import.act(lines.length)}
          </Button>
        )}
        <Button tone="outline" aria-disabled={acting} onClick={acting ? undefined : onClose}>
          {transfer.import.cancel}
        </Button>
        {acting && (
          <progress
            className="import-progress"
            aria-label={transfer.import.title}
            value={done}
            max={changes.length}
          />
        )}
      </div>
    </section>
  )
}
