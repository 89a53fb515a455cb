import { metaTags } from '#app/head/meta-tags.ts'
import { vacancies } from '#app/head/structured-data.ts'
import { siteOf } from '#app/page-context.ts'
import { Closing } from '#app/sections/closing.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import type { Route } from './+types/route.ts'
import { CareersBenefits } from './benefits.tsx'
import style from './careers.css?inline'
import { CareersCulture } from './culture.tsx'
import { CareersEntry } from './entry.tsx'
import { CareersLife } from './life.tsx'
import { CareersPositions } from './positions.tsx'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { careers, company, locations } = siteOf(args)
  return { careers, company, offices: locations.offices.items }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [
        ...metaTags(args, args.loaderData.careers.meta),
        ...vacancies(args, args.loaderData.careers.positions.items, {
          offices: args.loaderData.offices,
          company: args.loaderData.company.name,
        }),
      ]
    : []

export default function Careers({ loaderData: { careers, offices } }: Route.ComponentProps) {
  const { hero, closing } = careers
  return (
    <>
      <PageHero title={hero.title} subtitle={hero.subtitle}>
        <ActionButton action={hero.action} className="min-h-[48px]" />
      </PageHero>
      <CareersEntry {...hero} />
      <CareersBenefits benefits={careers.benefits} />
      <CareersPositions positions={careers.positions} />
      <CareersCulture culture={careers.culture} />
      <CareersLife life={careers.life} offices={offices} />
      <div className="careers-closing">
        <Closing title={closing.heading} text={closing.text}>
          <ActionButton action={closing.primary} className="min-h-[56px]" />
          <ActionButton action={closing.secondary} tone="outline" className="min-h-[56px]" />
        </Closing>
      </div>
    </>
  )
}
