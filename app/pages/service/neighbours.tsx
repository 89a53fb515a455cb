import type { Service } from '#content/schema.ts'
import { servicePath } from '#content/services.ts'
import type { ServicesPage } from '#content/services-page.ts'

interface ServiceNeighboursProps {
  previous: Pick<Service, 'slug' | 'name'>
  next: Pick<Service, 'slug' | 'name'>
  labels: ServicesPage['page']
}

export function ServiceNeighbours({ previous, next, labels }: ServiceNeighboursProps) {
  return (
    <nav className="service-block service-neighbours" aria-label={labels.neighbours}>
      <a href={servicePath(previous)} rel="prev">
        <span>← {labels.previous}</span>
        {previous.name}
      </a>
      <a href={servicePath(next)} rel="next">
        <span>{labels.next} →</span>
        {next.name}
      </a>
    </nav>
  )
}
