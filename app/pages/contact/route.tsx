import { metaTags } from '#app/head/meta-tags.ts'
import { siteOf } from '#app/page-context.ts'
import { Closing } from '#app/sections/closing.tsx'
import { PageHero } from '#app/sections/page-hero.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import type { Route } from './+types/route.ts'
import { ContactCards } from './cards.tsx'
import style from './contact.css?inline'
import { ContactDepartments } from './departments.tsx'
import { ContactFaq } from './faq.tsx'
import { ContactForm } from './form.tsx'
import { ContactHours } from './hours.tsx'
import { ContactLine } from './line.tsx'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { contact, services, servicesPage, company } = siteOf(args)
  return { contact, services, groups: servicesPage.groups, company }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? metaTags(args, args.loaderData.contact.meta) : []

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact, services, groups, company } = loaderData
  const { departments, closing } = contact
  const { email, phone } = company
  return (
    <>
      <PageHero {...contact.hero} />
      <ContactLine phone={phone} description={contact.lineAlt} />
      <ContactCards title={contact.cardsTitle} cards={contact.cards} company={company} />
      <ContactForm form={contact.form} departments={departments} email={email} />
      <ContactHours officeHours={contact.officeHours} />
      <ContactDepartments {...{ departments, groups, services, email }} />
      <ContactFaq faq={contact.faq} />
      <Closing title={closing.heading} text={closing.text}>
        <ActionButton action={closing.primary} className="min-h-[56px]" />
        <ActionButton action={closing.secondary} tone="outline" className="min-h-[56px]" />
      </Closing>
    </>
  )
}
