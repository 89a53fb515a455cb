import type { CatalogGroup } from '#content/catalog.ts'
import { servicePath } from '#content/services.ts'
import { slugOf } from '#content/slug.ts'
import { Thumbnail } from '../figures/thumbnail.tsx'

/**
 * A group of services as the front of an instrument: a channel for each service, in three rows that hang on the trace. The
 * trace comes in on the left, feeds the rows, and is collected on the right.
 */
export function Instrument({ group, unit }: { group: CatalogGroup; unit: string }) {
  const { id, heading, description, sections } = group
  const channels = sections.reduce((sum, { services }) => sum + services.length, 0)
  return (
    <section id={id} className="traced instrument" aria-labelledby={`${id}-title`}>
      <span className="flyback" />
      <span className="instrument-front" />
      <span className="trace-in" />
      <div className="instrument-head">
        <h2 id={`${id}-title`}>{heading}</h2>
        <p>{description}</p>
        <p className="instrument-count">
          {channels} {unit}
        </p>
      </div>
      {sections.map(({ id: row, name, services }) => (
        <div key={row} className="channels">
          <h3>{name}</h3>
          <ul>
            {services.map((service) => (
              <li key={service.name}>
                <a className="channel" href={servicePath(service)}>
                  <Thumbnail slug={slugOf(service.name)} />
                  {service.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <span className="trace-out" />
    </section>
  )
}
