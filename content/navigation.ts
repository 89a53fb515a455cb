// The top bar's items and menus, made from the lists of services and industries.
import { industries } from './industries.ts'
import type { NavigationItem } from './schema.ts'
import { serviceGroups, servicePath } from './services.ts'

export const navigation: readonly NavigationItem[] = [
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
    megamenu: serviceGroups.map((group) => ({
      name: group.name,
      path: `/services#${group.id}`,
      sections: group.subcategories.map(({ name, services }) => ({
        name,
        links: services.map((service) => ({ name: service, path: servicePath(service) })),
      })),
    })),
  },
  {
    name: 'Industries',
    path: '/industries',
    submenu: industries.map(({ name, slug }) => ({ name, path: `/industries/${slug}` })),
  },
  { name: 'Careers', path: '/careers' },
  { name: 'Locations', path: '/locations' },
  { name: 'Contact', path: '/contact' },
]

/** Whether a top-level item is marked at a path: it starts with the item's path, Home only where it is the same. */
export function isCurrent(item: NavigationItem, path: string): boolean {
  if (item.path === '/') return path === '/'
  return path === item.path || path.startsWith(`${item.path}/`)
}
