import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/about.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { about, company } = siteOf(args)
  return { about, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.about.meta, loaderData.company.name) : []

export default function About({ loaderData }: Route.ComponentProps) {
  const { about } = loaderData
  return <PageHero {...about.hero} />
}
