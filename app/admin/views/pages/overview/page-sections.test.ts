import { expect, it } from 'vitest'
import { makeCatalog } from '#app/admin/catalog/catalog.ts'
import { pathsOf } from '#content/addresses/paths.ts'
import { site } from '#content/default-content.ts'
import { industries } from '#content/industries.ts'
import { services as allServices } from '#content/services.ts'
import { pageSectionsOf } from './page-sections.ts'

const { pages } = makeCatalog()
const { general, services } = pageSectionsOf(pages)
const summary = (sections: typeof general) => sections.map((each) => [each.title, each.pages.length])

it('puts the main pages, the industries and the errors first', () => {
  const mainPages = pathsOf({ ...site, services: [], industries: [] })
  expect(summary(general)).toEqual([
    ['Main pages', mainPages.length],
    ['Industries', industries.length],
    ['Errors', 2],
  ])
  expect(general[0]?.pages.map(({ path }) => path)).toEqual(mainPages)
  const specified = ['/', '/about', '/services', '/industries', '/careers', '/locations', '/contact']
  expect(mainPages.filter((path) => specified.includes(path))).toEqual(specified)
})

it('divides the services into their groups', () => {
  const count = (group: string) => allServices.filter((service) => service.group === group).length
  expect(summary(services)).toEqual([
    ['Services › Semiconductors', count('semiconductors')],
    ['Services › Embedded', count('embedded')],
    ['Services › Software', count('software')],
  ])
})

it('contains every page once', () => {
  const listed = [...general, ...services].flatMap((section) => section.pages)
  expect(new Set(listed)).toEqual(new Set(pages))
  expect(listed).toHaveLength(pages.length)
})
