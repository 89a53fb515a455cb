import type { Service } from '#content/schema.ts'
import type { ServicesPage } from '#content/services-page.ts'

const pins = 8

interface ServiceOfferProps {
  service: Service
  labels: ServicesPage['page']
}

/**
 * What a service offers, as the pinout of a part with eight pins, seen from above: pins are counted down its left side and up
 * its right one, or, where it is narrow, down its only row. What is left over is not connected.
 */
export function ServiceOffer({ service: { name, whatWeOffer }, labels }: ServiceOfferProps) {
  return (
    <section className="service-block" aria-labelledby="offer">
      <h2 id="offer" className="service-heading">
        {labels.offer}
      </h2>
      <div className="pinout">
        <div className={`part ${nameSize(name)}`} aria-hidden="true">
          <p className="part-name">{name}</p>
          <p className="part-package part-dual">{labels.dualInLine}</p>
          <p className="part-package part-single">{labels.singleInLine}</p>
        </div>
        <ol>
          {whatWeOffer.map((item) => (
            <li key={item} className="pin">
              {item}
            </li>
          ))}
        </ol>
        {whatWeOffer.length < pins && (
          <p className="pin pin-unused" aria-hidden="true">
            {labels.notConnected}
          </p>
        )}
      </div>
    </section>
  )
}

function nameSize({ length }: string): string {
  if (length > 20) return 'part-longest'
  return length > 8 ? 'part-long' : ''
}
