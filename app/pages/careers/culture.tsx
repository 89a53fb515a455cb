import { Staircase } from '#app/figures/pages/careers/staircase.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Careers } from '#content/careers.ts'

/** Four steps of a staircase that the trace climbs. */
export function CareersCulture({ culture }: { culture: Careers['culture'] }) {
  return (
    <section className="traced careers-culture" aria-labelledby="culture-title">
      <span className="flyback" />
      <span className="trace-in" />
      <h2 id="culture-title">{culture.heading}</h2>
      <Staircase steps={culture.items.length} />
      <ul className="careers-steps">
        {culture.items.map(({ id, title, description }) => (
          <li key={id}>
            <h3>{title}</h3>
            <Paragraph>{description}</Paragraph>
          </li>
        ))}
      </ul>
      <span className="trace-line" />
      <span className="trace-out" />
    </section>
  )
}
