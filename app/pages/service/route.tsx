import { data } from 'react-router'
import { serviceFigureStyles, useServiceFigure } from '#app/figures/services/service-figures.ts'
import { metaTags } from '#app/head/meta-tags.ts'
import { breadcrumbs } from '#app/head/structured-data.ts'
import { siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { precedingServices, servicesWith } from '#content/services.ts'
import type { Route } from './+types/route.ts'
import { ServiceBenefits } from './benefits.tsx'
import { ServiceFigure } from './figure.tsx'
import { ServiceOffer } from './offer.tsx'
import { ServiceOverview } from './overview.tsx'
import { ServiceRelated } from './related.tsx'
import style from './service.css?inline'
import { ServiceTerms } from './terms.tsx'

export const handle = { style: style + serviceFigureStyles }

export function loader(args: Route.LoaderArgs) {
  const { services, servicesPage, industries, chrome } = siteOf(args)
  const { slug } = args.params
  const service = services.find((each) => each.slug === slug)
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
    before: precedingServices(services, service),
    after: servicesWith(services, service.followedBy),
    industries: industries.filter((industry) => industry.services.some((used) => used.slug === slug)),
  }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { service, breadcrumb } = args.loaderData
  const { title } = service
  return [
    ...metaTags(args, { title, description: service.heroSubtitle }, title),
    breadcrumbs(args, breadcrumb.links, title),
  ]
}

export default function ServiceRoute({ loaderData, params }: Route.ComponentProps) {
  const { service, labels, breadcrumb, ...related } = loaderData
  const figure = useServiceFigure(params.slug)
  return (
    <div className="service-page">
      <PageHero title={service.title} subtitle={service.heroSubtitle} breadcrumb={breadcrumb} />
      {figure ? (
        <ServiceFigure figure={figure} service={service} tag={labels.illustrative} />
      ) : (
        <div className="traced service-start">
          <span className="trace-out" />
        </div>
      )}
      <ServiceOverview service={service} labels={labels} />
      <ServiceTerms service={service} labels={labels} />
      <ServiceBenefits title={labels.benefits} benefits={service.keyBenefits} />
      <ServiceOffer service={service} labels={labels} />
      <ServiceRelated {...related} labels={labels} />
    </div>
  )
}
