// The texts of the page chrome, which every page has: footer, notices, names of controls.
import type { Action, Link } from './schema.ts'

/** An item of the bar, as far as it is written here. */
interface PageItem extends Link {
  id: string
  submenu?: (Link & { id: string })[]
}

const comingSoon = 'This section is not implemented yet. You can request it in the next prompt.'

export const chrome = {
  skipLink: 'Skip to content',
  /**
   * The top bar. What is below Services and Industries comes from their lists (addresses/navigation.ts). The last item is drawn as a
   * button.
   */
  navigation: {
    label: 'Main',
    /** Names the button that opens the menu of an item. */
    menu: '{name} menu',
    items: [
      { id: 'home', name: 'Home', path: '/' },
      {
        id: 'about',
        name: 'About',
        path: '/about',
        submenu: [
          { id: 'overview', name: 'Company Overview', path: '/about' },
          { id: 'leadership', name: 'Leadership Team', path: '/about#leadership' },
          { id: 'values', name: 'Our Values', path: '/about#values' },
          { id: 'history', name: 'History', path: '/about#history' },
        ],
      },
      { id: 'services', name: 'Services', path: '/services' },
      { id: 'industries', name: 'Industries', path: '/industries' },
      { id: 'careers', name: 'Careers', path: '/careers' },
      { id: 'locations', name: 'Locations', path: '/locations' },
      { id: 'contact', name: 'Contact', path: '/contact' },
    ] satisfies PageItem[],
  },
  /** The way from the top of the site to a service or an industry. */
  trail: 'Breadcrumb',
  menu: 'Menu',
  theme: 'Dark theme',
  megamenu: { all: 'All services', count: '{count} services' },
  footer: {
    /** Their links are those of the bar. */
    columns: [
      { id: 'services', name: 'Services' },
      { id: 'company', name: 'Company' },
    ],
    elsewhere: 'Social media',
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
  /** At the end of a page, before and after the email address and the phone number. */
  directContact: { label: 'Or write or call directly:', all: 'All ways to contact us' },
  /**
   * Hidden pages and old addresses, and where each leads: `'/team /about'` (redirects/redirect-lines.ts). More can be added in
   * the panel.
   */
  redirects: [] as readonly string[],
  toasts: { region: 'Notifications (F8)', close: 'Close' },
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
      description:
        'There is no page at this address. The page may have moved, or the address may contain a typo.',
      /** What the browser's tab says, where the title alone would not be understood. */
      tabTitle: 'Page not found',
      /** Before the general email address. */
      contact: 'Still cannot find the page? Send us the address you tried:',
    },
    failure: {
      title: 'Fault',
      description: 'We could not show this page. Try again in a moment. The other pages still work.',
    },
  },
}

export type Chrome = typeof chrome
