import style from '../company.css?inline'
import { siteOf } from '../page-context.ts'
import { CareersBenefits } from '../sections/careers-benefits.tsx'
import { CareersCulture } from '../sections/careers-culture.tsx'
import { CareersEntry } from '../sections/careers-entry.tsx'
import { CareersLife } from '../sections/careers-life.tsx'
import { CareersPositions } from '../sections/careers-positions.tsx'
import { Closing } from '../sections/closing.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import { vacancies } from '../structured-data.ts'
import { ActionKey } from '../ui/action-key.tsx'
import type { Route } from './+types/careers.ts'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { careers, company, locations } = siteOf(args)
  return { careers, company, offices: locations.offices.items }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [
        ...seo(args, args.loaderData.careers.meta),
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
        <ActionKey action={hero.action} className="min-h-[48px]" />
      </PageHero>
      <CareersEntry {...hero} />
      <CareersBenefits benefits={careers.benefits} />
      <CareersPositions positions={careers.positions} />
      <CareersCulture culture={careers.culture} />
      <CareersLife life={careers.life} offices={offices} />
      <div className="careers-closing">
        <Closing title={closing.heading} text={closing.text}>
          <ActionKey action={closing.primary} className="min-h-[56px]" />
          <ActionKey action={closing.secondary} tone="outline" className="min-h-[56px]" />
        </Closing>
      </div>
    </>
  )
}
