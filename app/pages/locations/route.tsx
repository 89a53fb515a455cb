import script from 'virtual:enhance/locations'
import { metaTags } from '#app/head/meta-tags.ts'
import { offices } from '#app/head/structured-data.ts'
import { Closing, directContact } from '#app/sections/closing.tsx'
import { siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import type { Route } from './+types/route.ts'
import { LocationsAddresses } from './addresses.tsx'
import style from './locations.css?inline'
import { LocationsOffices } from './offices.tsx'
import { LocationsPresence } from './presence.tsx'
import { LocationsStats } from './stats.tsx'
import { LocationsSupport } from './support.tsx'

export const handle = { style, script }

export const loader = (args: Route.LoaderArgs) => {
  const { chrome, locations, services, company } = siteOf(args)
  return { locations, services, company, contact: { ...directContact(chrome, company), all: '' } }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [
        ...metaTags(args, args.loaderData.locations.meta, args.loaderData.locations.hero.title),
        ...offices(args, args.loaderData.locations.offices.items, args.loaderData.company.name),
      ]
    : []

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { locations, services, company, contact } = loaderData
  const { offices, closing } = locations
  return (
    <>
      <PageHero {...locations.hero} />
      <LocationsStats locations={locations} email={company.email} />
      <LocationsPresence presence={locations.presence} offices={offices.items} />
      <LocationsOffices offices={offices} services={services} />
      <LocationsSupport support={locations.support} />
      <LocationsAddresses addresses={locations.addresses} email={company.email} />
      <Closing title={closing.heading} text={closing.text} contact={contact}>
        <ActionButton action={closing.primary} className="button-large" />
        <ActionButton action={closing.secondary} tone="outline" className="button-large" />
      </Closing>
    </>
  )
}
