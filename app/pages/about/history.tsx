import { HistoryAxis, UprightHistoryAxis } from '#app/figures/pages/about/history-axis.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { About } from '#content/about.ts'

/** Six years, marked as edges of the trace. */
export function AboutHistory({ history }: { history: About['history'] }) {
  const years = history.entries.map(({ year }) => year)
  return (
    <section id="history" className="traced about-history" aria-labelledby="history-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="section-head">
        <h2 id="history-title">{history.heading}</h2>
        <Paragraph>{history.introduction}</Paragraph>
      </div>
      <HistoryAxis years={years} />
      <UprightHistoryAxis years={years} />
      <ol className="history-entries">
        {history.entries.map(({ id, year, title, description }) => (
          <li key={id}>
            <p className="history-year">{year}</p>
            <div>
              <h3>{title}</h3>
              <Paragraph>{description}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
      <span className="trace-line" />
      <span className="trace-out" />
    </section>
  )
}
