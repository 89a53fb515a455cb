import { placeNamesByOffering, type System } from '#app/figures/industries/model.ts'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Industry } from '#content/schema.ts'

interface IndustryOfferingsProps extends Pick<Industry, 'offerings'> {
  title: string
  system: System
}

/** The offerings, numbered like their places in the drawing, with the names of these places. */
export function IndustryOfferings({ title, offerings, system }: IndustryOfferingsProps) {
  const placeNames = placeNamesByOffering(system)
  return (
    <section className="industry-offerings" aria-labelledby="offerings-title">
      <h2 id="offerings-title">{title}</h2>
      <ol>
        {offerings.map(({ id, title, description }, n) => (
          <li key={id}>
            <p className="offering-place">
              <span className="offering-number" aria-hidden="true">
                {n + 1}
              </span>
              {placeNames.get(id)?.join(' · ')}
            </p>
            <h3>{title}</h3>
            <Paragraph>{description}</Paragraph>
          </li>
        ))}
      </ol>
    </section>
  )
}
