import { useMemo, useSyncExternalStore } from 'react'
import { useAccess } from '#app/admin/access/access-context.ts'
import { lockProps } from '#app/admin/access/write-lock.ts'
import type { Catalog } from '#app/admin/catalog/catalog.ts'
import { useSite } from '#app/admin/catalog/site-context.ts'
import { siteCheck } from '#app/admin/copy/site-check.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import { useReleases } from '#app/admin/store/use-releases.ts'
import { VirtualList } from '#app/admin/ui/long-list/virtual-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { externalLinksOf } from '#content/keys/external-links.ts'
import { maxCheckedLinks } from '#content/link-report.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { CheckProgress } from './check-progress.tsx'
import {
  cancelLinkCheck,
  getLinkChecks,
  type LinkChecks,
  startLinkCheck,
  subscribeToLinkChecks,
} from './link-checks.ts'
import { outsideProblems } from './outside-problems.ts'
import { ProblemRow } from './problem-row.tsx'

interface OutsideLinksProps {
  catalog: Catalog
  items: readonly ContentItem[]
}

const words = siteCheck.outside

/** The links to other sites, which the server checks when it is asked to. Results belong to addresses, so they follow changes. */
export function OutsideLinks({ catalog, items }: OutsideLinksProps) {
  const { rules, checksLinks } = useSite()
  const links = useMemo(() => externalLinksOf(catalog.siteWith(items, rules)), [catalog, items, rules])
  const checks = useSyncExternalStore(subscribeToLinkChecks, getLinkChecks)
  const problems = useMemo(() => outsideProblems(links, checks.reports), [links, checks.reports])
  return (
    <section className="problem-group" aria-labelledby="check-outside">
      <h3 id="check-outside">
        {words.title}{' '}
        {checks.reports.size > 0 && <span className="count">{problems.length.toLocaleString('en')}</span>}
      </h3>
      {!checksLinks ? (
        <p className="problem-none">{words.static}</p>
      ) : links.size === 0 ? (
        <p className="problem-none">{words.none}</p>
      ) : (
        <CheckControls links={[...links.keys()]} checks={checks} problems={problems.length} />
      )}
      {problems.length > 0 && (
        <VirtualList rows={problems} idOf={({ key }) => key} rowClass="item problem-row" label={words.title}>
          {({ key, value, note }) => <ProblemRow textKey={key} value={value} note={note} />}
        </VirtualList>
      )}
    </section>
  )
}

interface CheckControlsProps {
  links: readonly string[]
  checks: LinkChecks
  problems: number
}

function CheckControls({ links, checks, problems }: CheckControlsProps) {
  const { readLock } = useAccess()
  const { request } = useStore()
  const { chosen } = useReleases()
  const { state, total, reports } = checks
  const isRunning = state === 'running'
  const start = () => void startLinkCheck(request, chosen)
  const unchecked = links.filter((address) => !reports.has(address)).length
  /** Until the server has said how many links it checks. */
  const expected = Math.min(links.length, maxCheckedLinks)
  return (
    <div className="outside-check">
      <p>
        {words.offer(links.length)} {links.length > maxCheckedLinks && words.limit(maxCheckedLinks)}
      </p>
      {isRunning && (
        <CheckProgress
          done={reports.size}
          all={total ?? expected}
          label={total === undefined ? words.starting : words.progress(reports.size, total)}
        />
      )}
      {/* One button, so that it keeps the focus. */}
      <Button
        tone={isRunning ? 'outline' : 'copper'}
        onClick={isRunning ? cancelLinkCheck : start}
        {...(isRunning ? {} : lockProps(readLock, start))}
      >
        {isRunning ? words.cancel : state === 'idle' ? words.start : words.again}
      </Button>
      <p role="status">
        {statusOf({ ...checks, total: total ?? expected }, problems)}{' '}
        {!isRunning && state !== 'idle' && unchecked > 0 && words.unchecked(unchecked)}
      </p>
    </div>
  )
}

function statusOf(
  { state, reports, total }: LinkChecks & { total: number },
  problems: number,
): string | undefined {
  if (state === 'idle' || state === 'running') return undefined
  if (state === 'done') return words.done(reports.size, problems)
  return state === 'canceled' ? words.canceled(reports.size, total) : words.failures[state]
}
