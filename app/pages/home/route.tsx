import script from 'virtual:enhance/home'
import { metaTags } from '#app/head/meta-tags.ts'
import { organization } from '#app/head/structured-data.ts'
import { Closing, directContact } from '#app/sections/closing.tsx'
import { siteOf } from '#app/sections/page-context.ts'
import { RuledRows } from '#app/sections/ruled-rows.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import type { Route } from './+types/route.ts'
import { HomeCursor } from './cursor.tsx'
import { HomeHero } from './hero.tsx'
import style from './home.css?inline'
import { HomeProjects } from './projects.tsx'
import { HomeServices } from './services.tsx'
import { HomeStats } from './stats.tsx'

export const handle = { style, script }

export const loader = (args: Route.LoaderArgs) => {
  const { home, chrome, company } = siteOf(args)
  return { home, company, contact: directContact(chrome, company) }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [
        ...metaTags(args, args.loaderData.home.meta, args.loaderData.home.hero.title),
        organization(args, args.loaderData.company),
      ]
    : []

export default function Home({ loaderData: { home, contact } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hero={home.hero} />
      <HomeServices services={home.services} />
      <RuledRows id="working-with-us" {...home.workingWithUs} />
      <HomeStats title={home.statsTitle} stats={home.stats} imageAlt={home.statsImageAlt} />
      <HomeProjects projects={home.projects} />
      <Closing title={home.start.title} text={home.start.description} contact={contact}>
        <ActionButton action={home.start.action} className="button-large" />
      </Closing>
      <HomeCursor />
    </>
  )
}
