import { LinkList } from '#app/sections/link-list.tsx'
import { industryPath } from '#content/industries.ts'
import type { Industry, Service } from '#content/schema.ts'
import { serviceLink } from '#content/services.ts'
import type { ServicesPage } from '#content/services-page.ts'

interface ServiceRelatedProps {
  before: readonly Service[]
  after: readonly Service[]
  industries: readonly Industry[]
  labels: ServicesPage['page']
}

/** Where a project usually comes from and goes on, and the industries that use the service. */
export function ServiceRelated({ before, after, industries, labels }: ServiceRelatedProps) {
  if (before.length + after.length + industries.length === 0) return null
  return (
    <nav className="service-block service-related" aria-labelledby="related">
      <h2 id="related" className="service-heading">
        {labels.related}
      </h2>
      <div className="related-lists">
        <LinkList title={labels.before} links={before.map(serviceLink)} />
        <LinkList title={labels.after} links={after.map(serviceLink)} />
        <LinkList
          title={labels.industries}
          links={industries.map((industry) => ({ name: industry.name, path: industryPath(industry) }))}
        />
      </div>
    </nav>
  )
}
