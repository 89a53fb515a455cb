// All defaults of the site as one object.
import { about } from './about.ts'
import { groupsWith } from './addresses/service-catalog.ts'
import { type Careers, careers } from './careers.ts'
import { chrome } from './chrome.ts'
import { company } from './company.ts'
import { type Contact, contact } from './contact.ts'
import { home } from './home.ts'
import { careersInbox, contactInbox, resumeByForm } from './inbox.ts'
import { industries } from './industries.ts'
import { industriesPage } from './industries-page.ts'
import { locations } from './locations.ts'
import { services } from './services.ts'
import { servicesPage } from './services-page.ts'

const defaults = {
  company,
  chrome,
  home,
  about,
  servicesPage: { ...servicesPage, groups: groupsWith(services, servicesPage.groups) },
  services,
  industriesPage,
  industries,
  careers,
  locations,
  contact,
}

export type Site = Omit<typeof defaults, 'careers' | 'contact'> & { careers: Careers; contact: Contact }

export const site: Site = defaults

const { notSent: _, ...sendingForm } = contact.form

/** The site when it receives messages and applications (INBOX=on). */
export const siteWithInbox: Site = {
  ...site,
  careers: {
    ...careers,
    hiring: {
      ...careers.hiring,
      items: careers.hiring.items.map((step) =>
        step.id === 'resume' ? { ...step, description: resumeByForm } : step,
      ),
    },
    closing: { ...careers.closing, secondary: { ...careers.closing.secondary, href: '/careers#apply' } },
    inbox: careersInbox,
  },
  contact: { ...contact, form: sendingForm, inbox: contactInbox },
}
