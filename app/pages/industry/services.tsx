import { LinkList } from '#app/sections/link-list.tsx'
import type { IndustriesPage } from '#content/industries-page.ts'
import type { Service } from '#content/schema.ts'
import { serviceLink } from '#content/services.ts'

interface IndustryServicesProps {
  services: readonly Service[]
  notIncluded: string
  labels: IndustriesPage['labels']
}

/** The services that an industry uses most, and what we do not do in it. */
export function IndustryServices({ services, notIncluded, labels }: IndustryServicesProps) {
  return (
    <div className="industry-services">
      <LinkList title={labels.services} links={services.map(serviceLink)} />
      {notIncluded && (
        <dl className="industry-excluded">
          <dt className="list-title">{labels.excluded}</dt>
          <dd>{notIncluded}</dd>
        </dl>
      )}
    </div>
  )
}
