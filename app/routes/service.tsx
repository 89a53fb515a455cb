import { data } from 'react-router'
import { useServiceFigure } from '../figures/services.ts'
import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { ServiceBenefits } from '../sections/service-benefits.tsx'
import { ServiceFigure } from '../sections/service-figure.tsx'
import { ServiceNeighbours } from '../sections/service-neighbours.tsx'
import { ServiceOffer } from '../sections/service-offer.tsx'
import { ServiceOverview } from '../sections/service-overview.tsx'
import { seo } from '../seo.ts'
import style from '../services.css?inline'
import { breadcrumbs } from '../structured-data.ts'
import type { Route } from './+types/service.ts'

export const handle = { style }

export function loader(args: Route.LoaderArgs) {
  const { services, servicesPage, chrome } = siteOf(args)
  const index = services.findIndex(({ slug }) => slug === args.params.slug)
  const service = services[index]
  if (!service) throw data(null, { status: 404 })
  const above = servicesPage.groups
    .filter(({ id }) => id === service.group)
    .map(({ id, name }) => ({ name, path: `/services#${id}` }))
  return {
    service,
    labels: servicesPage.page,
    trail: { label: chrome.trail, links: [{ name: servicesPage.hero.title, path: '/services' }, ...above] },
    // The last is followed by the first.
    previous: services.at(index - 1) ?? service,
    next: services[(index + 1) % services.length] ?? service,
  }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { service, trail } = args.loaderData
  const { title } = service
  return [...seo(args, { title, description: service.heroSubtitle }), breadcrumbs(args, trail.links, title)]
}

export default function ServiceRoute({ loaderData, params }: Route.ComponentProps) {
  const { service, labels, trail, previous, next } = loaderData
  const figure = useServiceFigure(params.slug)
  return (
    <div className="service-page">
      <PageHero title={service.title} subtitle={service.heroSubtitle} trail={trail} />
      {figure ? (
        <ServiceFigure figure={figure} service={service} />
      ) : (
        <div className="traced service-start">
          <span className="trace-out" />
        </div>
      )}
      <ServiceOverview service={service} labels={labels} />
      <ServiceBenefits title={labels.benefits} benefits={service.keyBenefits} />
      <ServiceOffer service={service} labels={labels} />
      <ServiceNeighbours previous={previous} next={next} labels={labels} />
    </div>
  )
}
