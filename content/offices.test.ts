import { expect, it } from 'vitest'
import { offices } from './company.ts'
import { services } from './services.ts'

it.each(offices)('what $name is good at are services of ours', ({ specialties }) => {
  const slugs = services.map(({ slug }) => slug)
  for (const { slug } of specialties) expect(slugs).toContain(slug)
})
