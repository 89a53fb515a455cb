import { metaTags } from '#app/head/meta-tags.ts'
import { Closing, directContact } from '#app/sections/closing.tsx'
import { siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { RuledRows } from '#app/sections/ruled-rows.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import type { Route } from './+types/route.ts'
import style from './about.css?inline'
import { AboutHistory } from './history.tsx'
import { AboutLeadership } from './leadership.tsx'
import { AboutStory } from './story.tsx'
import { AboutValues } from './values.tsx'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { about, chrome, company, home } = siteOf(args)
  return { about, stats: home.stats, contact: directContact(chrome, company) }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? metaTags(args, args.loaderData.about.meta, args.loaderData.about.hero.title) : []

export default function About({ loaderData: { about, stats, contact } }: Route.ComponentProps) {
  const { closing } = about
  return (
    <>
      <PageHero {...about.hero} />
      <AboutStory about={about} stats={stats} />
      <AboutValues values={about.values} />
      <AboutLeadership leadership={about.leadership} />
      <AboutHistory history={about.history} />
      <RuledRows id="terms" {...about.terms} />
      <Closing title={closing.heading} text={closing.text} contact={contact}>
        <ActionButton action={closing.action} className="button-large" />
      </Closing>
    </>
  )
}
