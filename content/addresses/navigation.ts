// The links of the page chrome, derived from the site: the top bar with its menus, and the columns of the footer.

import type { Site } from '#content/default-content.ts'
import { industryPath } from '#content/industries.ts'
import type { Link, LinkColumn, NavigationItem, ServiceGroup } from '#content/schema.ts'
import { servicePath } from '#content/services.ts'
import { catalogOf } from './service-catalog.ts'

export function navigationOf({ chrome, servicesPage, services, industries }: Site): NavigationItem[] {
  const menus: Partial<Record<string, Pick<NavigationItem, 'submenu' | 'megamenu'>>> = {
    services: {
      megamenu: catalogOf(servicesPage.groups, services).map((group) => ({
        ...groupLink(group),
        sections: group.sections.map((section) => ({
          id: section.id,
          name: section.name,
          links: section.services.map((service) => ({ name: service.name, path: servicePath(service) })),
        })),
      })),
    },
    industries: {
      submenu: industries.map((industry) => ({ name: industry.name, path: industryPath(industry) })),
    },
  }
  // Without a page below it, an item has no menu.
  if (services.length === 0) delete menus.services
  if (industries.length === 0) delete menus.industries
  return chrome.navigation.items.map((item) => ({ ...item, ...menus[item.id] }))
}

/** Returns the columns of the footer that have links. Bar and footer use the same text for a page's name. */
export function footerColumnsOf({ chrome, servicesPage }: Site): LinkColumn[] {
  const links: Partial<Record<string, readonly Link[]>> = {
    services: servicesPage.groups.map(groupLink),
    company: chrome.navigation.items.filter(({ id }) => id !== 'home' && id !== 'services'),
  }
  return chrome.footer.columns
    .map((column) => ({ ...column, links: links[column.id] ?? [] }))
    .filter(({ links }) => links.length > 0)
}

const groupLink = ({ id, name }: ServiceGroup): Link => ({ name, path: `/services#${id}` })

/** Whether a top-level item is marked at a path: the path must start with the item's path, or equal it for Home. */
export function isCurrent(item: NavigationItem, path: string): boolean {
  if (item.path === '/') return path === '/'
  return path === item.path || path.startsWith(`${item.path}/`)
}
