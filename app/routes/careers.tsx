import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/careers.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { careers, company } = siteOf(args)
  return { careers, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.careers.meta, loaderData.company.name) : []

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { careers } = loaderData
  return <PageHero {...careers.hero} />
}
