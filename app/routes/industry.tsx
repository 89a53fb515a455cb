import { data } from 'react-router'
import { siteOf } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/industry.ts'

export function loader(args: Route.LoaderArgs) {
  const { industries, industriesPage, company } = siteOf(args)
  const industry = industries.find(({ slug }) => slug === args.params.slug)
  if (!industry) throw data(null, { status: 404 })
  return { industry, industriesPage, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? seo(
        { title: loaderData.industry.title, description: loaderData.industry.subtitle },
        loaderData.company.name,
      )
    : []

export default function IndustryRoute({ loaderData: { industry } }: Route.ComponentProps) {
  return <PageHero title={industry.title} subtitle={industry.subtitle} />
}
