import { data } from 'react-router'
import { serviceFigureStyles, useServiceFigure } from '#app/figures/services/service-figures.ts'
import { metaTags } from '#app/head/meta-tags.ts'
import { breadcrumbs } from '#app/head/structured-data.ts'
import { siteOf } from '#app/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import type { Route } from './+types/route.ts'
import { ServiceBenefits } from './benefits.tsx'
import { ServiceFigure } from './figure.tsx'
import { ServiceNeighbours } from './neighbours.tsx'
import { ServiceOffer } from './offer.tsx'
import { ServiceOverview } from './overview.tsx'
import style from './service.css?inline'

export const handle = { style: style + serviceFigureStyles }

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
    breadcrumb: {
      label: chrome.trail,
      links: [{ name: servicesPage.hero.title, path: '/services' }, ...above],
    },
    // The first service follows the last one.
    previous: services.at(index - 1) ?? service,
    next: services[(index + 1) % services.length] ?? service,
  }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { service, breadcrumb } = args.loaderData
  const { title } = service
  return [
    ...metaTags(args, { title, description: service.heroSubtitle }),
    breadcrumbs(args, breadcrumb.links, title),
  ]
}

export default function ServiceRoute({ loaderData, params }: Route.ComponentProps) {
  const { service, labels, breadcrumb, previous, next } = loaderData
  const figure = useServiceFigure(params.slug)
  return (
    <div className="service-page">
      <PageHero title={service.title} subtitle={service.heroSubtitle} breadcrumb={breadcrumb} />
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
