import style from '../company.css?inline'
import { siteOf } from '../page-context.ts'
import { AboutHistory } from '../sections/about-history.tsx'
import { AboutLeadership } from '../sections/about-leadership.tsx'
import { AboutStory } from '../sections/about-story.tsx'
import { AboutValues } from '../sections/about-values.tsx'
import { Closing } from '../sections/closing.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import { ActionKey } from '../ui/action-key.tsx'
import type { Route } from './+types/about.ts'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { about, home } = siteOf(args)
  return { about, stats: home.stats }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? seo(args, args.loaderData.about.meta) : []

export default function About({ loaderData: { about, stats } }: Route.ComponentProps) {
  const { closing } = about
  return (
    <>
      <PageHero {...about.hero} />
      <AboutStory about={about} stats={stats} />
      <AboutValues values={about.values} />
      <AboutLeadership leadership={about.leadership} />
      <AboutHistory history={about.history} />
      <Closing title={closing.heading} text={closing.text}>
        <ActionKey action={closing.action} className="min-h-[56px]" />
      </Closing>
    </>
  )
}
