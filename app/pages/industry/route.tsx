import { data } from 'react-router'
import { industryFigures } from '#app/figures/industries/industry-figures.ts'
import { metaTags } from '#app/head/meta-tags.ts'
import { breadcrumbs } from '#app/head/structured-data.ts'
import { siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { servicesWith } from '#content/services.ts'
import type { Route } from './+types/route.ts'
import { IndustryEnd } from './end.tsx'
import style from './industry.css?inline'
import { IndustryOfferings } from './offerings.tsx'
import { IndustryOverview } from './overview.tsx'
import { IndustryServices } from './services.tsx'
import { IndustrySystem } from './system.tsx'

export const handle = { style }

export function loader(args: Route.LoaderArgs) {
  const { industries, industriesPage, services, chrome } = siteOf(args)
  const position = industries.findIndex(({ slug }) => slug === args.params.slug)
  const industry = industries[position]
  const system = industry && industryFigures[industry.slug]
  if (!industry || !system) throw data(null, { status: 404 })
  const others = industries.filter((each) => each !== industry)
  const next = others[position % others.length]
  const previous = others.at(position - 1)
  const breadcrumb = {
    label: chrome.trail,
    links: [{ name: industriesPage.hero.title, path: '/industries' }],
  }
  return {
    industry,
    next,
    previous,
    services: servicesWith(services, industry.services),
    industriesPage,
    breadcrumb,
  }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { industry, breadcrumb } = args.loaderData
  const { title } = industry
  return [
    ...metaTags(args, { title, description: industry.subtitle }, title),
    breadcrumbs(args, breadcrumb.links, title),
  ]
}

export default function IndustryRoute({ loaderData }: Route.ComponentProps) {
  const { industry, next, previous, services, industriesPage, breadcrumb } = loaderData
  const system = industryFigures[industry.slug]
  return (
    <>
      <PageHero title={industry.title} subtitle={industry.subtitle} breadcrumb={breadcrumb} />
      {system && (
        <>
          <IndustrySystem industry={industry} system={system} labels={industriesPage.labels} />
          <div className="traced industry-body">
            <span className="flyback" />
            <span className="trace-in" />
            <IndustryOverview overview={industry.overview} />
            <IndustryOfferings
              title={industriesPage.labels.offerings}
              offerings={industry.offerings}
              system={system}
            />
            <IndustryServices
              services={services}
              notIncluded={industry.notIncluded}
              firstStep={industry.firstStep}
              labels={industriesPage.labels}
            />
            <IndustryEnd page={industriesPage} previous={previous} next={next} />
          </div>
        </>
      )}
    </>
  )
}
