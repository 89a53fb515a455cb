import style from '../contact.css?inline'
import { siteOf } from '../page-context.ts'
import { Closing } from '../sections/closing.tsx'
import { ContactCards } from '../sections/contact-cards.tsx'
import { ContactDepartments } from '../sections/contact-departments.tsx'
import { ContactFaq } from '../sections/contact-faq.tsx'
import { ContactForm } from '../sections/contact-form.tsx'
import { ContactHours } from '../sections/contact-hours.tsx'
import { ContactLine } from '../sections/contact-line.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { seo } from '../seo.ts'
import { ActionKey } from '../ui/action-key.tsx'
import type { Route } from './+types/contact.ts'

export const handle = { style }

export const loader = (args: Route.LoaderArgs) => {
  const { contact, services, servicesPage, company } = siteOf(args)
  return { contact, services, groups: servicesPage.groups, company }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? seo(args, args.loaderData.contact.meta) : []

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
        <ActionKey action={closing.primary} className="min-h-[56px]" />
        <ActionKey action={closing.secondary} tone="outline" className="min-h-[56px]" />
      </Closing>
    </>
  )
}
