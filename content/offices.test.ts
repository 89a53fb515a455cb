import { expect, it } from 'vitest'
import { offices } from './company.ts'
import { services } from './services.ts'

it.each(offices)('every specialty of $name is a service we offer', ({ specialties }) => {
  const slugs = services.map(({ slug }) => slug)
  for (const { slug } of specialties) expect(slugs).toContain(slug)
})
