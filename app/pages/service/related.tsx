import { LinkedServices } from '#app/sections/linked-services.tsx'
import { industryPath } from '#content/industries.ts'
import type { Industry, Service } from '#content/schema.ts'
import type { ServicesPage } from '#content/services-page.ts'

interface ServiceRelatedProps {
  before: readonly Service[]
  after: readonly Service[]
  industries: readonly Industry[]
  labels: ServicesPage['page']
}

/** Where a project usually comes from and goes on, and the industries that use the service. */
export function ServiceRelated({ before, after, industries, labels }: ServiceRelatedProps) {
  return (
    <nav className="service-block service-related" aria-labelledby="related">
      <h2 id="related" className="service-heading">
        {labels.related}
      </h2>
      <div className="related-lists">
        {before.length > 0 && <LinkedServices title={labels.before} services={before} />}
        {after.length > 0 && <LinkedServices title={labels.after} services={after} />}
        {industries.length > 0 && (
          <div className="linked">
            <h3>{labels.industries}</h3>
            <ul>
              {industries.map((industry) => (
                <li key={industry.slug}>
                  <a href={industryPath(industry)}>{industry.name}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </nav>
  )
}
