import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { history } from '#content/admin-history.ts'
import type { HistoryViewProps } from './history-views.tsx'
import { MomentForm } from './moment-form.tsx'
import { PagesFoot } from './pages-foot.tsx'
import { readSteps } from './read-history.ts'
import { ReturnTo } from './return-to.tsx'
import { StepRow } from './step-row.tsx'
import { usePages } from './use-pages.ts'
import './steps-view.css'

/** What was changed on the whole site, step by step, each to be undone, and the way back to any moment. */
export function StepsView({ items, store }: HistoryViewProps) {
  const pages = usePages((olderThan) => store.ask((client) => readSteps(client, olderThan)), items)
  const [moment, setMoment] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)

  function close() {
    flushSync(() => setMoment(undefined))
    heading.current?.focus()
  }

  return (
    <section className="steps-view content-list" aria-labelledby="site-history" aria-busy={pages.reading}>
      <div className="admin-heading">
        <h2 id="site-history" ref={heading} tabIndex={-1}>
          {history.steps.title}
        </h2>
        <p className="count">{history.steps.hint}</p>
      </div>
      <MomentForm onChoose={setMoment} />
      {moment !== undefined && items && (
        <ReturnTo key={moment} moment={moment} items={items} store={store} onClose={close} />
      )}
      {pages.entries && pages.entries.length > 0 && (
        <ol className="steps">
          {pages.entries.map((step) => (
            <StepRow key={step.step} step={step} store={store} onReturn={() => setMoment(step.changed_at)} />
          ))}
        </ol>
      )}
      <PagesFoot {...pages} none={history.none} />
    </section>
  )
}
