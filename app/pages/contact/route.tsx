import script from 'virtual:enhance/contact'
import inboxScript from 'virtual:enhance/contact-with-inbox'
import { metaTags } from '#app/head/meta-tags.ts'
import { Closing, directContact } from '#app/sections/closing.tsx'
import { pageContext, siteOf } from '#app/sections/page-context.ts'
import { PageHero } from '#app/sections/page-hero.tsx'
import { ActionButton } from '#app/ui/action-button.tsx'
import type { Route } from './+types/route.ts'
import { ContactCards } from './cards.tsx'
import style from './contact.css?inline'
import inboxStyle from './contact-inbox.css?inline'
import { ContactDepartments } from './departments.tsx'
import { ContactFaq } from './faq.tsx'
import { ContactForm } from './form.tsx'
import { ContactHours } from './hours.tsx'
import { PhoneLine } from './phone-line.tsx'

export const handle = { style, inboxStyle, script, inboxScript }

export const loader = (args: Route.LoaderArgs) => {
  const { chrome, contact, services, servicesPage, company, locations } = siteOf(args)
  const mailbox = locations.addresses.items.find(({ id }) => id === 'projects')
  return {
    contact,
    submission: args.context.get(pageContext).submission,
    services,
    groups: servicesPage.groups,
    company,
    emergencyPhone: locations.support.emergency.phone,
    quotes: { ...directContact(chrome, company), email: mailbox?.email ?? company.email, all: '' },
  }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? metaTags(args, args.loaderData.contact.meta, args.loaderData.contact.hero.title) : []

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { contact, submission, services, groups, company, emergencyPhone, quotes } = loaderData
  const { departments, closing } = contact
  const { email, phone } = company
  return (
    <>
      <PageHero {...contact.hero} />
      <PhoneLine phone={phone} description={contact.lineAlt} />
      <ContactCards
        title={contact.cardsTitle}
        cards={contact.cards}
        note={contact.cardsNote}
        company={company}
        emergency={{ text: contact.emergency, phone: emergencyPhone }}
      />
      <ContactForm
        form={contact.form}
        departments={departments}
        inbox={contact.inbox}
        submission={submission}
        email={email}
      />
      <ContactHours officeHours={contact.officeHours} />
      <ContactDepartments {...{ departments, groups, services, email }} />
      <ContactFaq faq={contact.faq} />
      <Closing title={closing.heading} text={closing.text} contact={quotes}>
        <ActionButton action={closing.primary} className="button-large" />
        <ActionButton action={closing.secondary} tone="outline" className="button-large" />
      </Closing>
    </>
  )
}
