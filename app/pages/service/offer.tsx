import { fill } from '#content/keys/fill.ts'
import { pinsFor, type Service } from '#content/schema.ts'
import type { ServicesPage } from '#content/services-page.ts'

interface ServiceOfferProps {
  service: Service
  labels: ServicesPage['page']
}

/** With more pins, the part would be higher than a window. It then has a single row on every screen. */
const maxInTwoRows = 24

/**
 * What a service offers, as the pinout of a part, seen from above. Pins are counted down the left side and up the right one
 * or, on narrow screens, down a single row. Unused pins are not connected.
 */
export function ServiceOffer({ service: { name, whatWeOffer }, labels }: ServiceOfferProps) {
  const offers = whatWeOffer.length
  const pins = pinsFor(offers)
  const rows = pins / 2
  const unused = Array.from({ length: pins - offers }, (_, n) => offers + n + 1)
  const placeOf = (pin: number) => ({
    className: `pinout-pin${pin > rows ? ' pinout-right' : ''}${pin > offers ? ' pinout-unused' : ''}`,
    'data-row': pin > rows ? pins + 1 - pin : pin,
  })
  return (
    <section className="service-block" aria-labelledby="offer">
      <h2 id="offer" className="service-heading">
        {labels.offer}
      </h2>
      {offers === 0 ? (
        <p className="service-none">{labels.noOffer}</p>
      ) : (
        <div className={`pinout${pins > maxInTwoRows ? '' : ' pinout-two-rows'}`}>
          <div className={`pinout-part ${nameSize(name)}`} aria-hidden="true">
            <p className="pinout-name">{name}</p>
            <p className="pinout-package pinout-dual">{fill(labels.dualInLine, { pins })}</p>
            <p className="pinout-package pinout-single">{fill(labels.singleInLine, { pins })}</p>
          </div>
          <ol>
            {whatWeOffer.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
              <li key={index} {...placeOf(index + 1)}>
                {item}
              </li>
            ))}
          </ol>
          {unused.map((pin) => (
            <p key={pin} {...placeOf(pin)} aria-hidden="true">
              {labels.notConnected}
            </p>
          ))}
        </div>
      )}
    </section>
  )
}

function nameSize({ length }: string): string {
  if (length > 20) return 'pinout-longest'
  return length > 8 ? 'pinout-long' : ''
}
