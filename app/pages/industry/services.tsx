import { LinkedServices } from '#app/sections/linked-services.tsx'
import type { IndustriesPage } from '#content/industries-page.ts'
import type { Service } from '#content/schema.ts'

interface IndustryServicesProps {
  services: readonly Service[]
  notIncluded: string
  labels: IndustriesPage['labels']
}

/** The services that an industry uses most, and what we do not do in it. */
export function IndustryServices({ services, notIncluded, labels }: IndustryServicesProps) {
  return (
    <div className="industry-services">
      <LinkedServices title={labels.services} services={services} />
      {notIncluded && (
        <dl className="industry-excluded">
          <dt>{labels.excluded}</dt>
          <dd>{notIncluded}</dd>
        </dl>
      )}
    </div>
  )
}
