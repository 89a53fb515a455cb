import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Careers } from '#content/careers.ts'

/** Four rows connected to the left rail, as loads are to a power supply. */
export function CareersBenefits({ benefits }: { benefits: Careers['benefits'] }) {
  return (
    <section className="traced careers-benefits" aria-labelledby="benefits-title">
      <span className="flyback" />
      <span className="trace-in" />
      <h2 id="benefits-title">{benefits.heading}</h2>
      <ul className="careers-benefits-list">
        {benefits.items.map(({ id, title, description }) => (
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
