import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Locations } from '#content/locations.ts'

/** The company in four numbers, shown like an instrument's measurements: one line above the screen. */
export function LocationsStats({ statsTitle, stats, statsNote }: Locations) {
  return (
    <section className="measured" aria-labelledby="measured-title">
      <h2 id="measured-title" className="sr-only">
        {statsTitle}
      </h2>
      <dl className="measured-values">
        {stats.map(({ id, value, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Paragraph className="measured-note">{statsNote}</Paragraph>
    </section>
  )
}
