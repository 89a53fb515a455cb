import { expect, it } from 'vitest'
import { site } from '#content/default-content.ts'
import { servicesPage } from '#content/services-page.ts'
import { catalogOf, groupsWith } from './service-catalog.ts'

const { services } = site
const catalog = catalogOf(site.servicesPage.groups, services)

it('sorts every service into one subcategory of its group', () => {
  const sorted = catalog.flatMap(({ sections }) => sections.flatMap((section) => section.services))
  expect(new Set(sorted)).toEqual(new Set(services))
  expect(sorted).toHaveLength(services.length)
  for (const { sections } of catalog) {
    for (const section of sections) expect(section.services.length).toBeGreaterThan(0)
  }
})

it('has no group and no subcategory without a service, and keeps the texts of the others', () => {
  const [first] = services
  const [group] = groupsWith(services.slice(0, 1), servicesPage.groups)
  expect(groupsWith([], servicesPage.groups)).toEqual([])
  expect(group).toEqual({
    ...servicesPage.groups.find(({ id }) => id === first?.group),
    subcategories: [expect.objectContaining({ id: first?.subcategory })],
  })
})
