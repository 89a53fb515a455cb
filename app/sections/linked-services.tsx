import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Service } from '#content/schema.ts'
import { servicePath } from '#content/services.ts'

interface LinkedServicesProps {
  title: string
  services: readonly Pick<Service, 'slug' | 'name' | 'summary'>[]
}

/** Links to services, with a line for each. */
export function LinkedServices({ title, services }: LinkedServicesProps) {
  return (
    <div className="linked">
      <h3>{title}</h3>
      <ul>
        {services.map((service) => (
          <li key={service.slug}>
            <a href={servicePath(service)}>{service.name}</a>
            <Paragraph>{service.summary}</Paragraph>
          </li>
        ))}
      </ul>
    </div>
  )
}
