import { siteOf } from '../page-context.ts'
import { HomeCursor } from '../sections/home-cursor.tsx'
import { HomeHero } from '../sections/home-hero.tsx'
import { HomeProjects } from '../sections/home-projects.tsx'
import { HomeServices } from '../sections/home-services.tsx'
import { HomeStart } from '../sections/home-start.tsx'
import { HomeStats } from '../sections/home-stats.tsx'
import { seo } from '../seo.ts'
import type { Route } from './+types/home.ts'

export const loader = (args: Route.LoaderArgs) => {
  const { home, company } = siteOf(args)
  return { home, company }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? seo(loaderData.home.meta, loaderData.company.name) : []

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <HomeServices services={home.services} />
      <HomeStats title={home.statsTitle} stats={home.stats} />
      <HomeProjects projects={home.projects} />
      <HomeStart start={home.start} />
      <HomeCursor />
    </>
  )
}
