import { data } from 'react-router'
import { slugOf } from '#content/slug.ts'
import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/service.ts'

export function loader(args: Route.LoaderArgs) {
  const { services, servicesPage, company } = siteOf(args)
  const service = services.find(({ name }) => slugOf(name) === args.params.slug)
  if (!service) throw data(null, { status: 404 })
  return { service, servicesPage, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seo(
        { title: loaderData.service.title, description: loaderData.service.heroSubtitle },
        loaderData.company.name,
      )
    : []

export default function ServiceRoute({ loaderData: { service } }: Route.ComponentProps) {
  return <PageHero title={service.title} subtitle={service.heroSubtitle} />
}
