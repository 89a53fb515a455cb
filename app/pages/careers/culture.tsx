import { Staircase } from '#app/figures/pages/careers/staircase.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Careers } from '#content/careers.ts'

/** More steps would be too narrow for their texts. */
const maxSteps = 6

/** The steps of a staircase that the trace climbs. On a phone, or if there are more than six, they are rows. */
export function CareersCulture({ culture }: { culture: Careers['culture'] }) {
  const steps = culture.items.length
  const isStaircase = steps > 1 && steps <= maxSteps
  return (
    <section
      className="traced careers-culture"
      data-steps={isStaircase ? steps : undefined}
      aria-labelledby="culture-title"
    >
      <span className="flyback" />
      <span className="trace-in" />
      <h2 id="culture-title" className="printed-with-next">
        {culture.heading}
      </h2>
      {isStaircase && <Staircase steps={steps} />}
      {steps === 0 && <Paragraph className="careers-steps">{culture.empty}</Paragraph>}
      {steps > 0 && (
        <ul className="careers-steps">
          {culture.items.map(({ id, title, description }) => (
            <li key={id}>
              <h3>{title}</h3>
              <Paragraph>{description}</Paragraph>
            </li>
          ))}
        </ul>
      )}
      <span className="trace-line" />
      <span className="trace-out" />
    </section>
  )
}
