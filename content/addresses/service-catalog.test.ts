import { expect, it } from 'vitest'
import { services } from '#content/services.ts'
import { servicesPage } from '#content/services-page.ts'
import { catalogOf } from './service-catalog.ts'

const catalog = catalogOf(servicesPage.groups, services)

it('sorts every service into one of three subcategories of its group', () => {
  const sorted = catalog.flatMap(({ sections }) => sections.flatMap((section) => section.services))
  expect(new Set(sorted)).toEqual(new Set(services))
  expect(sorted).toHaveLength(services.length)
  for (const { sections } of catalog) {
    expect(sections).toHaveLength(3)
    for (const section of sections) expect(section.services.length).toBeGreaterThan(0)
  }
})
