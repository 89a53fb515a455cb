import { LinkList } from '#app/sections/link-list.tsx'
import type { IndustriesPage } from '#content/industries-page.ts'
import type { Industry, Service } from '#content/schema.ts'
import { serviceLink } from '#content/services.ts'

interface IndustryServicesProps extends Pick<Industry, 'notIncluded' | 'firstStep'> {
  services: readonly Service[]
  labels: IndustriesPage['labels']
}

/** The services that an industry uses most, what we do not do in it, and how to start. */
export function IndustryServices({ services, notIncluded, firstStep, labels }: IndustryServicesProps) {
  return (
    <div className="industry-services">
      <LinkList title={labels.services} links={services.map(serviceLink)} />
      <dl className="industry-terms">
        {notIncluded && (
          <div>
            <dt className="list-title">{labels.excluded}</dt>
            <dd>{notIncluded}</dd>
          </div>
        )}
        <div>
          <dt className="list-title">{labels.start}</dt>
          {firstStep && <dd>{firstStep}</dd>}
          <dd>
            <a className="text-link" href="/services#ways">
              {labels.ways}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
