import type { Service } from '#content/schema.ts'
import type { ServicesPage } from '#content/services-page.ts'

interface ServiceTermsProps {
  service: Pick<Service, 'duration' | 'team' | 'notIncluded'>
  labels: ServicesPage['page']
}

/** What a buyer asks before writing: how long, how many people, what is not included, and how we work. */
export function ServiceTerms({ service: { duration, team, notIncluded }, labels }: ServiceTermsProps) {
  return (
    <section className="service-block service-terms" aria-labelledby="terms">
      <h2 id="terms" className="service-heading">
        {labels.terms}
      </h2>
      <dl>
        <div>
          <dt>{labels.duration}</dt>
          <dd>{duration}</dd>
        </div>
        <div>
          <dt>{labels.team}</dt>
          <dd>{team}</dd>
        </div>
        {notIncluded && (
          <div className="terms-excluded">
            <dt>{labels.excluded}</dt>
            <dd>{notIncluded}</dd>
          </div>
        )}
      </dl>
      <a className="text-link" href="/services#ways">
        {labels.ways}
      </a>
    </section>
  )
}
