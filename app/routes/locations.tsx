import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/locations.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { locations, company } = siteOf(args)
  return { locations, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.locations.meta, loaderData.company.name) : []

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { locations } = loaderData
  return <PageHero {...locations.hero} />
}
