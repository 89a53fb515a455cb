import style from '../home.css?inline'
import { siteOf } from '../page-context.ts'
import { Closing } from '../sections/closing.tsx'
import { HomeCursor } from '../sections/home-cursor.tsx'
import { HomeHero } from '../sections/home-hero.tsx'
import { HomeProjects } from '../sections/home-projects.tsx'
import { HomeServices } from '../sections/home-services.tsx'
import { HomeStats } from '../sections/home-stats.tsx'
import { seo } from '../seo.ts'
import { organization } from '../structured-data.ts'
import { ActionKey } from '../ui/action-key.tsx'
import type { Route } from './+types/home.ts'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { home, company } = siteOf(args)
  return { home, company }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [...seo(args, args.loaderData.home.meta), organization(args, args.loaderData.company)]
    : []

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <HomeServices services={home.services} />
      <HomeStats title={home.statsTitle} stats={home.stats} imageAlt={home.statsImageAlt} />
      <HomeProjects projects={home.projects} />
      <Closing title={home.start.title} text={home.start.description}>
        <ActionKey action={home.start.action} className="min-h-[56px]" />
      </Closing>
      <HomeCursor />
    </>
  )
}
