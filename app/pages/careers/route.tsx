import inboxScript from 'virtual:enhance/careers-with-inbox'
import { metaTags } from '#app/head/meta-tags.ts'
import { vacancy } from '#app/head/structured-data.ts'
import { Closing, directContact } from '#app/sections/closing.tsx'
import { pageContext, siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { RuledRows } from '#app/sections/ruled-rows.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import type { Route } from './+types/route.ts'
import { ApplicationForm } from './application-form.tsx'
import style from './careers.css?inline'
import inboxStyle from './careers-inbox.css?inline'
import { CareersCulture } from './culture.tsx'
import { CareersLife } from './life.tsx'
import { CareersMessage } from './message.tsx'
import { CareersPositions } from './positions.tsx'

export const handle = { style, inboxStyle, inboxScript }

export const loader = (args: Route.LoaderArgs) => {
  const { careers, chrome, company, locations } = siteOf(args)
  const mailbox = locations.addresses.items.find(({ id }) => id === 'careers')
  return {
    careers,
    submission: args.context.get(pageContext).submission,
    chosen: new URL(args.request.url).searchParams.get('position') ?? '',
    company,
    offices: locations.offices.items,
    contact: { ...directContact(chrome, company), email: mailbox?.email ?? company.email },
  }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? [
        ...metaTags(args, args.loaderData.careers.meta, args.loaderData.careers.hero.title),
        ...vacancy(args, args.loaderData.careers.positions.items, {
          offices: args.loaderData.offices,
          company: args.loaderData.company.name,
        }),
      ]
    : []

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { careers, submission, chosen, offices, contact } = loaderData
  const { hero, positions, inbox, closing } = careers
  return (
    <>
      <PageHero title={hero.title} subtitle={hero.subtitle}>
        <ActionButton action={hero.action} className="button-medium" />
      </PageHero>
      <CareersMessage {...hero} />
      <RuledRows id="benefits" {...careers.benefits} />
      <CareersPositions positions={positions} email={contact.email} applyLabel={inbox?.apply} />
      {inbox && (
        <ApplicationForm
          inbox={inbox}
          positions={positions.items}
          chosen={chosen}
          submission={submission}
          email={contact.email}
        />
      )}
      <CareersCulture culture={careers.culture} />
      <CareersLife life={careers.life} offices={offices} />
      <RuledRows id="hiring" {...careers.hiring} numbered />
      <div className="careers-closing">
        <Closing title={closing.heading} text={closing.text} contact={contact}>
          <ActionButton action={closing.primary} className="button-large" />
          <ActionButton action={closing.secondary} tone="outline" className="button-large" />
        </Closing>
      </div>
    </>
  )
}
