import { pins, type Service } from '#content/schema.ts'
import type { ServicesPage } from '#content/services-page.ts'

interface ServiceOfferProps {
  service: Service
  labels: ServicesPage['page']
}

/**
 * What a service offers, as the pinout of an eight-pin part, seen from above. Pins are counted down the left side and
 * up the right one or, on narrow screens, down a single row. Unused pins are not connected.
 */
export function ServiceOffer({ service: { name, whatWeOffer }, labels }: ServiceOfferProps) {
  return (
    <section className="service-block" aria-labelledby="offer">
      <h2 id="offer" className="service-heading">
        {labels.offer}
      </h2>
      <div className="pinout">
        <div className={`pinout-part ${nameSize(name)}`} aria-hidden="true">
          <p className="pinout-name">{name}</p>
          <p className="pinout-package pinout-dual">{labels.dualInLine}</p>
          <p className="pinout-package pinout-single">{labels.singleInLine}</p>
        </div>
        {whatWeOffer.length > 0 && (
          <ol>
            {Object.entries(whatWeOffer).map(([position, item]) => (
              <li key={position} className="pinout-pin">
                {item}
              </li>
            ))}
          </ol>
        )}
        {whatWeOffer.length < pins && (
          <p className="pinout-pin pinout-unused" aria-hidden="true">
            {labels.notConnected}
          </p>
        )}
      </div>
    </section>
  )
}

function nameSize({ length }: string): string {
  if (length > 20) return 'pinout-longest'
  return length > 8 ? 'pinout-long' : ''
}
