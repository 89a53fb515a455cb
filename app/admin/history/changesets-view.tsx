import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LoadMore } from '#app/admin/change-log/load-more.tsx'
import { readChangesets } from '#app/admin/change-log/read-history.ts'
import { usePages } from '#app/admin/change-log/use-pages.ts'
import { history } from '#app/admin/copy/history.ts'
import { useStore } from '#app/admin/store/store-context.ts'
import type { ContentItem } from '#content-sync/content-item.ts'
import { ChangesetRow } from './changeset-row.tsx'
import { PointForm } from './point-form.tsx'
import { RestoreToPoint } from './restore-to-point.tsx'
import './changesets-view.css'

/** The changes to the whole site, step by step. Each step can be undone, and the site can be restored to any moment. */
export function ChangesetsView({ items }: { items: readonly ContentItem[] | undefined }) {
  const { ask } = useStore()
  const pages = usePages((olderThan) => ask((client) => readChangesets(client, olderThan)), items)
  const [moment, setMoment] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  function close() {
    flushSync(() => setMoment(undefined))
    heading.current?.focus()
  }

  return (
    <section
      className="changesets-view content-list"
      aria-labelledby="site-history"
      aria-busy={pages.reading}
    >
      <div className="admin-heading">
        <h2 id="site-history" ref={heading} tabIndex={-1}>
          {history.steps.title}
        </h2>
        <p className="count">{history.steps.hint}</p>
      </div>
      <PointForm onChoose={setMoment} />
      {moment !== undefined && items && (
        <RestoreToPoint key={moment} moment={moment} items={items} onClose={close} />
      )}
      {pages.entries && pages.entries.length > 0 && (
        <ol>
          {pages.entries.map((step) => (
            <ChangesetRow key={step.step} step={step} onReturn={() => setMoment(step.changed_at)} />
          ))}
        </ol>
      )}
      <LoadMore {...pages} none={history.none} />
    </section>
  )
}
