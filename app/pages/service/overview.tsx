import { buttonClass } from '#app/ui/button.tsx'
import { Paragraph } from '#app/ui/paragraph.tsx'
import type { Service } from '#content/schema.ts'
import type { ServicesPage } from '#content/services-page.ts'
import { InputsAndDeliverables } from './inputs-and-deliverables.tsx'

/** The end of a service page's trace: the button that starts a conversation. */
export function ServiceOverview({ service, labels }: { service: Service; labels: ServicesPage['page'] }) {
  return (
    <section className="traced service-overview" aria-labelledby="overview">
      <span className="flyback" />
      <span className="trace-in" />
      <h2 id="overview" className="service-heading">
        {labels.overview}
      </h2>
      <Paragraph>{service.overview}</Paragraph>
      <InputsAndDeliverables service={service} labels={labels} />
      <div className="service-button">
        <a className={`${buttonClass()} button-medium`} href={service.departmentContactPath}>
          {labels.discuss}
        </a>
      </div>
    </section>
  )
}
