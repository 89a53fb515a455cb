import { LinkedServices } from '#app/sections/linked-services.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
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
        <div className="industry-excluded">
          <h3>{labels.excluded}</h3>
          <Paragraph>{notIncluded}</Paragraph>
        </div>
      )}
    </div>
  )
}
