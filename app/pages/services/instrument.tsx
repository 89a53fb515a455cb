import { Thumbnail } from '#app/figures/services/thumbnail.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { CatalogGroup } from '#content/addresses/service-catalog.ts'
import { fill } from '#content/keys/fill.ts'
import { servicePath } from '#content/services.ts'

/**
 * A group of services as the front of an instrument: three modules with a channel for each service. The trace crosses
 * the front and branches off to the channels of each module.
 */
export function Instrument({ group, count }: { group: CatalogGroup; count: string }) {
  const { id, heading, description, sections } = group
  const channels = sections.reduce((sum, { services }) => sum + services.length, 0)
  return (
    <section id={id} className="traced instrument" aria-labelledby={`${id}-title`}>
      <span className="flyback" />
      <span className="instrument-front" />
      <span className="trace-in" />
      <div className="instrument-head">
        <h2 id={`${id}-title`}>{heading}</h2>
        <div>
          <p className="instrument-count">{fill(count, { count: channels })}</p>
          <Paragraph>{description}</Paragraph>
        </div>
      </div>
      <div className="instrument-modules">
        {sections.map(({ id: module, name, services }) => (
          <div key={module} className="instrument-module">
            <h3>{name}</h3>
            <ul>
              {services.map((service) => (
                <li key={service.slug}>
                  <a className="channel" href={servicePath(service)}>
                    <Thumbnail slug={service.slug} />
                    <span className="channel-name">{service.name}</span>
                  </a>
                  <Paragraph className="channel-summary">{service.summary}</Paragraph>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <span className="instrument-line" />
      <span className="trace-out" />
    </section>
  )
}
