import type { ReactNode } from 'react'
import { utcOffsetName } from '#app/figures/pages/locations/office-hours.ts'
import { MailLink, PhoneLink } from '#app/sections/contact-links.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Locations } from '#content/locations.ts'
import type { Office as OfficeText, Service } from '#content/schema.ts'
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
        {offices.items.length === 0 && (
          <div className="rail-list-item">
            <Paragraph className="offices-none">{offices.empty}</Paragraph>
          </div>
        )}
      </div>
      <span className="trace-line crossing" />
      <span className="trace-out" />
    </section>
  )
}

interface OfficeProps {
  office: OfficeText
  labels: Offices['labels']
  services: readonly Service[]
}

function Office({ office, labels, services }: OfficeProps) {
  const { name, href, timeZone, established, address, phone, email, employees } = office
  const specialties = servicesWith(services, office.specialties ?? [])
  return (
    <div className="rail-list-item">
      <Card className="office">
        <div className="office-name">
          <CardTitle title={name} href={href} />
          {(timeZone || established) && (
            <dl className="office-facts">
              {timeZone && (
                <>
                  <dt>{labels.localTime}</dt>
                  <dd data-clock={timeZone}>{utcOffsetName(timeZone)}</dd>
                </>
              )}
              <Line label={labels.established}>{established}</Line>
            </dl>
          )}
        </div>
        {(address || phone || email) && (
          <dl className="office-reach">
            <Line label={labels.address}>{address}</Line>
            <Line label={labels.phone}>{phone && <PhoneLink phone={phone} />}</Line>
            <Line label={labels.email}>{email && <MailLink email={email} />}</Line>
          </dl>
        )}
        {specialties.length > 0 && (
          <div className="office-specialties">
            <h4>{labels.specialties}</h4>
            <ul>
              {specialties.map((service) => (
                <li key={service.slug}>
                  <a href={servicePath(service)}>{service.name}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {employees && (
          <dl className="office-size">
            <Line label={labels.employees}>{employees}</Line>
          </dl>
        )}
      </Card>
    </div>
  )
}

/** A line of a list of terms, which is left out while it is empty. */
const Line = ({ label, children }: { label: string; children: ReactNode }) =>
  children && (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
