// The top bar's items and menus, made from what the site holds.
import { catalogOf } from './catalog.ts'
import { industryPath } from './industries.ts'
import type { NavigationItem } from './schema.ts'
import { servicePath } from './services.ts'
import type { Site } from './site.ts'

export function navigationOf({ servicesPage, services, industries }: Site): NavigationItem[] {
  return [
    { name: 'Home', path: '/' },
    {
      name: 'About',
      path: '/about',
      submenu: [
        { name: 'Company Overview', path: '/about' },
        { name: 'Leadership Team', path: '/about#leadership' },
        { name: 'Our Values', path: '/about#values' },
        { name: 'History', path: '/about#history' },
      ],
    },
    {
      name: 'Services',
      path: '/services',
      megamenu: catalogOf(servicesPage.groups, services).map(({ id, name, sections }) => ({
        name,
        path: `/services#${id}`,
        sections: sections.map((section) => ({
          name: section.name,
          links: section.services.map((service) => ({ name: service.name, path: servicePath(service) })),
        })),
      })),
    },
    {
      name: 'Industries',
      path: '/industries',
      submenu: industries.map((industry) => ({ name: industry.name, path: industryPath(industry) })),
    },
    { name: 'Careers', path: '/careers' },
    { name: 'Locations', path: '/locations' },
    { name: 'Contact', path: '/contact' },
  ]
}

/** Whether a top-level item is marked at a path: it starts with the item's path, Home only where it is the same. */
export function isCurrent(item: NavigationItem, path: string): boolean {
  if (item.path === '/') return path === '/'
  return path === item.path || path.startsWith(`${item.path}/`)
}
