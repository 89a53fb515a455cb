import { siteOf } from '../page-context.ts'
import { seo } from '../seo.ts'
import type { Route } from './+types/home.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { home, company } = siteOf(args)
  return { home, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.home.meta, loaderData.company.name) : []

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return <h1>{home.hero.title}</h1>
}
