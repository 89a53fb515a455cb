import { Paragraph } from '#app/ui/paragraph.tsx'
import { fill } from '#content/keys/fill.ts'
import type { Locations } from '#content/locations.ts'

/** The company in four numbers, shown like an instrument's measurements: one line above the screen. */
export function LocationsStats({ locations, email }: { locations: Locations; email: string }) {
  const { statsTitle, stats, statsNote } = locations
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
      <Paragraph className="measured-note">{fill(statsNote, { email })}</Paragraph>
    </section>
  )
}
