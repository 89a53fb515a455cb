// The texts of the frame that every page has: footer, notices, names of controls.
import type { Action, Link } from './schema.ts'

const comingSoon = 'This section is not implemented yet. You can request it in the next prompt.'

export const chrome = {
  skipLink: 'Skip to content',
  menu: 'Menu',
  theme: 'Dark theme',
  megamenu: { all: 'All services', unit: 'services' },
  footer: {
    columns: [
      {
        id: 'services',
        name: 'Services',
        links: [
          { id: 'semiconductors', name: 'Semiconductors', path: '/services#semiconductors' },
          { id: 'embedded', name: 'Embedded', path: '/services#embedded' },
          { id: 'software', name: 'Software', path: '/services#software' },
        ],
      },
      {
        id: 'company',
        name: 'Company',
        links: [
          { id: 'about', name: 'About', path: '/about' },
          { id: 'industries', name: 'Industries', path: '/industries' },
          { id: 'careers', name: 'Careers', path: '/careers' },
          { id: 'locations', name: 'Locations', path: '/locations' },
          { id: 'contact', name: 'Contact', path: '/contact' },
        ],
      },
    ] satisfies { id: string; name: string; links: (Link & { id: string })[] }[],
    elsewhere: 'Elsewhere',
    social: [
      { id: 'linkedin', label: 'LinkedIn', href: '' },
      { id: 'twitter', label: 'Twitter', href: '' },
      { id: 'facebook', label: 'Facebook', href: '' },
    ] satisfies (Action & { id: string })[],
    legal: [
      { id: 'privacy-policy', label: 'Privacy Policy', href: '' },
      { id: 'terms-of-service', label: 'Terms of Service', href: '' },
      { id: 'cookie-policy', label: 'Cookie Policy', href: '' },
    ] satisfies (Action & { id: string })[],
    copyrightYear: '2025',
  },
  notices: {
    comingSoon: { title: 'Feature Coming Soon', description: comingSoon },
    footer: { title: 'Feature Coming Soon!', description: comingSoon },
    contactForm: {
      title: 'Feature Coming Soon',
      description: 'The contact form is not implemented yet. You can request it in the next prompt.',
    },
  },
  errors: {
    notFound: {
      title: 'No signal',
      description: 'There is no page at this address. It may have moved, or the link has a typing error.',
    },
    failure: {
      title: 'Fault',
      description: 'This page could not be shown. Try again in a moment; the other pages are not affected.',
    },
  },
}

export type Chrome = typeof chrome
