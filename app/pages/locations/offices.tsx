import { utcOffsetName } from '#app/figures/pages/locations/office-hours.ts'
import { MailLink, PhoneLink } from '#app/sections/contact-links.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Locations } from '#content/locations.ts'
import type { Service } from '#content/schema.ts'
import { servicePath, servicesWith } from '#content/services.ts'

type Offices = Locations['offices']

interface LocationsOfficesProps {
  offices: Offices
  services: readonly Service[]
}

/** The offices as rows of one data sheet, each connected to the trace. */
export function LocationsOffices({ offices, services }: LocationsOfficesProps) {
  return (
    <section className="traced offices" aria-labelledby="offices-title">
      <span className="flyback" />
      <span className="trace-in" />
      <div className="wide-section-head">
        <h2 id="offices-title">{offices.heading}</h2>
        <Paragraph>{offices.note}</Paragraph>
      </div>
      <div className="rail-list">
        {offices.items.map((office) => (
          <Office key={office.id} office={office} labels={offices.labels} services={services} />
        ))}
      </div>
      <span className="crossing" />
      <span className="trace-out" />
    </section>
  )
}

interface OfficeProps {
  office: Offices['items'][number]
  labels: Offices['labels']
  services: readonly Service[]
}

function Office({ office, labels, services }: OfficeProps) {
  return (
    <div className="rail-list-item">
      <Card className="office">
        <div className="office-name">
          <CardTitle title={office.name} href={office.href} />
          <dl className="office-facts">
            <dt>{labels.localTime}</dt>
            <dd data-clock={office.timeZone}>{utcOffsetName(office.timeZone)}</dd>
            <dt>{labels.established}</dt>
            <dd>{office.established}</dd>
          </dl>
        </div>
        <dl className="office-reach">
          <dt>{labels.address}</dt>
          <dd>{office.address}</dd>
          <dt>{labels.phone}</dt>
          <dd>
            <PhoneLink phone={office.phone} />
          </dd>
          <dt>{labels.email}</dt>
          <dd>
            <MailLink email={office.email} />
          </dd>
        </dl>
        <div className="office-specialties">
          <h4>{labels.specialties}</h4>
          <ul>
            {servicesWith(services, office.specialties).map((service) => (
              <li key={service.slug}>
                <a href={servicePath(service)}>{service.name}</a>
              </li>
            ))}
          </ul>
        </div>
        <dl className="office-size">
          <dt>{labels.employees}</dt>
          <dd>{office.employees}</dd>
        </dl>
      </Card>
    </div>
  )
}
