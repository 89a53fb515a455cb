import { HistoryAxis, UprightHistoryAxis } from '#app/figures/pages/about/history-axis.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { About } from '#content/about.ts'

/** With more years, the texts beside each other would be too narrow. */
const maxColumns = 6

/** The years, marked as edges of the trace. On a phone, or if there are more than six, it runs down beside them. */
export function AboutHistory({ history }: { history: About['history'] }) {
  const years = history.entries.map(({ year }) => year)
  const isAxis = years.length > 0 && years.length <= maxColumns
  return (
    <section
      id="history"
      className="traced about-history"
      data-axis={isAxis ? '' : undefined}
      aria-labelledby="history-title"
    >
      <span className="flyback" />
      <span className="trace-in" />
      <div className="section-head">
        <h2 id="history-title">{history.heading}</h2>
        <Paragraph>{history.introduction}</Paragraph>
      </div>
      {isAxis && <HistoryAxis years={years} />}
      <UprightHistoryAxis years={years} />
      {years.length === 0 && <Paragraph className="history-entries">{history.empty}</Paragraph>}
      <ol className="history-entries" hidden={years.length === 0}>
        {history.entries.map(({ id, year, title, description }) => (
          <li key={id}>
            <Paragraph className="history-year">{year}</Paragraph>
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
