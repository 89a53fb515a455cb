import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/industries.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { industriesPage, industries, company } = siteOf(args)
  return { industriesPage, industries, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.industriesPage.meta, loaderData.company.name) : []

export default function Industries({ loaderData }: Route.ComponentProps) {
  const { industriesPage } = loaderData
  return <PageHero {...industriesPage.hero} />
}
