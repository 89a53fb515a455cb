// All defaults of the site as one object.
import { about } from './about.ts'
import { careers } from './careers.ts'
import { chrome } from './chrome.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { industries } from './industries.ts'
import { industriesPage } from './industries-page.ts'
import { locations } from './locations.ts'
import { services } from './services.ts'
import { servicesPage } from './services-page.ts'

export const site = {
  company,
  chrome,
  home,
  about,
  servicesPage,
  services,
  industriesPage,
  industries,
  careers,
  locations,
  contact,
}

export type Site = typeof site
