import { catalogOf } from '#content/catalog.ts'
import { siteOf } from '../page-context.ts'
import { Closing } from '../sections/closing.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Instrument } from '../sections/services-instrument.tsx'
import { seo } from '../seo.ts'
import style from '../services.css?inline'
import { ActionKey } from '../ui/action-key.tsx'
import type { Route } from './+types/services.ts'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { servicesPage, services } = siteOf(args)
  return { servicesPage, groups: catalogOf(servicesPage.groups, services) }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? seo(args, args.loaderData.servicesPage.meta) : []

export default function Services({ loaderData: { servicesPage, groups } }: Route.ComponentProps) {
  const { hero, channels, closing } = servicesPage
  return (
    <>
      <PageHero {...hero} />
      {groups.map((group) => (
        <Instrument key={group.id} group={group} count={channels} />
      ))}
      <Closing title={closing.heading} text={closing.text}>
        <ActionKey action={closing.primary} className="min-h-[56px]" />
        <ActionKey action={closing.secondary} tone="outline" className="min-h-[56px]" />
      </Closing>
    </>
  )
}
