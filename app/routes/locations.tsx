import style from '../contact.css?inline'
import { siteOf } from '../page-context.ts'
import { Closing } from '../sections/closing.tsx'
import { LocationsAddresses } from '../sections/locations-addresses.tsx'
import { LocationsOffices } from '../sections/locations-offices.tsx'
import { LocationsPresence } from '../sections/locations-presence.tsx'
import { LocationsStats } from '../sections/locations-stats.tsx'
import { LocationsSupport } from '../sections/locations-support.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import { offices } from '../structured-data.ts'
import { ActionKey } from '../ui/action-key.tsx'
import type { Route } from './+types/locations.ts'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { locations, services, company } = siteOf(args)
  return { locations, services, company }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [
        ...seo(args, args.loaderData.locations.meta),
        ...offices(args, args.loaderData.locations.offices.items, args.loaderData.company.name),
      ]
    : []

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { locations, services, company } = loaderData
  const { offices, closing } = locations
  return (
    <>
      <PageHero {...locations.hero} />
      <LocationsStats {...locations} />
      <LocationsPresence presence={locations.presence} offices={offices.items} />
      <LocationsOffices offices={offices} services={services} />
      <LocationsSupport support={locations.support} />
      <LocationsAddresses addresses={locations.addresses} email={company.email} />
      <Closing title={closing.heading} text={closing.text}>
        <ActionKey action={closing.primary} className="min-h-[56px]" />
        <ActionKey action={closing.secondary} tone="outline" className="min-h-[56px]" />
      </Closing>
    </>
  )
}
