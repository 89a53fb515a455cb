import { serviceFigureStyles } from '#app/figures/services/service-figures.ts'
import { metaTags } from '#app/head/meta-tags.ts'
import { Closing, directContact } from '#app/sections/closing.tsx'
import { siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { RuledRows } from '#app/sections/ruled-rows.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import { catalogOf } from '#content/addresses/service-catalog.ts'
import type { Route } from './+types/route.ts'
import { Instrument } from './instrument.tsx'
import style from './services.css?inline'

export const handle = { style: style + serviceFigureStyles }

export const loader = (args: Route.LoaderArgs) => {
  const { servicesPage, services, chrome, company } = siteOf(args)
  return {
    servicesPage,
    groups: catalogOf(servicesPage.groups, services),
    contact: directContact(chrome, company),
  }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? metaTags(args, args.loaderData.servicesPage.meta, args.loaderData.servicesPage.hero.title)
    : []

export default function Services({ loaderData: { servicesPage, groups, contact } }: Route.ComponentProps) {
  const { hero, channels, ways, steps, closing } = servicesPage
  return (
    <>
      <PageHero {...hero} />
      {groups.map((group) => (
        <Instrument key={group.id} group={group} count={channels} />
      ))}
      <RuledRows id="ways" {...ways} />
      <RuledRows id="steps" {...steps} numbered />
      <Closing title={closing.heading} text={closing.text} contact={contact}>
        <ActionButton action={closing.primary} className="button-large" />
        <ActionButton action={closing.secondary} tone="outline" className="button-large" />
      </Closing>
    </>
  )
}
