import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/services.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { servicesPage, services, company } = siteOf(args)
  return { servicesPage, services, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.servicesPage.meta, loaderData.company.name) : []

export default function Services({ loaderData }: Route.ComponentProps) {
  const { servicesPage } = loaderData
  return <PageHero {...servicesPage.hero} />
}
